import type { Draft } from '@chancery/core';
import { type EventKinds, eventRules, getNumbered, toEverybody } from '@chancery/kit';
import { minus, plus } from './rules.ts';
import { type Camp, type Event, NO_TROOPS, type Rounds, type State } from './types.ts';

/** What each event does; everybody hears of all of them (RD-3.1). */
const KINDS: EventKinds<Rounds, Event> = {
  'round-began': { tell: toEverybody },
  marched: {
    apply: (draft, { power, from, to, troops }) => {
      change(draft, from, (camp) => ({ ...camp, troops: minus(camp.troops, troops) }));
      change(draft, to, (camp) => ({ owner: power, troops: plus(camp.troops, troops) }));
    },
    tell: toEverybody,
  },
  'battle-fought': {
    apply: (draft, { power, from, to, troops, left, end }) => {
      const home = minus(NO_TROOPS, troops);
      const back = end === 'taken' ? home : plus(home, left.attacker);
      change(draft, from, (camp) => ({ ...camp, troops: plus(camp.troops, back) }));
      change(draft, to, (camp) =>
        end === 'taken' ? { owner: power, troops: left.attacker } : { ...camp, troops: left.defender },
      );
    },
    tell: toEverybody,
  },
  trained: {
    apply: (draft, { camp, troop }) =>
      change(draft, camp, ({ owner, troops }) => ({ owner, troops: { ...troops, [troop]: troops[troop] + 1 } })),
    tell: toEverybody,
  },
  'fell-back': { tell: toEverybody },
  'ruse-tried': {
    apply: (draft, { from, at, lost, gone, joins, chance, roll }) => {
      change(draft, from, (camp) => {
        const left = minus(camp.troops, lost);
        return { ...camp, troops: joins ? plus(left, gone) : left };
      });
      if (roll <= chance) change(draft, at, () => ({ owner: null, troops: NO_TROOPS }));
    },
    tell: toEverybody,
  },
  'ruse-dropped': { tell: toEverybody },
  'camp-edited': {
    apply: (draft, { camp, troop, count }) =>
      change(draft, camp, ({ owner, troops }) => ({ owner, troops: { ...troops, [troop]: count } })),
    tell: toEverybody,
  },
  'turn-ended': {
    apply: (draft) => {
      draft.turn += 1;
    },
    tell: toEverybody,
  },
};

const change = (draft: Draft<State>, camp: number, to: (camp: Camp) => Camp): void => {
  draft.camps[camp] = to(getNumbered(draft.camps, camp, 'camp'));
};

export const EVENT_RULES = eventRules<Rounds, { readonly rounds: Event }>({ rounds: KINDS });
