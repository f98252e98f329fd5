import { type EventKinds, placeById, toEverybody } from '@chancery/kit';
import { earn, pay } from '../draft/treasuries.ts';
import { addCommanders, addTroops, draftUnit } from '../draft/units.ts';
import type { MoneyEvent } from '../events/money.ts';
import { isSoldier } from '../rules/troops.ts';
import { forRealms, forRulersOf, toItsRealm, toItsRuler } from '../tell/hearers.ts';
import type { Told } from '../told.ts';
import type { Types } from '../types.ts';

/** A treasury is its ruler's own affair (MD-16.5); a suitable proclamation is everybody's (MD-16.27). */
export const MONEY: EventKinds<Types, MoneyEvent> = {
  'gold-sent': {
    apply: (draft, { from, amount, fee }) => pay(draft, from, amount + fee),
    tell: forRealms(({ from }) => [from]),
  },
  'gold-received': {
    apply: (draft, { to, amount }) => earn(draft, to, amount),
    tell: forRealms(({ to }) => [to]),
  },
  'upkeep-paid': { apply: (draft, { realm, paid }) => pay(draft, realm, paid), tell: toItsRealm },
  recruited: {
    apply: (draft, { unit, type, count, cost }, setting) => {
      const garrison = draftUnit(draft, unit);
      addTroops(garrison, [{ type, rank: 1, count }]);
      const troop = setting.troops[type];
      if (troop && isSoldier(troop)) garrison.freshSoldiers += count;
      pay(draft, garrison.realm, cost);
    },
    tell: toItsRuler,
  },
  'commander-hired': {
    apply: (draft, { commander, cost }) => {
      draft.commanders.splice(-placeById(draft.commanders, commander.id) - 1, 0, { ...commander, improved: [] });
      draft.nextCommander = Math.max(draft.nextCommander, commander.id + 1);
      addCommanders(draft, draftUnit(draft, commander.unit), [commander.id]);
      pay(draft, commander.realm, cost);
    },
    tell: forRulersOf(({ commander }) => [commander.unit]),
  },
  'gold-decayed': { apply: (draft, { realm, lost }) => pay(draft, realm, lost), tell: toItsRealm },
  'revenue-gained': { apply: (draft, { realm, total }) => earn(draft, realm, total), tell: toItsRealm },
  proclaimed: {
    apply: (draft, { realm, gold }) => earn(draft, realm, gold),
    tell: (event, position) => {
      const { realm, text } = event;
      return [
        ...toItsRealm(event, position),
        ...toEverybody<Told>({ kind: 'proclamation', rule: 'MD-16.27', realm, text }),
      ];
    },
  },
  'proclamation-refused': { tell: toItsRealm },
};
