import type { EventKinds } from '@chancery/kit';
import { addGold } from '../draft/changes.ts';
import { provinceIn } from '../draft/find.ts';
import type { MoneyEvent } from '../events/money.ts';
import { toDomains } from '../tell/to-domains.ts';
import type { Types } from '../types.ts';

export const MONEY: EventKinds<Types, MoneyEvent> = {
  'income-received': {
    apply: (draft, { domain, total }) => addGold(draft, domain, total),
    tell: (event, { setting }) => toDomains(setting, [event.domain], event),
  },
  'maintenance-paid': {
    apply: (draft, { domain, paid }) => addGold(draft, domain, -paid),
    tell: (event, { setting }) => toDomains(setting, [event.domain], event),
  },
  'gold-sent': {
    apply: (draft, { from, to, gold }) => {
      addGold(draft, from, -gold);
      addGold(draft, to, gold);
    },
    tell: (event, { setting }) => toDomains(setting, [event.from, event.to], event),
  },
  'gold-paid': {
    apply: (draft, { domain, gold }) => addGold(draft, domain, -gold),
    tell: (event, { setting }) => toDomains(setting, [event.domain], event),
  },
  /** Harvests are kept with the province; what else it does to land, holdings and bridges are events of their own. */
  'random-event': {
    apply: (draft, { domain, event, province, gold }) => {
      addGold(draft, domain, gold);
      if (province === null) return;
      if (event === 'bad harvest') provinceIn(draft, province).noTaxTurn = draft.turn;
      if (event === 'good harvest') provinceIn(draft, province).doubleTaxTurn = draft.turn;
    },
    tell: (event, { setting }) => toDomains(setting, [event.domain], event),
  },
  /** The target does not learn who it was (DOM-10.10). */
  'raid-succeeded': {
    apply: (draft, { raider, target, gold }) => {
      addGold(draft, target, -gold);
      addGold(draft, raider, gold);
    },
    tell: (event, { setting }) => {
      const { rule, raider, target, province, event: loss, gold } = event;
      return [
        ...toDomains(setting, [raider], event),
        ...toDomains(setting, [target], {
          kind: 'unknown-raiders',
          rule,
          target,
          province,
          event: loss,
          gold,
        } as const),
      ];
    },
  },
  pillaged: {
    apply: (draft, { by, gold }) => addGold(draft, by, gold),
    tell: (event, { setting }) => toDomains(setting, [event.by, event.target], event),
  },
  stolen: {
    apply: (draft, { by, from, gold }) => {
      addGold(draft, from, -gold);
      addGold(draft, by, gold);
    },
    tell: (event, { setting }) => [
      ...toDomains(setting, [event.by], event),
      ...toDomains(setting, [event.from], {
        kind: 'gold-missing',
        rule: event.rule,
        target: event.from,
        gold: event.gold,
      } as const),
    ],
  },
};
