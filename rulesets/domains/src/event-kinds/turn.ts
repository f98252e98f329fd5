import { NOBODY } from '@chancery/core';
import { type EventKinds, toEverybody } from '@chancery/kit';
import { lend, removeUnits } from '../draft/changes.ts';
import { domainIn } from '../draft/find.ts';
import type { TurnEvent } from '../events/turn.ts';
import { toDomains } from '../tell/to-domains.ts';
import type { Types } from '../types.ts';

export const TURN: EventKinds<Types, TurnEvent> = {
  'month-began': {
    apply: (draft) => {
      for (const domain of draft.domains) {
        if (domain === null) continue;
        domain.assassinationDone = false;
        domain.sabotageDone = false;
        domain.counterspyFrom = null;
      }
    },
    tell: () => NOBODY,
  },
  'part-began': { tell: toEverybody },
  'orders-missed': {
    apply: (draft, { domain, missed }) => {
      domainIn(draft, domain).missed = missed;
    },
    tell: (event, { setting }) => toDomains(setting, [event.domain], event),
  },
  'orders-came': {
    apply: (draft, { domain }) => {
      domainIn(draft, domain).missed = 0;
    },
    tell: () => NOBODY,
  },
  'domain-eliminated': {
    apply: (draft, { domain, units }) => {
      const lost = domainIn(draft, domain);
      lost.controller = 'eliminated';
      lost.treasury = 0;
      removeUnits(draft, units);
      const without = <T extends object>(list: readonly T[], ...sides: readonly (keyof T)[]): T[] =>
        list.filter((each) => !sides.some((side) => each[side] === domain));
      draft.wars = without(draft.wars, 'attacker', 'defender');
      draft.treaties = without(draft.treaties, 'a', 'b');
      draft.permissions = without(draft.permissions, 'by', 'to');
      draft.denials = without(draft.denials, 'by', 'to');
      draft.proposals = without(draft.proposals, 'from', 'to');
      for (const unit of draft.units) if (unit.loanedTo === domain) lend(draft, unit, null);
    },
    tell: toEverybody,
  },
  'domain-taken-over': {
    apply: (draft, { domain, by }) => {
      const taken = domainIn(draft, domain);
      taken.controller = by;
      taken.missed = 0;
    },
    tell: toEverybody,
  },
  'turn-ended': {
    apply: (draft) => {
      draft.turn += 1;
    },
    tell: toEverybody,
  },
  corrected: { tell: toEverybody },
};
