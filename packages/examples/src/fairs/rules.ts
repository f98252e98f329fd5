import { type NextWindow, type Outcome, seatId, type Window } from '@chancery/core';
import { type AreaNumber, areaOn, type Ground, type PowerInfo, powerOn, powersOn } from '../ground/ground.ts';
import { type FairsPosition, GOODS, type Good, type Goods, type Half, type State, type Trade } from './types.ts';

/** The half in which a house works (FA-1.1). */
export const halfOf = (ground: Ground, { number }: Pick<PowerInfo, 'number'>): Half =>
  number <= Math.ceil(powersOn(ground).length / 2) ? 'first' : 'second';

const labelOf = (turn: number, half: Half): string => `Turn ${turn}, ${half} half`;

export const windowLabel = ({ turn, half }: Pick<State, 'turn' | 'half'>): string => labelOf(turn, half);

/** The houses of one half are waited for; the others may send. */
export const window = ({ setting, state }: FairsPosition): Window | Outcome => {
  const houses = powersOn(setting);
  if (state.turn > setting.lastTurn) {
    const most = Math.max(...houses.map((house) => setsOf(state, house)));
    const winners = houses.filter((house) => setsOf(state, house) === most);
    return { kind: 'outcome', winners: winners.map(({ code }) => seatId(code)), by: 'sets' };
  }
  const asked = (house: PowerInfo): boolean => halfOf(setting, house) === state.half;
  return {
    kind: 'window',
    label: windowLabel(state),
    seats: houses.filter(asked).map(({ code }) => seatId(code)),
    may: houses.filter((house) => !asked(house)).map(({ code }) => seatId(code)),
    mode: 'sealed',
  };
};

/** A house that is not asked now is asked in the next half, as long as there is one. */
export const asksWhen = ({ setting, state: { turn, half } }: FairsPosition): NextWindow | null => {
  const next = half === 'first' ? turn : turn + 1;
  if (next > setting.lastTurn) return null;
  return { label: labelOf(next, half === 'first' ? 'second' : 'first'), turns: 1 };
};

/** Places yield one good after another, in the order of the map (FA-2.1). */
export const yieldOf = (place: AreaNumber): Good => GOODS[place % GOODS.length] ?? 'Salt';

/** The home of a house, and what borders it (FA-1.2). */
export const placesOf = (ground: Ground, { home }: Pick<PowerInfo, 'home'>): readonly AreaNumber[] => [
  home,
  ...areaOn(ground, home).borders,
];

const NOTHING: Goods = { Salt: 0, Wine: 0, Wool: 0 };

export const storesOf = ({ stores }: Pick<State, 'stores'>, { code }: Pick<PowerInfo, 'code'>): Goods =>
  stores[code] ?? NOTHING;

/** How often a house has all three goods (FA-2.2). */
export const setsOf = (state: Pick<State, 'stores'>, house: Pick<PowerInfo, 'code'>): number =>
  Math.min(...GOODS.map((good) => storesOf(state, house)[good]));

/** A trade as the other house would write it; `from` is whose it is. */
export const mirrorOf = ({ args: { give, good, get, wanted } }: Trade, from: number): Trade => ({
  verb: 'TRADE',
  section: 'bargains',
  args: { give: get, good: wanted, house: from, get: give, wanted: good },
});

export const houseOn = (ground: Ground, number: number): PowerInfo => powerOn(ground, number);
