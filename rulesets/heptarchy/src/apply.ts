import { applyBattle } from './apply/battle.ts';
import { applyDiplomacy } from './apply/diplomacy.ts';
import type { DraftState } from './apply/draft.ts';
import { applyMoney } from './apply/money.ts';
import { applyTurn } from './apply/turn.ts';
import { applyUnit } from './apply/unit.ts';
import { type Event, type EventAbout, TOPICS, type Topic } from './events.ts';
import type { Setting } from './setting.ts';

/** Carries one event out. No rule is asked and nothing is rolled here: every number stands in the event. */
export const apply = (draft: DraftState, event: Event, _setting: Setting): void => {
  const carryOut = APPLY[TOPICS[event.kind]] as Apply<Topic>;
  carryOut(draft, event);
};

type Apply<About extends Topic> = (draft: DraftState, event: EventAbout<About>) => void;

const APPLY: { readonly [About in Topic]: Apply<About> } = {
  turn: applyTurn,
  money: applyMoney,
  unit: applyUnit,
  battle: applyBattle,
  diplomacy: applyDiplomacy,
  order: () => {}, // told, not carried out
};
