import type { Draft } from '@chancery/core';
import { type EventKinds, eventRules, toEverybody } from '@chancery/kit';
import { type Ground, powerOn } from '../ground/ground.ts';
import { toPowers } from '../ground/tell.ts';
import { storesOf } from './rules.ts';
import type { Event, Fairs, Lot, State } from './types.ts';

/** What each event does, and who hears of it: trades that were done everybody, others those who wanted them (FA-3.1). */
const KINDS: EventKinds<Fairs, Event> = {
  traded: {
    apply: (draft, { offered, answered, gave, got }, setting) => {
      move(draft, setting, { from: offered, to: answered, lot: gave });
      move(draft, setting, { from: answered, to: offered, lot: got });
    },
    tell: toEverybody,
  },
  unanswered: { tell: (event, { setting }) => toPowers(setting, [event.power], event) },
  'too-late': { tell: (event, { setting }) => toPowers(setting, event.powers, event) },
  gathered: { apply: (draft, { power, lot }, setting) => add(draft, setting, power, lot), tell: toEverybody },
  'half-ended': {
    apply: (draft, { half }) => {
      draft.half = half === 'first' ? 'second' : 'first';
      if (half === 'second') draft.turn += 1;
    },
    tell: toEverybody,
  },
};

const add = (draft: Draft<State>, setting: Ground, power: number, { good, count }: Lot): void => {
  const house = powerOn(setting, power);
  const has = storesOf(draft, house);
  draft.stores[house.code] = { ...has, [good]: has[good] + count };
};

interface Handover {
  readonly from: number;
  readonly to: number;
  readonly lot: Lot;
}

const move = (draft: Draft<State>, setting: Ground, { from, to, lot }: Handover): void => {
  add(draft, setting, from, { ...lot, count: -lot.count });
  add(draft, setting, to, lot);
};

export const EVENT_RULES = eventRules<Fairs, { readonly fairs: Event }>({ fairs: KINDS });
