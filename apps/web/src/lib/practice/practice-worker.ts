import type { AnyOrder, AnyRuleset, ScenarioInfo, SeatInfo, TurnFile } from '@chancery/core';
import {
  beginPractice,
  type PlayedOn,
  type PracticeBeginning,
  type PracticeFounding,
  type PracticeTurn,
  playOn,
  practiceFile,
  seatsOf,
} from '@chancery/core';

/** What the page asks of the thread beside it, so that it stays quick while bots think. */
export type PracticeTask =
  | { readonly kind: 'offers' }
  | { readonly kind: 'seats'; readonly ruleset: string; readonly scenario: string }
  | { readonly kind: 'begin'; readonly founding: PracticeFounding }
  | {
      readonly kind: 'play';
      readonly founding: PracticeFounding;
      readonly setting: unknown;
      readonly last: PracticeTurn;
      readonly orders: readonly AnyOrder[];
    }
  | {
      readonly kind: 'file';
      readonly founding: PracticeFounding;
      readonly setting: unknown;
      readonly turn: PracticeTurn;
    };

/** A ruleset that can be practised. */
export interface PracticeOffer {
  readonly ruleset: string;
  readonly title: string;
  readonly scenarios: readonly ScenarioInfo[];
}

export interface PracticeAnswers {
  readonly offers: readonly PracticeOffer[];
  readonly seats: readonly SeatInfo[];
  readonly begin: PracticeBeginning;
  readonly play: PlayedOn;
  readonly file: TurnFile;
}

export type PracticeReply =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly fault: string };

const perform = async (task: PracticeTask): Promise<PracticeAnswers[PracticeTask['kind']]> => {
  const { EVERY_RULESET, RULESETS } = await import('@chancery/registry');
  if (task.kind === 'offers') return RULESETS.map(offerOf);
  const wanted = task.kind === 'seats' ? task.ruleset : task.founding.ruleset;
  const ruleset = EVERY_RULESET.find(({ id }) => id === wanted);
  if (ruleset === undefined) throw new Error(`there is no ruleset ${wanted}`);
  switch (task.kind) {
    case 'seats':
      return seatsOf(ruleset, task.scenario);
    case 'begin':
      return beginPractice(ruleset, task.founding);
    case 'play':
      return playOn(ruleset, task, task.last, task.orders);
    case 'file':
      // The desk makes the choices itself, and what is made when it is read cannot be sent to it.
      return { ...practiceFile(ruleset, task.founding, task.setting, task.turn), choices: {} };
  }
};

const offerOf = ({ id, title, scenarios }: AnyRuleset): PracticeOffer => ({
  ruleset: id,
  title,
  scenarios,
});

self.onmessage = async ({ data: { id, task } }: MessageEvent<{ id: number; task: PracticeTask }>): Promise<void> => {
  const reply: PracticeReply = await perform(task).then(
    (value) => ({ id, ok: true, value }),
    (fault) => ({ id, ok: false, fault: String(fault) }),
  );
  self.postMessage(reply);
};
