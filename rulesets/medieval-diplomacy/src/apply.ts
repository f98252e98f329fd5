import { applyBattle } from './apply/battle.ts';
import { applyMoney } from './apply/money.ts';
import { applyMovement } from './apply/movement.ts';
import { applyProvince } from './apply/province-events.ts';
import { applyRealm } from './apply/realm-events.ts';
import { applyTurn } from './apply/turn-events.ts';
import { applyUnit } from './apply/unit-events.ts';
import type { DraftState } from './apply/units.ts';
import { type Event, type EventAbout, TOPICS, type Topic } from './events.ts';
import type { Setting } from './setting.ts';

/** Carries one event out. No rule is asked and nothing is rolled here: every number stands in the event. */
export const apply = (draft: DraftState, event: Event, setting: Setting): void => {
  const carryOut = APPLY[TOPICS[event.kind]] as Apply<Topic>;
  carryOut(draft, event, setting);
};

type Apply<About extends Topic> = (draft: DraftState, event: EventAbout<About>, setting: Setting) => void;

const APPLY: { readonly [About in Topic]: Apply<About> } = {
  turn: applyTurn,
  realm: applyRealm,
  diplomacy: applyRealm,
  unit: applyUnit,
  movement: applyMovement,
  battle: (draft, { battle }, setting) => applyBattle(draft, battle, setting),
  province: applyProvince,
  money: applyMoney,
  order: () => {}, // told, not carried out
};
