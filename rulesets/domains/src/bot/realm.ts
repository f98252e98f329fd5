import type { Dice } from '@chancery/core';
import { everyNumbered } from '@chancery/kit';
import type { Action, FreeOrder, Order, RoundSection } from '../order.ts';
import { areAllied, areHostile, mayInvade } from '../rules/war.ts';
import type { Setting } from '../setting.ts';
import type { GameKnown } from '../types.ts';
import type { DomainView, HoldingView, OwnView, ProvinceView, UnitView, View } from '../view-types.ts';
import type { Calling, DomainNumber, ProvinceNumber } from '../words.ts';

/** A domain as its bot sees it: what it has, what it has left to spend, and what it has ordered so far. */
export interface Realm {
  readonly setting: Setting;
  readonly view: View;
  readonly domain: DomainNumber;
  readonly calling: Calling;
  readonly own: OwnView;
  readonly lands: readonly ProvinceView[];
  readonly holdings: readonly HoldingView[];
  readonly units: readonly UnitView[];
  readonly dice: Dice;
  /** Gold that it expects to have for the rounds: what it has, what comes in, less what it keeps back. */
  gold: number;
  readonly orders: Order[];
}

/** Something that could be done in a round, and what it costs. */
export interface Plan {
  readonly action: Action;
  readonly cost: number;
}

/** Gold that a bot keeps for bad days. */
const RESERVE = 3;

export const realmOf = ({ setting, view }: GameKnown, dice: Dice, expected: number): Realm | null => {
  const { domain } = view;
  const own = domain === null ? null : (view.domains[domain]?.own ?? null);
  const info = domain === null ? null : setting.domains[domain];
  if (domain === null || own === null || !info) return null;
  return {
    setting,
    view,
    domain,
    calling: info.calling,
    own,
    lands: everyNumbered(view.provinces).filter(({ ruler }) => ruler === domain),
    holdings: view.holdings.filter(({ owner }) => owner === domain),
    units: view.units.filter(({ owner, loanedTo }) => owner === domain && loanedTo === null),
    dice,
    gold: expected - RESERVE,
    orders: [],
  };
};

/** Takes an action in a round, if the round is still free. */
export const act = ({ orders }: Realm, section: RoundSection, action: Action): boolean => {
  if (orders.some((order) => order.section === section)) return false;
  orders.push({ ...action, section });
  return true;
};

/** One more group of the march of a round. */
export const alsoMarch = ({ orders }: Realm, section: RoundSection, action: Action): void => {
  orders.push({ ...action, section });
};

export const say = ({ orders }: Realm, order: FreeOrder): void => {
  orders.push(order);
};

export const isRoundFree = ({ orders }: Realm, section: RoundSection): boolean =>
  !orders.some((order) => order.section === section);

/** One in so many, by the bot's own dice. */
export const chance = ({ dice, domain }: Realm, what: string, sides: number): boolean =>
  dice.at(what, domain).d(sides) === 1;

export const pick = <T>({ dice, domain }: Realm, what: string, of: readonly T[]): T | null =>
  of.length === 0 ? null : (of[dice.at(what, domain).d(of.length) - 1] ?? null);

export const isFoe = ({ view, domain }: Realm, other: DomainNumber | null): boolean =>
  other !== null && areHostile(view, domain, other);
export const isFriend = ({ view, domain }: Realm, other: DomainNumber | null): boolean =>
  other !== null && (other === domain || areAllied(view, domain, other));
export const canInvade = ({ view, domain }: Realm, other: DomainNumber | null): boolean =>
  mayInvade(view, domain, other);

export const rulerOf = ({ view }: Realm, province: ProvinceNumber): DomainNumber | null =>
  view.provinces[province]?.ruler ?? null;

/** All other domains that are still in the game. */
export const othersOf = ({ view, domain }: Realm): readonly DomainView[] =>
  everyNumbered(view.domains).filter(({ number, controller }) => number !== domain && controller !== 'eliminated');

export const scoreOf = ({ view }: Realm, domain: DomainNumber): number => view.domains[domain]?.score ?? 0;

/** Whether a domain has the highest score of all. */
export const leads = (realm: Realm, domain: DomainNumber): boolean =>
  everyNumbered(realm.view.domains).every(({ number }) => scoreOf(realm, number) <= scoreOf(realm, domain));

/** Months until the game ends, this one included. */
export const monthsLeft = ({ setting, view }: Realm): number => setting.options.turns - view.turn + 1;

/** Levels of a holding: as seen, as a spy has told, else as a guess by its province. */
export const levelOf = (holding: HoldingView, view: View | null = null): number =>
  knownLevel(holding, view) ?? GUESSED_LEVEL;
const GUESSED_LEVEL = 2;

/** Levels of a holding as seen, or as a spy has told. */
export const knownLevel = (holding: HoldingView, view: View | null): number | null => {
  if (holding.inside !== null) return holding.inside.siegeLevel ?? holding.inside.level;
  const told = view?.known.provinces.flatMap(({ holdings }) => holdings).find((each) => each.holding === holding.id);
  return told === undefined ? null : (told.siegeLevel ?? told.level);
};
