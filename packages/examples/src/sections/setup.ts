import { type Dice, seesAll, type Viewer } from '@chancery/core';
import { areasOn, powerOfCode, powerOn, powersOn } from '../ground/ground.ts';
import { type GroundOptions, groundOf } from '../ground/scenario.ts';
import { GOODS, type Prices, type SectionsPosition, type SectionsScenario, type Setting, type View } from './types.ts';

/** In tenths (SC-2.1). */
const COINS = 200;

export const setup = (scenario: SectionsScenario, options: GroundOptions, dice: Dice): SectionsPosition => {
  const { makes, commissions } = scenario.file;
  const setting: Setting = {
    ...groundOf(scenario, options),
    makes: Object.fromEntries(makes.map(({ town, good }) => [`${town}`, good])),
  };
  const houses = powersOn(setting);
  const each = (amount: number) => Object.fromEntries(houses.map(({ code }) => [code, amount]));
  return {
    setting,
    state: {
      turn: 1,
      prices: pricesOf(setting, dice),
      commissions: commissions.map((commission, at) => ({ number: at + 1, ...commission })),
      nextCommission: commissions.length + 1,
      delivered: each(0),
      coins: each(COINS),
      wagons: houses.map(({ number: owner, home: at }) => ({ owner, name: 'Bess', at, load: null })),
      bridgeOut: false,
      names: {},
    },
  };
};

/** What a town makes is cheap there (SC-2.2). */
const pricesOf = (setting: Setting, dice: Dice): Prices =>
  Object.fromEntries(
    areasOn(setting).map(({ number: town }) => {
      const roller = dice.at('price', town);
      const prices = GOODS.map((good) => {
        const roll = roller.d(6);
        return [good, setting.makes[`${town}`] === good ? 9 + roll : 25 + 3 * roll];
      });
      return [`${town}`, Object.fromEntries(prices) as Prices[string]];
    }),
  );

/** What a viewer sees, built up from nothing (SC-3.1). */
export const view = ({ setting, state }: SectionsPosition, viewer: Viewer): View => {
  const power = viewer.kind === 'seat' ? powerOfCode(setting, viewer.seat) : null;
  return {
    power,
    turn: state.turn,
    prices: state.prices,
    commissions: state.commissions,
    delivered: state.delivered,
    bridgeOut: state.bridgeOut,
    names: state.names,
    coins: power === null ? null : (state.coins[powerOn(setting, power).code] ?? 0),
    wagons: seesAll(viewer) ? state.wagons : state.wagons.filter(({ owner }) => owner === power),
  };
};
