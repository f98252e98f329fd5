import type { OrderOf, UnitItem } from '../order.ts';
import { getNation, isGeneral, ownedBy, troopsIn, unitsIn } from '../rules/find.ts';
import { landAdjacent } from '../rules/geography.ts';
import { bestGeneral } from '../rules/leaders.ts';
import { threatBeside } from '../rules/npc-placement.ts';
import { attackSum, beside, defenceSum, isWorthIt, movable, targetsOf } from '../rules/npc-war.ts';
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
  const led = new Set<PlaceNumber>();
  return targetsOf(board, npc).flatMap((target): readonly March[] => {
    const from = beside(setting, board, npc, target.number).filter((place) => (free.get(place) ?? []).length > 0);
    if (from.length === 0) return [];
    const defence = defenceSum(board, target.number);
    const isVacant = !unitsIn(board, target.number).some(({ type, carrier }) => type !== 'gen' && carrier === null);
    if (isVacant) return walkIn(free, from, target);
    const marching = from.flatMap((place) => free.get(place) ?? []);
    if (marching.every(({ type }) => type === 'art')) return [];
    if (!isWorthIt(attackSum(setting, marching, target.number), defence, first.has(target.number))) return [];
    return from.flatMap((place) => {
      const units = free.get(place) ?? [];
      free.delete(place);
      const general = led.has(place) ? null : bestGeneral(generalsIn(board, npc, place));
      led.add(place);
      return units.every(({ type }) => type === 'art') && general === null && from.length === 1
        ? []
        : [march(units, place, [target.number], general)];
    });
  });
};

const generalsIn = (board: Board, npc: NationNumber, place: PlaceNumber): readonly Unit[] =>
  unitsIn(board, place).filter((unit) => unit.owner === npc && isGeneral(unit) && unit.carrier === null);

/** One unit takes what nobody holds, from where most could come. */
const walkIn = (free: Free, from: readonly PlaceNumber[], target: Territory): readonly March[] => {
  const place = from.toSorted(
    (a, b) => (free.get(b)?.length ?? 0) - (free.get(a)?.length ?? 0) || a - b,
  )[0] as PlaceNumber;
  const units = free.get(place) ?? [];
  const goes = ['inf', 'cav', 'knt'].flatMap((type) => units.find((unit) => unit.type === type) ?? [])[0];
  if (goes === undefined) return [];
  free.set(
    place,
    units.filter((unit) => unit !== goes),
  );
  return [march([goes], place, [target.number], null)];
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
  if (threatened.length === 0) return [];
  const steps = chainsTo(setting, new Set(lands), threatened);
  return [...free]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([from, units]) => {
      if (threatened.includes(from)) return [];
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
  let ring = goals.toSorted((a, b) => a - b);
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
