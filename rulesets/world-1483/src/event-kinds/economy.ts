import type { Draft } from '@chancery/core';
import type { EventKinds } from '@chancery/kit';
import { setTreasury } from '../draft/changes.ts';
import type { EconomyEvent } from '../events/economy.ts';
import type { State } from '../state.ts';
import { toItself, toNations } from '../tell/to-nations.ts';
import type { Types } from '../types.ts';
import type { NationNumber } from '../words.ts';

type Paid = { readonly nation: NationNumber; readonly treasury: number };

const pay = (draft: Draft<State>, { nation, treasury }: Paid): void => setTreasury(draft, nation, treasury);

/** What a nation spends and earns is told to it alone (W83-18.2); everybody sees on the board what came of it. */
export const ECONOMY: EventKinds<Types, EconomyEvent> = {
  'theft-tried': {
    apply: pay,
    tell: (event, { setting }) => [
      ...toNations(setting, [event.nation], event),
      // Whoever was robbed reads by whom, and not what it cost or left them.
      ...(event.taken ? toNations(setting, [event.target], { ...event, cost: 0, treasury: 0 }) : []),
    ],
  },
  'trade-reorganised': { apply: pay, tell: toItself },
  'development-tried': { apply: pay, tell: toItself },
  'city-paid': { apply: pay, tell: toItself },
  bought: { apply: pay, tell: toItself },
  'income-collected': { apply: pay, tell: toItself },
};
