import { unitsIn } from '../../rules/find.ts';
import type { Setting } from '../../setting.ts';
import type { General, State } from '../../state.ts';
import type { GeneralNumber, NationNumber, ProvinceNumber, TypeNumber } from '../../words.ts';

/** Where the lines planned so far leave the troops and generals of a nation: what the next line finds (UM-11.17). */

/** Units of a type that are in a province from some tick on; whether they have marched this turn. */
export interface Lot {
  readonly nation: NationNumber;
  readonly province: ProvinceNumber;
  readonly type: TypeNumber;
  count: number;
  readonly since: number;
  readonly marched: boolean;
}

/** Where a general is, and from when on they have time. */
export interface Whereabouts {
  readonly place: ProvinceNumber;
  readonly clock: number;
  readonly marched: boolean;
}

/** What the lines planned so far have made of the nation's troops and generals. */
export interface Draft {
  readonly setting: Setting;
  readonly state: State;
  readonly nation: NationNumber;
  readonly lots: Lot[];
  readonly generals: Map<GeneralNumber, Whereabouts>;
}

/** All are where the state has them, and have time for the whole turn. */
export const draftOf = (setting: Setting, state: State, nation: NationNumber): Draft => ({
  setting,
  state,
  nation,
  lots: state.stacks.flatMap((_, province) =>
    unitsIn(state, nation, province).map((count, type): Lot => {
      return { nation, province, type, count, since: 0, marched: false };
    }),
  ),
  generals: new Map(),
});

export const whereaboutsOf = ({ generals }: Draft, { number, location }: General): Whereabouts =>
  generals.get(number) ?? { place: location, clock: 0, marched: false };

/** Takes units out of the lots of a province, those there longest first. */
export const takeLots = (
  { lots, nation }: Draft,
  province: ProvinceNumber,
  units: readonly number[],
): readonly Lot[] => {
  const taken: Lot[] = [];
  const here = lots.filter((lot) => lot.province === province).sort((one, other) => one.since - other.since);
  units.forEach((wanted, type) => {
    let left = wanted;
    for (const lot of here) {
      if (lot.type !== type) continue;
      const count = Math.min(left, lot.count);
      lot.count -= count;
      left -= count;
      if (count > 0) taken.push({ nation, province, type, count, since: lot.since, marched: lot.marched });
    }
  });
  return taken;
};

/** A march that is planned: who, and where they are when it is over. */
export interface Journey {
  readonly generals: readonly GeneralNumber[];
  readonly lots: readonly Lot[];
  readonly place: ProvinceNumber;
  readonly clock: number;
  /** Whether it has any leg. */
  readonly goes: boolean;
}

/** Where the plan has generals and units after a march. */
export const arriveIn = (draft: Draft, { generals, lots, place, clock, goes }: Journey): void => {
  for (const general of generals) {
    const before = draft.generals.get(general)?.marched === true;
    draft.generals.set(general, { place, clock, marched: goes || before });
  }
  for (const { type, count, marched } of lots) {
    draft.lots.push({ nation: draft.nation, province: place, type, count, since: clock, marched: goes || marched });
  }
};
