import { NOBODY } from '@chancery/core';
import type { EventKinds } from '@chancery/kit';
import { MORALE } from '../data/figures.ts';
import { nationIn } from '../draft/find.ts';
import type { MoneyEvent } from '../events/money.ts';
import { toNations } from '../tell/to-nations.ts';
import type { Types } from '../types.ts';

export const MONEY: EventKinds<Types, MoneyEvent> = {
  'tax-set': {
    apply: (draft, { nation, rate }) => {
      nationIn(draft, nation).taxRate = rate;
    },
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  'morale-set': {
    apply: (draft, { nation, morale, cincShock, faceLoss }) => {
      Object.assign(nationIn(draft, nation), { morale, cincShock, faceLoss });
    },
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  'face-lost': {
    apply: (draft, { nation }) => {
      nationIn(draft, nation).faceLoss = MORALE.face;
    },
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  'gold-paid': {
    apply: (draft, { nation, tenths }) => {
      nationIn(draft, nation).treasury -= tenths;
    },
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  'gold-won': {
    apply: (draft, { nation, tenths }) => {
      nationIn(draft, nation).treasury += tenths;
    },
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  /** Giver and receiver see it, nobody else (UM-9.3). */
  'funds-sent': {
    apply: (draft, { from, to, tenths }) => {
      nationIn(draft, from).treasury -= tenths;
      nationIn(draft, to).treasury += tenths;
    },
    tell: (event, { setting }) => toNations(setting, [event.from, event.to], event),
  },
  'tax-collected': {
    apply: (draft, { nation, tenths }) => {
      nationIn(draft, nation).treasury += tenths;
    },
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  'tribute-collected': {
    apply: (draft, { nation, tenths }) => {
      nationIn(draft, nation).treasury += tenths;
    },
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  'troops-paid': {
    apply: (draft, { nation, payroll, disbanded }) => {
      const paying = nationIn(draft, nation);
      paying.treasury -= payroll + disbanded;
      paying.disbandedPay = 0;
    },
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  'pay-kept': {
    apply: (draft, { nation, tenths }) => {
      nationIn(draft, nation).disbandedPay += tenths;
    },
    tell: () => NOBODY,
  },
};
