import { NOBODY } from '@chancery/core';
import { type Event, type EventAbout, TOPICS, type Topic } from './events.ts';
import { tellBattle } from './tell/battle.ts';
import type { Hearings } from './tell/hearings.ts';
import { tellMoney, tellOrder } from './tell/money.ts';
import { tellProvince } from './tell/provinces.ts';
import { tellDiplomacy, tellRealm, tellTurn } from './tell/turn.ts';
import { tellMovement, tellUnit } from './tell/units.ts';
import type { MdPosition } from './types.ts';

/**
 * Who hears of an event (section 16). All is told of the position just before it happens: units and commanders that are
 * lost in it still have their names, provinces their old owners. The master reads the record itself and is told nothing.
 */
export const tell = (event: Event, position: MdPosition, moment: 'before' | 'after'): Hearings => {
  if (moment === 'after') return NOBODY;
  const hearingsOf = TELL[TOPICS[event.kind]] as Tell<Topic>;
  return hearingsOf(event, position);
};

type Tell<About extends Topic> = (event: EventAbout<About>, position: MdPosition) => Hearings;

const TELL: { readonly [About in Topic]: Tell<About> } = {
  turn: tellTurn,
  realm: tellRealm,
  diplomacy: tellDiplomacy,
  unit: tellUnit,
  movement: tellMovement,
  battle: ({ battle, rule }, position) => tellBattle(battle, rule, position),
  province: tellProvince,
  money: tellMoney,
  order: tellOrder,
};
