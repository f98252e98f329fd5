import { UNITS } from '../data/units.ts';
import type { Setting } from '../setting.ts';
import type { Board, Territory, Unit } from '../state.ts';
import type { NationNumber, PlaceNumber, TroopType } from '../words.ts';
import { getPlace, isTroop, ownedBy, troopsIn, unitsIn } from './find.ts';
import { landAdjacent } from './geography.ts';
import { enemiesOf } from './war.ts';

/** Where nations that nobody plays put their new units (W83-19.30). */

type HasUnits = Pick<Board, 'units' | 'wars'>;
type Lands = Pick<Board, 'territories' | 'units' | 'wars'>;

export const costOf = (units: readonly Pick<Unit, 'type'>[]): number =>
  units.reduce((sum, { type }) => sum + UNITS[type].cost, 0);

/** The cost of troops of a nation's enemies beside a territory, on land or aboard ships on its coast: E(T). */
export const threatBeside = (
  setting: Setting,
  board: HasUnits,
  nation: NationNumber,
  territory: PlaceNumber,
): number => {
  const enemies = new Set(enemiesOf(board, nation));
  if (enemies.size === 0) return 0;
  const around = [...landAdjacent(setting, territory), ...getPlace(setting, territory).coasts];
  return around.reduce(
    (sum, place) => sum + costOf(unitsIn(board, place).filter((unit) => isTroop(unit) && enemies.has(unit.owner))),
    0,
  );
};

const CITY_WORTH = 15;
const VALUE_WORTH = 3;

/** Puts each unit, in the order in which it was bought, where the threat is greatest then; ties go by list order. */
export const placeTroops = (
  setting: Setting,
  board: Lands,
  nation: NationNumber,
  {
    types,
    among = ownedBy(board, nation),
  }: { readonly types: readonly TroopType[]; readonly among?: readonly Territory[] },
): readonly PlaceNumber[] => {
  const threats = among.map((territory) => ({
    place: territory.number,
    beside: threatBeside(setting, board, nation, territory.number),
    worth: VALUE_WORTH * territory.value + (territory.city === null ? 0 : CITY_WORTH),
    guarded: costOf(troopsIn(board, territory.number, nation)),
  }));
  const threatened = threats.filter(({ beside }) => beside > 0);
  const candidates = threatened.length > 0 ? threatened : threats;
  return types.flatMap((type) => {
    let best: (typeof candidates)[number] | undefined;
    for (const each of candidates) if (best === undefined || threatOf(each) > threatOf(best)) best = each;
    if (best === undefined) return [];
    best.guarded += UNITS[type].cost;
    return [best.place];
  });
};

const threatOf = ({ beside, worth, guarded }: { beside: number; worth: number; guarded: number }): number =>
  beside + worth - guarded;

/** A general goes where most of its nation's own troops are; ties go by list order. */
export const placeGeneral = (
  board: Lands,
  nation: NationNumber,
  among: readonly Territory[] = ownedBy(board, nation),
): PlaceNumber | null => {
  let best: { readonly place: PlaceNumber; readonly troops: number } | null = null;
  for (const { number } of among) {
    const troops = troopsIn(board, number, nation).length;
    if (best === null || troops > best.troops) best = { place: number, troops };
  }
  return best?.place ?? null;
};
