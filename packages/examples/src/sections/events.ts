import type { Draft } from '@chancery/core';
import { type EventKinds, eventRules, required, toEverybody } from '@chancery/kit';
import { powerOn } from '../ground/ground.ts';
import { toPowers } from '../ground/tell.ts';
import type { Event, Sections, Setting, State, Wagon } from './types.ts';

/** What each event does, and who hears of it: markets everybody, a wagon its house (SC-3.1). */
const KINDS: EventKinds<Sections, Event> = {
  hired: {
    apply: (draft, { power, wagon: name, town: at, cost }, setting) => {
      draft.wagons.push({ owner: power, name, at, load: null });
      pay(draft, setting, power, -cost);
    },
    tell: (event, { setting }) => toPowers(setting, [event.power], event),
  },
  bought: {
    apply: (draft, { power, wagon, good, price }, setting) => {
      wagonOf(draft, power, wagon).load = good;
      pay(draft, setting, power, -price);
    },
    tell: (event, { setting }) => toPowers(setting, [event.power], event),
  },
  sold: {
    apply: (draft, { power, wagon, price }, setting) => {
      wagonOf(draft, power, wagon).load = null;
      pay(draft, setting, power, price);
    },
    tell: (event, { setting }) => toPowers(setting, [event.power], event),
  },
  unloaded: {
    apply: (draft, { power, wagon }) => {
      wagonOf(draft, power, wagon).load = null;
    },
    tell: (event, { setting }) => toPowers(setting, [event.power], event),
  },
  delivered: {
    apply: (draft, { power, commission }, setting) => {
      const { code } = powerOn(setting, power);
      draft.delivered[code] = (draft.delivered[code] ?? 0) + 1;
      draft.commissions = draft.commissions.filter(({ number }) => number !== commission.number);
      pay(draft, setting, power, commission.pay);
    },
    tell: toEverybody,
  },
  drove: {
    apply: (draft, { power, wagon, to, fare }, setting) => {
      wagonOf(draft, power, wagon).at = to;
      pay(draft, setting, power, -fare);
    },
    tell: (event, { setting }) => toPowers(setting, [event.power], event),
  },
  failed: { tell: (event, { setting }) => toPowers(setting, [event.power], event) },
  asked: {
    apply: (draft, { commission }) => {
      draft.commissions.push(commission);
      draft.nextCommission = commission.number + 1;
    },
    tell: toEverybody,
  },
  'bridge-taken': {
    apply: (draft) => {
      draft.bridgeOut = true;
    },
    tell: toEverybody,
  },
  'bridge-mended': {
    apply: (draft) => {
      draft.bridgeOut = false;
    },
    tell: toEverybody,
  },
  renamed: {
    apply: (draft, { town, name }) => {
      draft.names[`${town}`] = name;
    },
    tell: toEverybody,
  },
  'turn-ended': {
    apply: (draft, { prices }) => {
      draft.prices = prices;
      draft.turn += 1;
    },
    tell: toEverybody,
  },
};

const pay = (draft: Draft<State>, setting: Setting, power: number, coins: number): void => {
  const { code } = powerOn(setting, power);
  draft.coins[code] = (draft.coins[code] ?? 0) + coins;
};

const wagonOf = (draft: Draft<State>, power: number, wagon: string): Draft<Wagon> =>
  required(
    draft.wagons.find(({ owner, name }) => owner === power && name === wagon),
    'wagon of house',
    power,
  );

export const EVENT_RULES = eventRules<Sections, { readonly trade: Event }>({ trade: KINDS });
