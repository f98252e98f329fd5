import type { Draft } from '@chancery/core';
import { getNumbered, required } from '@chancery/kit';
import type { General, Knowledge, Nation, Province, State } from '../state.ts';
import type { GeneralNumber, NationNumber, ProvinceNumber } from '../words.ts';

/** What an event writes to. */

export const nationIn = ({ nations }: Draft<State>, nation: NationNumber): Draft<Nation> =>
  getNumbered(nations, nation, 'nation');
export const provinceIn = ({ provinces }: Draft<State>, province: ProvinceNumber): Draft<Province> =>
  getNumbered(provinces, province, 'province');
export const generalIn = ({ generals }: Draft<State>, general: GeneralNumber): Draft<General> =>
  required(generals[general - 1], 'general', general);
export const knownTo = ({ known }: Draft<State>, nation: NationNumber): Draft<Knowledge> =>
  getNumbered(known, nation, 'nation that knows anything,');
