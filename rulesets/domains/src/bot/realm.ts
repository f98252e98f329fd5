import type { Dice } from '@chancery/core';
import { everyNumbered } from '@chancery/kit';
import type { Action, FreeOrder, Order, RoundSection } from '../order.ts';
import { areAllied, areHostile, mayInvade } from '../rules/war.ts';
import type { Setting } from '../setting.ts';
import type { GameKnown } from '../types.ts';
import type { HoldingView, OwnView, ProvinceView, UnitView, View } from '../view-types.ts';
import type { Calling, DomainNumber, ProvinceNumber, UnitType } from '../words.ts';

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

/** Levels of a holding as far as the bot can tell; unknown ones are taken for two. */
export const levelOf = ({ inside }: HoldingView): number => (inside === null ? 2 : (inside.siegeLevel ?? inside.level));

/** Strength in a fight: of a unit, and of a force of which only points are known. */
export const strengthOf = ({ setting }: Realm, type: UnitType | null): number => {
  if (type === null) return UNKNOWN_STRENGTH;
  const { attack, defence } = setting.units[type];
  return attack + defence;
};
const UNKNOWN_STRENGTH = 4;

/** What others have been seen to have in a province. */
export const seenStrength = (realm: Realm, province: ProvinceNumber, of: (domain: string | null) => boolean): number =>
  realm.view.known.forces
    .filter(({ area, owner }) => area === province && of(owner))
    .flatMap(({ figures }) => figures)
    .reduce((sum, { kind, said }) => sum + said * strengthOf(realm, kind), 0);
