import { defineConfig } from 'vitest/config';

const server = process.env['KAGURA_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  base: '/',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../src/kagura/server/static',
    emptyOutDir: true,
    // Browsers that know light-dark(): nothing is rewritten for older ones.
    target: ['es2022', 'chrome123', 'safari17.5', 'firefox120'],
    // The content security policy allows files of our own alone, no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: {
    proxy: { '/api': server, '/ws': { target: server.replace(/^http/, 'ws'), ws: true } },
  },
  test: { include: ['tests/**/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'], setupFiles: ['tests/setup.ts'] },
});
