import type { Setting } from '../setting.ts';
import type { Board, Territory, Unit, War } from '../state.ts';
import { type NationNumber, type OwnerNumber, type PlaceNumber, TRIBAL_CITY_FORT } from '../words.ts';
import { attackFactor, defenceFactor } from './factors.ts';
import { getNation, getTerritory, isTroop, ownedBy, territoriesOf, troopsIn, unitsIn } from './find.ts';
import { isAcrossStrait, landAdjacent } from './geography.ts';
import { threatBeside } from './npc-placement.ts';
import { enemyIn, warsOf } from './war.ts';

/** How nations that nobody plays see a war (W83-19.40 to 19.43). */

/** Wars that are fought abroad as well, and for which it builds up an attack (W83-19.21, 19.51). */
export const OFFENSIVE: ReadonlySet<War['kind']> = new Set<War['kind']>(['financed', 'alliance', 'rebellion']);

/** Whether it began a war of one of those kinds. */
export const isOffensive = (war: War, npc: NationNumber): boolean => war.attacker === npc && OFFENSIVE.has(war.kind);

/** What it wants of its enemies, by kind of war: own originals first, then by value, cities, list order (W83-19.40, 19.41). */
export const targetsOf = (
  board: Board,
  npc: NationNumber,
  wars: readonly War[] = warsOf(board, npc),
): readonly Territory[] => {
  const { original, rebellion } = getNation(board, npc);
  const first = new Set(original);
  const wanted = new Set(rebellion?.lands ?? original);
  const enemies = new Map(wars.map((war) => [enemyIn(war, npc), war]));
  const wants = (territory: Territory): boolean => {
    const war = enemies.get(territory.owner);
    if (war === undefined) return false;
    if (war.attacker !== npc) return true;
    if (war.kind === 'financed') return first.has(territory.number);
    return war.kind === 'rebellion' ? wanted.has(territory.number) : true;
  };
  return territoriesOf(board)
    .filter(wants)
    .toSorted(
      (a, b) =>
        Number(wanted.has(b.number)) - Number(wanted.has(a.number)) ||
        b.value - a.value ||
        Number(b.city !== null) - Number(a.city !== null),
    );
};

/** Infantry that stays in a territory: three in the capital, two in a city with enemies beside it (W83-19.42). */
const GARRISON = { capital: 3, threatened: 2 } as const;

/** Troops that may leave a territory: all but its garrison of the lowest infantry. */
export const movableIn = (
  setting: Setting,
  board: Board,
  nation: NationNumber,
  territory: PlaceNumber,
): readonly Unit[] => {
  const troops = troopsIn(board, territory, nation);
  const capital = setting.nations[nation]?.capital === territory;
  const { city } = getTerritory(board, territory);
  const threatened = city !== null && threatBeside(setting, board, nation, territory) > 0;
  const stay = capital ? GARRISON.capital : threatened ? GARRISON.threatened : 0;
  const staying = new Set(troops.filter(({ type }) => type === 'inf').slice(0, stay));
  return troops.filter((unit) => !staying.has(unit));
};

/** Own territories and who may leave them. */
export const movable = (
  setting: Setting,
  board: Board,
  nation: NationNumber,
): ReadonlyMap<PlaceNumber, readonly Unit[]> =>
  new Map(
    ownedBy(board, nation).flatMap(({ number }) => {
      const units = movableIn(setting, board, nation, number);
      return units.length === 0 ? [] : [[number, units] as const];
    }),
  );

/** Sum of attack factors without points, across straits with their penalty. */
export const attackSum = (setting: Setting, units: readonly Unit[], target: PlaceNumber): number =>
  units.reduce(
    (sum, unit) =>
      sum +
      attackFactor(
        {
          id: unit.id,
          owner: unit.owner,
          type: unit.type as 'inf',
          way: isAcrossStrait(setting, unit.place, target) ? 'strait' : 'land',
        },
        { leader: null, mounted: false },
      ),
    0,
  );

/** Whether no troops are there to defend it. */
export const isVacant = (board: Pick<Board, 'units'>, territory: PlaceNumber): boolean =>
  !unitsIn(board, territory).some(isTroop);

/** Sum of defence factors with the whole bonus of the walls. */
export const defenceSum = (board: Board, territory: PlaceNumber): number => {
  const { city, tribalCity } = getTerritory(board, territory);
  const fort = city?.fort ?? (tribalCity === null ? null : TRIBAL_CITY_FORT);
  return unitsIn(board, territory)
    .filter(isTroop)
    .reduce(
      (sum, { id, owner, type }) =>
        sum +
        defenceFactor(
          { id, owner, type: type as 'inf', way: 'inside' },
          { leader: null, mounted: false, fort, open: false },
        ),
      0,
    );
};

/** Three to two for land that was its own, two to one for all other (W83-19.43). */
export const isWorthIt = (attack: number, defence: number, own: boolean): boolean =>
  2 * attack >= (own ? 3 : 4) * defence;

/** Own territories beside a target, in list order. */
export const beside = (
  setting: Setting,
  board: Board,
  owner: OwnerNumber,
  target: PlaceNumber,
): readonly PlaceNumber[] => landAdjacent(setting, target).filter((place) => board.territories[place]?.owner === owner);
