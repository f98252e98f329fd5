import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Instant } from '@chancery/core';
import { rolldown } from 'rolldown';
import type { Acknowledged, Errand, Phase, Said } from './errand.ts';

/** What a killed process has left behind in the minds of those who heard it. */
export interface LastWords {
  /** What it did when it died. */
  readonly phase: Phase;
  /** The last time on its clock. */
  readonly now: Instant;
  readonly acknowledged: readonly Acknowledged[];
  /** What it wrote to standard error: nothing, or the test has failed. */
  readonly faults: string;
}

/** When a process is killed: so many milliseconds after it has begun something. */
export interface Fate {
  readonly phase: Phase;
  readonly after: number;
}

/** Processes that wait for an errand, so that nobody waits for them to start. */
export class Victims {
  readonly #program: string;
  readonly #waiting: Victim[];

  private constructor(program: string, ready: number) {
    this.#program = program;
    this.#waiting = Array.from({ length: ready }, () => new Victim(program));
  }

  /** Put into one file first: hundreds of modules take four times as long to load. */
  static async gather(ready: number, program = 'victim.ts'): Promise<Victims> {
    const folder = mkdtempSync(join(tmpdir(), 'chancery-victim-'));
    const input = fileURLToPath(new URL(program, import.meta.url));
    const bundle = await rolldown({ input, platform: 'node', logLevel: 'silent' });
    await bundle.write({ dir: folder, entryFileNames: '[name].mjs', codeSplitting: false, minify: true });
    await bundle.close();
    return new Victims(join(folder, program.replace(/\.ts$/, '.mjs')), ready);
  }

  /** Lets one work, and kills it. */
  async kill(errand: Errand, fate: Fate): Promise<LastWords> {
    const victim = this.#waiting.shift() ?? new Victim(this.#program);
    this.#waiting.push(new Victim(this.#program));
    return await victim.meet(errand, fate);
  }

  dismiss(): void {
    for (const victim of this.#waiting) victim.process.kill('SIGKILL');
    rmSync(join(this.#program, '..'), { recursive: true });
  }
}

class Victim {
  readonly process: ChildProcess;
  readonly #ready: Promise<void>;
  #faults = '';
  #hear: (said: Said) => void = () => undefined;

  constructor(program: string) {
    const env = { ...process.env, NODE_COMPILE_CACHE: join(program, '../cache') };
    this.process = spawn(process.execPath, [program], { stdio: 'pipe', env });
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#ready = promise;
    this.process.stderr?.on('data', (chunk) => {
      this.#faults += chunk;
    });
    createInterface({ input: this.process.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      const said = whole(line);
      if (said === null) return;
      if ('ready' in said) resolve();
      else this.#hear(said);
    });
  }

  async meet(errand: Errand, fate: Fate): Promise<LastWords> {
    await this.#ready;
    const acknowledged: Acknowledged[] = [];
    let last: { phase: Phase; now: Instant } = { phase: 'submit', now: errand.now };
    let doomed = false;
    this.#hear = (said) => {
      if ('acknowledged' in said) acknowledged.push(said.acknowledged);
      if (!('phase' in said)) return;
      last = said;
      if (doomed || said.phase !== fate.phase) return;
      doomed = true;
      setTimeout(() => this.process.kill('SIGKILL'), fate.after);
    };
    const ended = once(this.process, 'close');
    this.process.stdin?.write(`${JSON.stringify(errand)}\n`);
    await ended;
    return { ...last, acknowledged, faults: this.#faults };
  }
}

/** A line that was cut off was not heard by anybody. */
const whole = (line: string): Said | null => {
  try {
    return JSON.parse(line) as Said;
  } catch {
    return null;
  }
};
