/** The few things that are asked over HTTP: what can be played, new tables, taking a seat, the list of own tables. */
import type { Language } from './game';
import { newId } from './ids';
import type { AskPosition, Fault, GameInfo, Key, Lesson, NewTable, NewTableReply, PositionsPage, Resolved, RulesPage, Sit, Summary } from './protocol';

/** A refused request, with the server's sentence. */
export class ApiFailure extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
    readonly rule: string | null = null,
    /** What of a position cannot be, each with its place. */
    readonly faults: readonly Fault[] = [],
  ) {
    super(text);
  }
}

async function ask<T>(path: string, language: Language, init: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      ...init,
      headers: { Accept: 'application/json', 'Accept-Language': language, ...init.headers },
    });
  } catch {
    throw new ApiFailure(0, 'offline', '');
  }
  if (!response.ok) throw await failureOf(response);
  return (await response.json()) as T;
}

async function failureOf(response: Response): Promise<ApiFailure> {
  const said = await response.json().catch(() => ({}));
  return new ApiFailure(response.status, String(said.code ?? ''), String(said.text ?? ''), said.rule ?? null, said.faults ?? []);
}

function post<T>(path: string, language: Language, body: unknown): Promise<T> {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  return ask<T>(path, language, init);
}

/** A request that makes something: sent once more if the line broke, and carried out once. */
async function make<T>(path: string, language: Language, body: object): Promise<T> {
  const wish = { ...body, id: newId() };
  try {
    return await post<T>(path, language, wish);
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.status !== 0) throw failure;
    return post<T>(path, language, wish);
  }
}

export function games(language: Language): Promise<GameInfo[]> {
  return ask(`/api/games?language=${language}`, language);
}

export function rulesOf(game: string, language: Language): Promise<RulesPage> {
  return ask(`/api/rules/${encodeURIComponent(game)}?language=${language}`, language);
}

export function lessonOf(game: string, language: Language): Promise<Lesson> {
  return ask(`/api/lesson?game=${encodeURIComponent(game)}&language=${language}`, language);
}

export function newTable(wish: NewTable, language: Language): Promise<NewTableReply> {
  return make('/api/tables', language, wish);
}

export function sit(wish: Sit, language: Language): Promise<Key> {
  return make('/api/sit', language, wish);
}

export function mine(tables: [string, string][], language: Language): Promise<Summary[]> {
  return post('/api/mine', language, { tables, language });
}

export function positionsOf(game: string, language: Language): Promise<PositionsPage> {
  return ask(`/api/positions/${encodeURIComponent(game)}?language=${language}`, language);
}

/** A position as far as the answers go; the server keeps nothing of it. */
export function resolvePosition(game: string, wish: AskPosition, language: Language): Promise<Resolved> {
  return post(`/api/positions/${encodeURIComponent(game)}?language=${language}`, language, wish);
}

/** A table to look at a record; the same record always opens the same one. */
export function openRecord(record: ArrayBuffer, language: Language): Promise<NewTableReply> {
  return ask('/api/records', language, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    body: record,
  });
}

/** The record of a finished match as text, for a file. */
export async function record(table: string, token: string, language: Language): Promise<Blob> {
  const response = await fetch(`/api/tables/${encodeURIComponent(table)}/record`, {
    headers: { Authorization: `Bearer ${token}`, 'Accept-Language': language },
  });
  if (!response.ok) throw await failureOf(response);
  return response.blob();
}
