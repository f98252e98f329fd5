import { GENERAL_COST, PORT_COST, UNITS } from '../data/units.ts';
import type { Asset, Order } from '../order.ts';
import type { Setting } from '../setting.ts';
import type { Board, Unit } from '../state.ts';
import { type NationNumber, type PlaceNumber, STATESMAN } from '../words.ts';
import { isColony } from './core.ts';
import { getTerritory, unitsIn } from './find.ts';

/** What lines cost (W83-17.4). */
export const INFLUENCE_COST = 5;
export const SLANDER_COST = 8;
export const STEAL_COST = 5;
export const REORGANISE_COST = 3;
export const CITY_COST = 15;
export const MARRIAGE_COST = 10;

/** By the value of a territory; the last holds for all above (W83-6.17). */
const DEVELOP_COSTS = [6, 6, 9, 12, 15, 18, 22, 26, 30, 35, 40, 45, 50] as const;

/** An attempt at a value, half as much in a colony, rounded up (W83-6.18, 6.19). */
export const developCost = (value: number, colony: boolean): number => {
  const whole = DEVELOP_COSTS[Math.min(value, DEVELOP_COSTS.length - 1)] as number;
  return colony ? Math.ceil(whole / 2) : whole;
};

/** An attempt at a territory as it is now (W83-6.18, 6.20). */
export const costOfDevelopment = (
  setting: Setting,
  board: Pick<Board, 'territories' | 'nations'>,
  nation: NationNumber,
  territory: PlaceNumber,
): number => developCost(getTerritory(board, territory).value, isColony(setting, board, nation, territory));

/** Twice the value, four times with a city; half with a Statesman who has been there since the conquest (W83-10.40, 4.24). */
export const incorporationCost = (
  board: Pick<Board, 'territories' | 'units'>,
  nation: NationNumber,
  territory: PlaceNumber,
): number => {
  const { value, city } = getTerritory(board, territory);
  const times = city === null ? 2 : 4;
  return statesmanIn(board, nation, territory) === undefined ? times * value : (times / 2) * value;
};

/** The Statesman of a nation who has been in a territory since he took part in conquering it (W83-4.24). */
export const statesmanIn = (
  board: Pick<Board, 'units'>,
  nation: NationNumber,
  territory: PlaceNumber,
): Unit | undefined =>
  unitsIn(board, territory).find(
    ({ owner, ability, conquered }) => owner === nation && ability === STATESMAN && conquered === territory,
  );

/** Merchants carry a gift to far lands for 1 in 10 of it, rounded up (W83-14.33). */
export const carriageFor = (amount: number): number => Math.ceil(amount / 10);

/** What a line costs as things stand, each repetition of it; nothing where the line moves no money of its nation. */
export const costOfLine = (
  setting: Setting,
  board: Pick<Board, 'territories' | 'units' | 'nations'>,
  nation: NationNumber,
  { verb, args }: Order,
): number => {
  switch (verb) {
    case 'INFLUENCE':
      return INFLUENCE_COST * (args.times ?? 1);
    case 'SLANDER':
      return SLANDER_COST * (args.times ?? 1);
    case 'FINANCE':
      return args.bid;
    case 'STEAL_SEA':
    case 'STEAL_LAND':
      return STEAL_COST * (args.times ?? 1);
    case 'REORGANISE':
      return REORGANISE_COST;
    case 'DEVELOP':
      return costOfDevelopment(setting, board, nation, args.territory) * (args.times ?? 1);
    case 'FOUND_CITY':
      return CITY_COST;
    case 'BUILD':
    case 'BUILD_SHIPS':
      return UNITS[args.type].cost * args.count;
    case 'BUILD_GENERAL':
      return args.special ? GENERAL_COST.special : GENERAL_COST.standard;
    case 'BUILD_PORT':
      return PORT_COST;
    case 'INCORPORATE':
      return incorporationCost(board, nation, args.territory);
    case 'MARRY':
      return MARRIAGE_COST;
    case 'REBELLION':
      return args.amount;
    case 'TRADE':
    case 'GIFT':
      return resourcesIn(args.give);
    default:
      return 0;
  }
};

/** The money in a list of assets. */
export const resourcesIn = (assets: readonly Asset[]): number =>
  assets.reduce((sum, asset) => sum + ('resources' in asset ? asset.resources : 0), 0);
