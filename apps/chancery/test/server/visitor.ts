import { setTimeout as sleep } from 'node:timers/promises';
import { rulesetId, seatId } from '@chancery/core';
import type { DemoPlan } from '../../src/server/index.ts';
import { openLog } from '../../src/server/log.ts';

/** The small island, with its first seat for the visitor. */
export const ISLAND: DemoPlan = {
  title: 'Four crowns',
  ruleset: rulesetId('medieval-diplomacy'),
  scenario: 'four-crowns',
  seat: seatId('Eng'),
};

/** How long somebody looks again, in milliseconds: bots of a whole island may be at work on a busy machine. */
const PATIENCE = 60_000;

/** A log that is kept, line by line. */
export const keptLog = () => {
  const lines: string[] = [];
  return { lines, log: openLog('info', { write: (line) => lines.push(line) }) };
};

/** A browser without scripts: it keeps its cookies, follows links and sends forms. */
export class Browser {
  readonly #origin: string;
  #cookies = new Map<string, string>();
  /** Where it came to. */
  path = '/';

  constructor(origin: string) {
    this.#origin = origin;
  }

  async open(path: string): Promise<{ readonly status: number; readonly text: string }> {
    return this.#ask(path, { method: 'GET' });
  }

  async send(path: string, fields: { readonly [name: string]: string | readonly string[] } = {}) {
    const pairs = Object.entries(fields).flatMap(([name, values]) =>
      [values].flat().map((value): [string, string] => [name, value]),
    );
    return this.#ask(path, { method: 'POST', body: new URLSearchParams(pairs), headers: { origin: this.#origin } });
  }

  /** Comes in through the door of a demonstration, and tells where the plain page of the visitor's seat is. */
  async comeIn(door: string): Promise<string> {
    await this.open(door);
    const desk = new URL(this.path, this.#origin).searchParams;
    return `/campaigns/${desk.get('campaign')}/seats/${desk.get('seat')}`;
  }

  /** Looks again until the page says it. */
  async until(path: string, words: string): Promise<string> {
    for (const begun = Date.now(); Date.now() - begun < PATIENCE; ) {
      const { text } = await this.open(path);
      if (text.includes(words)) return text;
      await sleep(50);
    }
    throw new Error(`${path} never said: ${words}`);
  }

  /** What it would send by itself. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async #ask(path: string, init: RequestInit): Promise<{ readonly status: number; readonly text: string }> {
    this.path = path;
    const headers = new Headers(init.headers);
    headers.set('cookie', this.cookie);
    const answer = await fetch(new URL(path, this.#origin), { ...init, headers, redirect: 'manual' });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    const next = answer.headers.get('location');
    if (next !== null) return this.open(next);
    return { status: answer.status, text: await answer.text() };
  }
}
