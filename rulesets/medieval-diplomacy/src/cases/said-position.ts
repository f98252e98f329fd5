import type { CaseContext, Words } from '@chancery/core';
import type { Options } from '../setting.ts';
import type { Ground } from './ground.ts';
import type { CaseBorder } from './map-words.ts';
import type { SaidProvince } from './said-provinces.ts';
import type { SaidRealm } from './said-realms.ts';
import type { SaidUnit } from './said-units.ts';
import type { Section } from './sections.ts';

/** All that was read of a position. */
export interface SaidPosition {
  readonly words: Words;
  readonly context: CaseContext;
  readonly sections: readonly (readonly [Section, Words])[];
  readonly ground: Ground;
  readonly options: Options;
  readonly realms: readonly SaidRealm[];
  readonly borders: readonly CaseBorder[];
  readonly provinces: readonly SaidProvince[];
  readonly units: readonly SaidUnit[];
}
