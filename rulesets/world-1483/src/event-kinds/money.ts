import type { EventKinds } from '@chancery/kit';
import { nationIn, privyIn, setTreasury } from '../draft/changes.ts';
import type { MoneyEvent } from '../events/money.ts';
import { toNations } from '../tell/to-nations.ts';
import type { Types } from '../types.ts';

export const MONEY: EventKinds<Types, MoneyEvent> = {
  'treasury-changed': {
    apply: (draft, { nation, treasury }) => setTreasury(draft, nation, treasury),
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  'arrears-set': {
    apply: (draft, { nation, arrears }) => {
      privyIn(draft, nation).arrears = arrears;
    },
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  'trade-routes-set': {
    apply: (draft, { nation, sea, land }) => {
      const routes = nationIn(draft, nation);
      routes.seaTrade = sea;
      routes.landTrade = land;
    },
    tell: () => [],
  },
};
