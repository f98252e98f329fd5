import type { PracticeFounding, PracticeTurn, TurnFile } from '@chancery/core';
import { forgetDrafts } from '#lib/desk/kept-draft.ts';
import { openSession } from '#lib/desk/open-session.ts';
import type { DeskSession } from '#lib/desk/session.svelte.ts';
import { words } from '#lib/words/words.ts';
import { type Beside, openBeside } from './beside.ts';
import { type KeptGame, practiceStore } from './practice-store.ts';

/** A game against bots that is being played on this page. */
export class PracticeRun {
  readonly founding: PracticeFounding;
  readonly #beside: Beside;
  readonly #setting: unknown;
  #last: PracticeTurn;
  /** The turns seen on this page: what was asked for once, or could not be kept, is here. */
  readonly #turns = new Map<number, PracticeTurn>();

  /** The desk over the newest turn. */
  session: DeskSession = $state.raw() as DeskSession;
  /** The bots are at it. */
  running: boolean = $state(false);
  /** What went wrong last; empty when nothing did. */
  fault: string = $state('');

  private constructor(
    { founding, setting }: Pick<KeptGame, 'founding' | 'setting'>,
    last: PracticeTurn,
    beside: Beside,
  ) {
    this.founding = founding;
    this.#setting = setting;
    this.#last = last;
    this.#beside = beside;
  }

  static async begin(founding: PracticeFounding): Promise<PracticeRun> {
    const beside = openBeside();
    const { setting, first } = await beside.do<'begin'>({ kind: 'begin', founding });
    const run = new PracticeRun({ founding, setting }, first, beside);
    await run.#lay(first);
    await run.#keep();
    return run;
  }

  /** Null when this browser has no such game. */
  static async resume(id: string): Promise<PracticeRun | null> {
    const game = await practiceStore.game(id);
    const last = game && (await practiceStore.turn(id, game.turn));
    if (!game || !last) return null;
    const run = new PracticeRun(game, last, openBeside());
    await run.#lay(last);
    return run;
  }

  get turn(): number {
    return this.session.file.turn;
  }

  get isOver(): boolean {
    return this.session.file.window.kind === 'outcome';
  }

  /** Goes back to a turn that is kept; what came after it is played again. False when it is not kept. */
  async goBack(turn: number): Promise<boolean> {
    const kept = await this.#turnOf(turn);
    if (!kept) return false;
    await this.#goOnFrom(kept);
    return true;
  }

  /** Begins the same game once more. */
  async beginAgain(): Promise<void> {
    const { founding } = this;
    const { first } = await this.#beside.do<'begin'>({ kind: 'begin', founding });
    await this.#goOnFrom(first);
  }

  /** Runs the turn with the orders of the draft. */
  async nextTurn(): Promise<void> {
    if (this.running || this.isOver) return;
    this.running = true;
    this.fault = '';
    try {
      const { founding } = this;
      const task = { kind: 'play', founding, setting: this.#setting, last: this.#last } as const;
      const played = await this.#beside.do<'play'>({ ...task, orders: this.session.orders });
      if (!played.ok) throw new Error(played.incident.reason);
      await this.#goOnFrom(played.turn);
    } catch (fault) {
      this.fault = words.practice.failed(fault instanceof Error ? fault.message : String(fault));
    } finally {
      this.running = false;
    }
  }

  /** The turn file of a turn that is out, or null when it was not kept. */
  async fileOf(turn: number): Promise<TurnFile | null> {
    const kept = await this.#turnOf(turn);
    if (!kept) return null;
    return this.#beside.do<'file'>({ kind: 'file', founding: this.founding, setting: this.#setting, turn: kept });
  }

  /** All turns that were kept, the oldest first. */
  async turns(): Promise<readonly PracticeTurn[]> {
    const turns: PracticeTurn[] = [];
    for (let turn = 0; turn <= this.turn; turn += 1) {
      const kept = await this.#turnOf(turn);
      if (kept) turns.push(kept);
    }
    return turns;
  }

  end(): void {
    this.#beside.end();
  }

  async #turnOf(turn: number): Promise<PracticeTurn | undefined> {
    const known = this.#turns.get(turn) ?? (await practiceStore.turn(this.founding.id, turn).catch(() => undefined));
    if (known) this.#turns.set(turn, known);
    return known;
  }

  async #goOnFrom(turn: PracticeTurn): Promise<void> {
    // In live play a draft would outlast its own post.
    forgetDrafts(this.founding.id);
    await this.#lay(turn);
    this.#last = turn;
    await this.#keep();
  }

  async #lay(turn: PracticeTurn): Promise<void> {
    this.#turns.set(turn.turn, turn);
    const { founding } = this;
    const file = await this.#beside.do<'file'>({ kind: 'file', founding, setting: this.#setting, turn });
    const opened = await openSession(JSON.stringify(file));
    if (typeof opened === 'string') throw new Error(opened);
    opened.playAlone();
    this.session = opened;
  }

  /** A game that cannot be saved goes on; its ruler is told once each turn. */
  async #keep(): Promise<void> {
    const { file, ruleset } = this.session;
    const seatName = ruleset.seats(file.setting).find(({ seat }) => seat === file.seat)?.name ?? file.seat;
    const { founding, turn } = this;
    const { heading } = this.#last;
    try {
      await practiceStore.save(
        { founding, setting: this.#setting, turn, heading, seatName, at: Date.now() },
        this.#last,
      );
    } catch {
      this.fault = words.practice.notKept;
    }
  }
}
