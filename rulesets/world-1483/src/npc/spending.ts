import type { Order } from '../order.ts';
import { incorporationCost } from '../rules/costs.ts';
import { getNation, getPlace, isGeneral, ownedBy, unitsOf } from '../rules/find.ts';
import { type Bought, buyingList } from '../rules/npc-buying.ts';
import { placeGeneral, placeTroops, threatBeside } from '../rules/npc-placement.ts';
import { beside, isOffensive, targetsOf } from '../rules/npc-war.ts';
import { warsOf } from '../rules/war.ts';
import type { Setting } from '../setting.ts';
import type { Board, Territory } from '../state.ts';
import { type NationNumber, type PlaceNumber, TROOP_TYPES, type TroopType } from '../words.ts';

/** What nations that nobody plays spend their money on (W83-19.3, 19.71). */

/** Cities in which units may be placed: held when the turn began, and incorporated (W83-7.30). */
const validCities = (board: Board, nation: NationNumber): readonly Territory[] => {
  const { snapshot } = getNation(board, nation);
  return ownedBy(board, nation).filter(
    ({ number, city, incorporatedBy }) =>
      city !== null && incorporatedBy === nation && (snapshot === null || snapshot.cities.includes(number)),
  );
};

/** The whole treasury goes into an army, for the attack where one is to be led and no own first land is threatened (W83-19.21). */
export const warPurchases = (setting: Setting, board: Board, npc: NationNumber, budget: number): readonly Order[] => {
  const cities = validCities(board, npc);
  if (cities.length === 0) return [];
  const { original } = getNation(board, npc);
  const safe = original
    .filter((place) => board.territories[place]?.owner === npc)
    .every((place) => threatBeside(setting, board, npc, place) === 0);
  const attacking = safe && warsOf(board, npc).some((war) => isOffensive(war, npc));
  const units = unitsOf(board, npc);
  const port = ownedBy(board, npc).find((territory) => territory.port);
  const overseas = attacking && port !== undefined && isOverseas(setting, board, npc);
  const { bought } = buyingList({
    budget,
    mode: attacking ? 'attack' : 'defence',
    hasGeneral: units.some(isGeneral),
    merchantmen: overseas ? Math.max(0, FLEET - units.filter(({ type }) => type === 'mer').length) : 0,
  });
  return linesFor(setting, board, npc, { bought, cities, port });
};

/** Merchantmen that it wants for a landing. */
const FLEET = 2;

/** It has targets, and none of them beside its land (W83-19.52). */
const isOverseas = (setting: Setting, board: Board, npc: NationNumber): boolean => {
  const targets = targetsOf(board, npc);
  return targets.length > 0 && targets.every(({ number }) => beside(setting, board, npc, number).length === 0);
};

/** Half of the treasury in infantry, all of it at war (W83-19.71, 19.72). */
export const defensivePurchases = (
  setting: Setting,
  board: Board,
  nation: NationNumber,
  treasury: number,
): readonly Order[] => {
  const cities = validCities(board, nation);
  const budget = warsOf(board, nation).length > 0 ? treasury : Math.floor(treasury / 2);
  const bought = Array.from({ length: Math.floor(budget / INFANTRY_COST) }, (): Bought => 'inf');
  return linesFor(setting, board, nation, { bought, cities });
};
const INFANTRY_COST = 5;

const linesFor = (
  setting: Setting,
  board: Board,
  nation: NationNumber,
  plan: {
    readonly bought: readonly Bought[];
    readonly cities: readonly Territory[];
    /** Whence its ships put out. */
    readonly port?: Territory | undefined;
  },
): readonly Order[] => {
  const { bought, cities, port } = plan;
  const troops = bought.filter((type): type is TroopType => type !== 'gen' && type !== 'mer');
  const places = placeTroops(setting, board, nation, { types: troops, among: cities });
  const seat = bought.includes('gen') ? placeGeneral(board, nation, cities) : null;
  const ships = bought.filter((type) => type === 'mer').length;
  return [
    ...(seat === null
      ? []
      : [{ verb: 'BUILD_GENERAL', section: 'actions', args: { special: false, at: seat } } as const]),
    ...(ships === 0 || port === undefined
      ? []
      : [
          {
            verb: 'BUILD_SHIPS',
            section: 'actions',
            args: {
              count: ships,
              type: 'mer',
              at: getPlace(setting, port.number).coasts[0] as PlaceNumber,
              from: port.number,
            },
          } as const,
        ]),
    ...cities.flatMap(({ number }) =>
      TROOP_TYPES.flatMap((type): readonly Order[] => {
        const count = troops.filter((each, at) => each === type && places[at] === number).length;
        return count === 0 ? [] : [{ verb: 'BUILD', section: 'actions', args: { count, type, at: number } }];
      }),
    ),
  ];
};

/** Conquests by value, as far as the money goes (W83-19.3 f). */
export const incorporations = (board: Board, nation: NationNumber, treasury: number): readonly Order[] => {
  let left = treasury;
  return ownedBy(board, nation)
    .filter(({ incorporatedBy }) => incorporatedBy !== nation)
    .toSorted((a, b) => b.value - a.value)
    .flatMap(({ number }): readonly Order[] => {
      const cost = incorporationCost(board, nation, number);
      if (cost > left) return [];
      left -= cost;
      return [{ verb: 'INCORPORATE', section: 'actions', args: { territory: number } }];
    });
};
