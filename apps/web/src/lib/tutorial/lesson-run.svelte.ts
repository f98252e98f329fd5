import {
  type AnyOrder,
  canGoOn,
  draftBefore,
  isDone,
  type LessonStep,
  lessonFounding,
  mayRun,
  missingBefore,
  resumedAt,
  type Seen,
  setRight,
} from '@chancery/core';
import { forgetDrafts } from '#lib/desk/kept-draft.ts';
import { words } from '#lib/words/words.ts';
import { PracticeRun } from '../practice/practice-run.svelte.ts';
import { type KeptProgress, keepProgress, keptProgress } from './kept-progress.ts';
import type { OfferedLesson } from './offered-lessons.ts';

/** A lesson that is being taken: its game, its step, and what the guide does to either. */
export class LessonRun {
  readonly offered: OfferedLesson;
  readonly run: PracticeRun;
  /** The step in hand; behind the last one when the lesson is over. */
  at: number = $state(0);
  /** The room that is open. */
  room: string | undefined = $state();
  /** What the guide has to say of what has just happened. */
  note: string = $state('');

  /** The draft with which each step began when it was entered first. */
  #drafts: KeptProgress['drafts'] = {};
  /** The step that was seen before it was done: it is left by itself as soon as it is. */
  #awaited: string | null = null;
  /** Whence the pupil went back to a step whose order had got lost. */
  #returnTo: number | null = null;

  private constructor(offered: OfferedLesson, run: PracticeRun) {
    this.offered = offered;
    this.run = run;
  }

  static async take(offered: OfferedLesson, anew: boolean): Promise<LessonRun> {
    const founding = lessonFounding(offered.ruleset, offered.lesson);
    const kept = anew ? null : keptProgress(offered.ruleset);
    if (kept === null) forgetDrafts(founding.id);
    const resumed = kept === null ? null : await PracticeRun.resume(founding.id);
    const taken = new LessonRun(offered, resumed ?? (await PracticeRun.begin(founding)));
    if (kept && resumed) await taken.#goOn(kept);
    else taken.#enter(0);
    return taken;
  }

  get steps(): readonly LessonStep[] {
    return this.offered.lesson.steps;
  }

  /** Undefined when the lesson is over. */
  get step(): LessonStep | undefined {
    return this.steps[this.at];
  }

  get seen(): Seen {
    const { session } = this.run;
    return { room: this.room, turn: this.#turn, known: session.known, orders: session.orders };
  }

  readonly isDone: boolean = $derived.by(() => this.step !== undefined && isDone(this.step, this.seen));
  /** The step before this one whose order is missing from the draft. */
  readonly missing: number | null = $derived.by(() => missingBefore(this.steps, this.at, this.seen));

  get #turn(): number {
    return this.run.turn - this.offered.lesson.before.length;
  }

  /** Looks whether the step in hand has just been done, and goes on when it has. A turn goes on by itself when it is out. */
  look(): void {
    const { step } = this;
    if (step === undefined || step.act.kind === 'read' || step.act.kind === 'turn') return;
    if (!this.isDone) this.#awaited = step.id;
    else if (this.#awaited === step.id) this.next();
  }

  next(): void {
    const back = this.#returnTo;
    this.#returnTo = null;
    this.note = '';
    this.#enter(back ?? this.at + 1);
  }

  back(): void {
    this.note = '';
    if (this.at > 0) this.#enter(this.at - 1);
  }

  /** Goes back to the step whose order is missing, and returns from there. */
  mend(): void {
    if (this.missing === null) return;
    this.#returnTo = this.at;
    this.#enter(this.missing);
  }

  /** Brings the draft to what the step asks. */
  write(): void {
    const { session } = this.run;
    const { orders, removed } = setRight(session.ruleset, this.steps, this.at, this.seen);
    session.replace(orders);
    this.#returnTo = null;
    this.#tellLeftOut(removed.map((order) => session.lineOf(order)));
  }

  /** The position and the draft with which the step began. The desk is laid again, so that no form stands open. */
  async startAgain(): Promise<void> {
    const { step, run } = this;
    if (step === undefined) return;
    const isThere = await run.goBack(this.#first + step.turn);
    if (!isThere || !this.#canGoOn) await this.#playOwnTo(step.turn);
    const kept = this.#drafts[step.id];
    const later = this.steps.slice(this.at + 1).map(({ id }) => id);
    this.#drafts = Object.fromEntries(Object.entries(this.#drafts).filter(([id]) => !later.includes(id)));
    run.session.replace(kept ?? this.#ownDraft);
    if (missingBefore(this.steps, this.at, this.seen) !== null) run.session.replace(this.#ownDraft);
    // What is not done now goes on by itself as soon as it is, as when the step began.
    this.#awaited = this.isDone ? null : step.id;
    this.note = words.practice.startedAgain;
  }

  /** Runs the turn when it is time to; what would end the lesson is left out of it. */
  async nextTurn(): Promise<void> {
    const { run, step, at } = this;
    if (run.running) return;
    if (!mayRun(this.steps, at, this.seen)) {
      this.note = words.practice.tooEarly(this.steps[this.missing ?? at]?.title ?? '');
      return;
    }
    const [turn, own] = [run.turn, this.#ownDraft];
    const lines = own.map((order) => run.session.lineOf(order));
    const left = run.session.text.split('\n').filter((line) => !lines.includes(line));
    await run.nextTurn();
    if (run.turn === turn) return;
    if (step !== undefined && !this.#canGoOn) {
      await run.goBack(turn);
      run.session.replace(own);
      await run.nextTurn();
      if (!this.#canGoOn) await this.#playOwnTo(step.turn + 1);
      this.#enter(at + 1);
      this.#tellLeftOut(left);
    } else if (step !== undefined) {
      this.next();
    }
  }

  end(): void {
    this.run.end();
  }

  get #first(): number {
    return this.offered.lesson.before.length;
  }

  get #canGoOn(): boolean {
    return canGoOn(this.run.session.ruleset, this.offered.lesson, this.seen);
  }

  /** What the lesson itself would have drafted before the step in hand. */
  get #ownDraft(): readonly AnyOrder[] {
    return draftBefore(this.run.session.ruleset, this.steps, this.at, this.seen);
  }

  async #goOn(kept: KeptProgress): Promise<void> {
    this.#drafts = kept.drafts;
    this.at = resumedAt(this.steps, kept.step, this.#turn);
    if (this.step === undefined || this.#canGoOn) return;
    await this.#playOwnTo(this.step.turn);
    this.note = words.practice.startedAgain;
  }

  /** Plays the lesson's own orders from its beginning until so many turns have been run. */
  async #playOwnTo(turn: number): Promise<void> {
    const { run, steps } = this;
    await run.beginAgain();
    for (let played = 0; played < turn; played += 1) {
      const last = steps.findLastIndex((step) => step.turn === played);
      run.session.replace(draftBefore(run.session.ruleset, steps, last, this.seen));
      await run.nextTurn();
    }
  }

  #enter(at: number): void {
    this.at = at;
    this.#awaited = null;
    const { step } = this;
    if (step && step.turn === this.#turn) this.#drafts = { [step.id]: this.run.session.orders, ...this.#drafts };
    keepProgress(this.offered.ruleset, step ? { step: at, drafts: this.#drafts } : null);
  }

  #tellLeftOut(lines: readonly string[]): void {
    this.note = lines.length > 0 ? words.practice.leftOut(lines.join('; ')) : '';
  }
}
