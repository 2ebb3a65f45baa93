/** Starts the client. */
import { render } from 'preact';
import { App } from './app';
import { followAddress } from './core/route';
import { followSettings, settings } from './core/settings';
import { followGestures } from './core/sound';
import { loadWords } from './core/words';
import './style/tokens.css';
import './style/kit.css';
import './style/parts.css';

followSettings();
followAddress();
followGestures();
const root = document.getElementById('app');
if (root) void loadWords(settings.value.language).then(() => render(<App />, root));
