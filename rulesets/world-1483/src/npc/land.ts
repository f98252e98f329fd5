import type { OrderOf, UnitItem } from '../order.ts';
import { getNation, isGeneral, ownedBy, troopsIn, unitsIn } from '../rules/find.ts';
import { landAdjacent } from '../rules/geography.ts';
import { bestGeneral } from '../rules/leaders.ts';
import { threatBeside } from '../rules/npc-placement.ts';
import { attackSum, beside, defenceSum, isVacant, isWorthIt, movable, targetsOf } from '../rules/npc-war.ts';
import type { Setting } from '../setting.ts';
import type { Board, Territory, Unit } from '../state.ts';
import { LAND_TYPES, type NationNumber, type PlaceNumber } from '../words.ts';

type March = OrderOf<'MARCH'>;

/** How a non-player nation marches: at what it wants where that is worth it, then towards its threatened borders (W83-19.40 to 19.46). */
export const marchesOf = (setting: Setting, board: Board, npc: NationNumber): readonly March[] => {
  const free = new Map(movable(setting, board, npc));
  return [...attacks(setting, board, npc, free), ...shifts(setting, board, npc, free)];
};

type Free = Map<PlaceNumber, readonly Unit[]>;

const attacks = (setting: Setting, board: Board, npc: NationNumber, free: Free): readonly March[] => {
  const first = new Set(getNation(board, npc).rebellion?.lands ?? getNation(board, npc).original);
  return targetsOf(board, npc).flatMap((target): readonly March[] => {
    const bands = bandsBeside(setting, board, npc, { free, target });
    if (isVacant(board, target.number)) return walkIn(free, bands, target);
    const marching = bands.flatMap(({ units }) => units);
    if (marching.every(isGun)) return [];
    const defence = defenceSum(board, target.number);
    if (!isWorthIt(attackSum(setting, marching, target.number), defence, first.has(target.number))) return [];
    return bands
      .toSorted((a, b) => Number(a.units.every(isGun)) - Number(b.units.every(isGun)))
      .map(({ place, units }) => {
        free.delete(place);
        return march(units, place, [target.number], bestGeneral(generalsIn(board, npc, place)));
      });
  });
};

const isGun = ({ type }: Unit): boolean => type === 'art';

/** Who of a land may march. */
interface Band {
  readonly place: PlaceNumber;
  readonly units: readonly Unit[];
}

/** Those beside a target, in list order. */
const bandsBeside = (
  setting: Setting,
  board: Board,
  npc: NationNumber,
  { free, target }: { readonly free: Free; readonly target: Territory },
): readonly Band[] =>
  beside(setting, board, npc, target.number).flatMap((place) => {
    const units = free.get(place) ?? [];
    return units.length === 0 ? [] : [{ place, units }];
  });

const generalsIn = (board: Board, npc: NationNumber, place: PlaceNumber): readonly Unit[] =>
  unitsIn(board, place).filter((unit) => unit.owner === npc && isGeneral(unit));

/** One unit takes what nobody holds, from where most could come. */
const walkIn = (free: Free, bands: readonly Band[], target: Territory): readonly March[] => {
  const [most] = bands.toSorted((a, b) => b.units.length - a.units.length);
  const goes = ['inf', 'cav', 'knt'].flatMap((type) => most?.units.find((unit) => unit.type === type) ?? [])[0];
  if (most === undefined || goes === undefined) return [];
  free.set(
    most.place,
    most.units.filter((unit) => unit !== goes),
  );
  return [march([goes], most.place, [target.number], null)];
};

const march = (units: readonly Unit[], from: PlaceNumber, to: readonly PlaceNumber[], general: Unit | null): March => ({
  verb: 'MARCH',
  section: 'actions',
  args: { units: counts(units), from, to, ...(general === null ? {} : { with: general.id }) },
});

/** So many of each type. */
export const counts = (units: readonly Unit[]): readonly UnitItem[] =>
  LAND_TYPES.flatMap((type) => {
    const count = units.filter((unit) => unit.type === type).length;
    return count === 0 ? [] : [{ count, type }];
  });

/** Whoever is left where no enemy is near goes a step towards the nearest border with one, cavalry two (W83-19.44). */
export const shifts = (
  setting: Setting,
  board: Board,
  nation: NationNumber,
  free: ReadonlyMap<PlaceNumber, readonly Unit[]>,
): readonly March[] => {
  const lands = ownedBy(board, nation).map(({ number }) => number);
  const threatened = lands.filter((place) => threatBeside(setting, board, nation, place) > 0);
  const steps = chainsTo(setting, new Set(lands), threatened);
  return [...free].flatMap(([from, units]) => {
    const next = steps.get(from);
    if (next === undefined) return [];
    const beyond = steps.get(next) ?? next;
    const riders = units.filter(({ type }) => type === 'cav' || type === 'knt');
    const walkers = units.filter((unit) => !riders.includes(unit));
    const all = units.length === troopsIn(board, from, nation).length;
    const general = all ? bestGeneral(generalsIn(board, nation, from)) : null;
    const far = beyond === next ? [next] : [next, beyond];
    return [
      ...(walkers.length === 0 ? [] : [march(walkers, from, [next], general)]),
      ...(riders.length === 0 ? [] : [march(riders, from, far, walkers.length === 0 ? general : null)]),
    ];
  });
};

/** From each own territory the next one on the way to the nearest threatened, over own land; ties go by list order. */
const chainsTo = (
  setting: Setting,
  lands: ReadonlySet<PlaceNumber>,
  goals: readonly PlaceNumber[],
): ReadonlyMap<PlaceNumber, PlaceNumber> => {
  const next = new Map<PlaceNumber, PlaceNumber>();
  const seen = new Set(goals);
  let ring = goals;
  while (ring.length > 0) {
    const beyond: PlaceNumber[] = [];
    for (const place of ring) {
      for (const other of landAdjacent(setting, place)) {
        if (!lands.has(other) || seen.has(other)) continue;
        seen.add(other);
        next.set(other, place);
        beyond.push(other);
      }
    }
    ring = beyond.toSorted((a, b) => a - b);
  }
  return next;
};
