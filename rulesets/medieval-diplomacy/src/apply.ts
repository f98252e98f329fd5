import { applyBattle } from './apply/battle.ts';
import { applyMoney } from './apply/money.ts';
import { applyMovement } from './apply/movement.ts';
import { applyProvince } from './apply/province-events.ts';
import { applyRealm } from './apply/realm-events.ts';
import { applyTurn } from './apply/turn-events.ts';
import { applyUnit } from './apply/unit-events.ts';
import type { DraftState } from './apply/units.ts';
import type { Event } from './events.ts';
import type { Setting } from './setting.ts';

/** Carries one event out. No rule is asked and nothing is rolled here: every number stands in the event. */
export const apply = (draft: DraftState, event: Event, setting: Setting): void => {
  switch (event.kind) {
    case 'turn-began':
    case 'phase-began':
    case 'movement-ended':
    case 'claim-made':
    case 'claim-lapsed':
    case 'campaign-ended':
    case 'turn-ended':
      return applyTurn(draft, event);
    case 'orders-received':
    case 'orders-missed':
    case 'status-set':
    case 'control-set':
    case 'coup':
    case 'realm-defeated':
    case 'war-declared':
    case 'acceptance-set':
    case 'passage-set':
    case 'permission-set':
    case 'ambassador-sent':
    case 'peace-made':
    case 'alliance-cancelled':
    case 'alliance-formed':
    case 'alliance-published':
      return applyRealm(draft, event);
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
      return applyUnit(draft, event);
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
      return applyMovement(draft, event);
    case 'battle-fought':
      return applyBattle(draft, event.battle, setting);
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
      return applyProvince(draft, event, setting);
    case 'gold-sent':
    case 'gold-received':
    case 'upkeep-paid':
    case 'recruited':
    case 'commander-hired':
    case 'gold-decayed':
    case 'revenue-gained':
    case 'proclaimed':
    case 'proclamation-refused':
      return applyMoney(draft, event, setting);
    case 'order-failed':
    case 'plan-cancelled':
    case 'production-short':
      return; // told, not carried out
    default:
      return event satisfies never;
  }
};
