import { words } from '#lib/words/words.ts';

/** What the server answers, or why it does not, in words for the reader. */
export type Answer<T> = { readonly ok: true; readonly value: T } | Fault;

export interface Fault {
  readonly ok: false;
  readonly fault: string;
  /** `unreachable`, `not-signed-in`, or the code of the API's problem. */
  readonly code: string;
}

export interface Request {
  readonly method?: 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  /** Goes on when the page is left. */
  readonly keepalive?: boolean;
}

const API = '/api/v1';

/** Asks the server from which the desk was loaded, as the reader who is signed in there. */
export const ask = async (path: string, { method, body, keepalive }: Request = {}): Promise<Answer<Response>> => {
  try {
    const response = await fetch(`${API}${path}`, {
      credentials: 'same-origin',
      ...(method === undefined ? {} : { method }),
      ...(keepalive === undefined ? {} : { keepalive }),
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return response.ok ? { ok: true, value: response } : await faultOf(response);
  } catch {
    return { ok: false, fault: words.desk.unreachable, code: 'unreachable' };
  }
};

export const askJson = async <T>(path: string, request: Request = {}): Promise<Answer<T>> => {
  const answered = await ask(path, request);
  return answered.ok ? { ok: true, value: (await answered.value.json()) as T } : answered;
};

export const askText = async (path: string): Promise<Answer<string>> => {
  const answered = await ask(path);
  return answered.ok ? { ok: true, value: await answered.value.text() } : answered;
};

/** An answer that is none is told in the server's own words. */
const faultOf = async (response: Response): Promise<Fault> => {
  const signedOut = response.status === 401 || (HIDES.has(response.status) && !(await isSignedIn()));
  if (signedOut) return { ok: false, fault: words.desk.signedOut, code: 'not-signed-in' };
  const problem = (await response.json().catch(() => ({}))) as { readonly detail?: string; readonly code?: string };
  // Said in the reader's language: whoever writes for an hour is to know at once that it is not lost.
  if (problem.code === 'not-saved') return { ok: false, fault: words.desk.notSaved, code: problem.code };
  return {
    ok: false,
    fault: problem.detail ?? words.desk.serverAnswers(response.status),
    code: problem.code ?? String(response.status),
  };
};

/** What people may not know of is to them as if it were not there, as it is to a ruler whose session has ended. */
const HIDES: ReadonlySet<number> = new Set([403, 404]);

const isSignedIn = async (): Promise<boolean> => (await fetch(`${API}/account`, { credentials: 'same-origin' })).ok;

export const pathOf = (...parts: readonly (string | number)[]): string =>
  parts.map((part) => `/${encodeURIComponent(part)}`).join('');
