import type { Event } from '../../src/events.ts';
import type { State } from '../../src/state.ts';

/** Sieges and occupations by a clock of our own, wound by their beginnings and ends. */

interface Beginning {
  readonly turn: number;
  readonly round: number;
}
type Since = Map<number, Beginning>;

interface Clocks {
  readonly sieges: Since;
  readonly holdings: Since;
  readonly provinces: Since;
}

/** What the state says of earlier months. */
const wound = (state: State): Clocks => {
  const turn = state.turn - 1;
  return {
    sieges: new Map(
      state.holdings.flatMap(({ id, siegeLevel, occupiedBy }) =>
        siegeLevel === null || occupiedBy !== null ? [] : [[id, { turn, round: 0 }] as const],
      ),
    ),
    holdings: new Map(
      state.holdings.flatMap(({ id, occupiedSince }) =>
        occupiedSince === null ? [] : [[id, { turn: occupiedSince, round: 0 }] as const],
      ),
    ),
    provinces: new Map(
      state.provinces.flatMap((each) =>
        each === null || each.occupiedSince === null
          ? []
          : [[each.number, { turn: each.occupiedSince, round: 0 }] as const],
      ),
    ),
  };
};

/** Advances and conversions that come too early, too late, or not at all (DOM-12.7, 13.10, 13.13). */
export const faultsOfClocks = (before: State, events: readonly Event[], after: State): readonly string[] => {
  const { turn } = before;
  const { sieges, holdings, provinces } = wound(before);
  const faults: string[] = [];
  const advanced = new Set<number>();
  let round = 0;
  for (const event of events) {
    switch (event.kind) {
      case 'part-began':
        round += 1;
        break;
      case 'siege-began':
        sieges.set(event.holding, { turn, round });
        break;
      case 'siege-lifted':
        sieges.delete(event.holding);
        break;
      case 'siege-advanced':
        advanced.add(event.holding);
        if (!isDue(sieges.get(event.holding), turn)) faults.push(`the siege of ${event.holding} tells too early`);
        break;
      case 'holding-occupied':
        sieges.delete(event.holding);
        holdings.set(event.holding, { turn, round });
        break;
      case 'holding-occupation-ended':
        holdings.delete(event.holding);
        break;
      case 'holding-converted':
        if (holdings.get(event.holding)?.turn !== turn - 1)
          faults.push(`holding ${event.holding} converts out of time`);
        holdings.delete(event.holding);
        break;
      case 'province-occupied':
        provinces.set(event.province, { turn, round });
        break;
      case 'province-occupation-ended':
        provinces.delete(event.province);
        break;
      case 'province-converted':
        if (provinces.get(event.province)?.turn !== turn - 1)
          faults.push(`province ${event.province} converts out of time`);
        provinces.delete(event.province);
        break;
      default:
    }
  }
  const late = (since: Since): readonly number[] =>
    [...since].flatMap(([id, { turn: began }]) => (began < turn ? [id] : []));
  return [
    ...faults,
    ...[...sieges].flatMap(([id, since]) =>
      isDue(since, turn) && !advanced.has(id) && (after.holdings.find((each) => each.id === id)?.siegeLevel ?? 0) > 0
        ? [`the siege of ${id} does not tell`]
        : [],
    ),
    ...late(holdings).flatMap((id) =>
      after.holdings.some((each) => each.id === id) ? [`holding ${id} does not convert`] : [],
    ),
    ...late(provinces).map((id) => `province ${id} does not convert`),
  ];
};

/** Whether a siege has stood in all three rounds of this month. */
const isDue = (since: Beginning | undefined, turn: number): boolean =>
  since !== undefined && (since.turn < turn || since.round === 1);
