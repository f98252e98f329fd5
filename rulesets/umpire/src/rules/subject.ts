import type { State } from '../state.ts';
import type { GeneralNumber, NationNumber, ProvinceNumber } from '../words.ts';
import { getGeneral, getNation, getProvince } from './find.ts';

/** What a roll is about, as its label and the log have it: `VEN,MIL` (UM-1.12). Numbers stand as they are. */
export const subjectOf = (
  state: State,
  about: {
    readonly nation?: NationNumber;
    readonly viewer?: NationNumber;
    readonly general?: GeneralNumber;
    readonly province?: ProvinceNumber;
    readonly of?: NationNumber;
    readonly words?: readonly (string | number)[];
  },
): string =>
  [
    ...(about.viewer === undefined ? [] : [getNation(state, about.viewer).code]),
    ...(about.nation === undefined ? [] : [getNation(state, about.nation).code]),
    ...(about.general === undefined ? [] : [getGeneral(state, about.general).name]),
    ...(about.province === undefined ? [] : [getProvince(state, about.province).code]),
    ...(about.of === undefined ? [] : [getNation(state, about.of).code]),
    ...(about.words ?? []),
  ].join(',');
