import type { AnyDeskRuleset, AnyKnown, TurnFile } from '@chancery/core';
import { openTurnFile } from '@chancery/core';
import type { Answer } from '../api/ask.ts';
import type { ServerSeat } from '../server-seat.ts';
import { unpackTurnFile } from '../unpack-turn-file.ts';

/** A turn as its seat saw it, to be looked at. */
export interface PastTurn {
  readonly file: TurnFile;
  readonly known: AnyKnown;
}

/** The turns of one seat, each fetched once; the newest is there already. */
export class PastTurns {
  readonly #ruleset: AnyDeskRuleset;
  readonly #source: Pick<ServerSeat, 'load'> | null;
  readonly #turns = new Map<number, Promise<Answer<PastTurn>>>();

  constructor(ruleset: AnyDeskRuleset, newest: TurnFile, source: Pick<ServerSeat, 'load'> | null) {
    this.#ruleset = ruleset;
    this.#source = source;
    this.#turns.set(newest.turn, Promise.resolve({ ok: true, value: pastTurn(newest) }));
  }

  /** What could not be fetched is asked for again the next time. */
  at(turn: number): Promise<Answer<PastTurn>> {
    const asked = this.#turns.get(turn) ?? this.#fetch(turn);
    this.#turns.set(turn, asked);
    asked.then(({ ok }) => ok || this.#turns.delete(turn));
    return asked;
  }

  async #fetch(turn: number): Promise<Answer<PastTurn>> {
    const loaded = await this.#source?.load(turn);
    if (loaded === undefined) return { ok: false, fault: '', code: 'unreachable' };
    if (!loaded.ok) return loaded;
    const opened = openTurnFile(unpackTurnFile(JSON.parse(loaded.value)), this.#ruleset.id, null);
    if (!opened.ok) throw new Error(`the server sent no turn file of ${this.#ruleset.id}`);
    return { ok: true, value: pastTurn(opened.value.file) };
  }
}

const pastTurn = (file: TurnFile): PastTurn => ({ file, known: { setting: file.setting, view: file.view } });
