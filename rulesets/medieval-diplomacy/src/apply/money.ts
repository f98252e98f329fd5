import type { EventAbout } from '../events.ts';
import { placeById } from '../rules/find.ts';
import { isSoldier } from '../rules/troops.ts';
import type { Setting } from '../setting.ts';
import type { Pence, RealmNumber } from '../words.ts';
import { addCommanders, addTroops, type DraftState, draftUnit } from './units.ts';

export const earn = (draft: DraftState, number: RealmNumber, gold: Pence): void => {
  const realm = draft.realms[number];
  if (!realm) throw new Error(`there is no realm ${number}`);
  realm.treasury += gold;
};

/** A treasury is never negative: whoever emits a payment has seen that the gold is there. */
export const pay = (draft: DraftState, number: RealmNumber, gold: Pence): void => {
  earn(draft, number, -gold);
  if ((draft.realms[number]?.treasury ?? 0) < 0) throw new Error(`realm ${number} cannot pay ${gold} pence`);
};

export const applyMoney = (draft: DraftState, event: EventAbout<'money'>, setting: Setting): void => {
  switch (event.kind) {
    case 'gold-sent':
      return pay(draft, event.from, event.amount + event.fee);
    case 'gold-received':
      return earn(draft, event.to, event.amount);
    case 'upkeep-paid':
      return pay(draft, event.realm, event.paid);
    case 'recruited': {
      const garrison = draftUnit(draft, event.unit);
      addTroops(garrison, [{ type: event.type, rank: 1, count: event.count }]);
      const troop = setting.troops[event.type];
      if (troop && isSoldier(troop)) garrison.freshSoldiers += event.count;
      return pay(draft, garrison.realm, event.cost);
    }
    case 'commander-hired': {
      const { commander } = event;
      draft.commanders.splice(-placeById(draft.commanders, commander.id) - 1, 0, { ...commander, improved: [] });
      draft.nextCommander = Math.max(draft.nextCommander, commander.id + 1);
      addCommanders(draft, draftUnit(draft, commander.unit), [commander.id]);
      return pay(draft, commander.realm, event.cost);
    }
    case 'gold-decayed':
      return pay(draft, event.realm, event.lost);
    case 'revenue-gained':
      return earn(draft, event.realm, event.total);
    case 'proclaimed':
      return earn(draft, event.realm, event.gold);
    case 'proclamation-refused':
      return;
  }
};
