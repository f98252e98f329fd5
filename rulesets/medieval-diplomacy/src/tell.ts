import { NOBODY } from '@chancery/core';
import type { Event } from './events.ts';
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
export const tell = (event: Event, position: MdPosition, moment: 'before' | 'after'): Hearings =>
  moment === 'before' ? hearingsOf(event, position) : NOBODY;

const hearingsOf = (event: Event, position: MdPosition): Hearings => {
  switch (event.kind) {
    case 'turn-began':
    case 'phase-began':
    case 'movement-ended':
    case 'claim-made':
    case 'claim-lapsed':
    case 'campaign-ended':
    case 'turn-ended':
      return tellTurn(event, position);
    case 'orders-received':
    case 'orders-missed':
    case 'status-set':
    case 'control-set':
    case 'coup':
    case 'realm-defeated':
      return tellRealm(event, position);
    case 'war-declared':
    case 'acceptance-set':
    case 'passage-set':
    case 'permission-set':
    case 'ambassador-sent':
    case 'peace-made':
    case 'alliance-cancelled':
    case 'alliance-formed':
    case 'alliance-published':
      return tellDiplomacy(event, position);
    case 'unit-formed':
    case 'unit-removed':
    case 'unit-named':
    case 'retreat-level-set':
    case 'follow-set':
    case 'marines-set':
    case 'defend-set':
    case 'leader-set':
    case 'ranks-set':
    case 'transferred':
    case 'troops-gone':
    case 'exhausted':
      return tellUnit(event, position);
    case 'boarding':
    case 'loaded':
    case 'reloaded':
    case 'held':
    case 'sailed':
    case 'fled':
    case 'landing-tried':
    case 'unloaded':
    case 'put-ashore':
    case 'marched':
    case 'met-at-border':
    case 'thrown-back':
      return tellMovement(event, position);
    case 'battle-fought':
      return tellBattle(event.battle, event.rule, position);
    case 'province-taken':
    case 'pillaged':
    case 'damage-rose':
    case 'damage-mended':
    case 'annexed':
    case 'annexation-lapsing':
    case 'annexation-mended':
    case 'annexation-ended':
    case 'fort-repaired':
    case 'fort-built':
    case 'harbour-built':
    case 'production-built':
    case 'razed':
    case 'province-given':
      return tellProvince(event, position);
    case 'gold-sent':
    case 'gold-received':
    case 'upkeep-paid':
    case 'recruited':
    case 'commander-hired':
    case 'gold-decayed':
    case 'revenue-gained':
    case 'proclaimed':
    case 'proclamation-refused':
      return tellMoney(event, position);
    case 'order-failed':
    case 'plan-cancelled':
    case 'production-short':
      return tellOrder(event, position);
    default:
      return event satisfies never;
  }
};
