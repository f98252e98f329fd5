import type { CaseContext, Words } from '@chancery/core';
import type { Options } from '../../setting.ts';
import type { Ground } from '../map/ground.ts';
import type { CaseBorder } from '../map/map-words.ts';
import type { SaidProvince } from '../words/said-provinces.ts';
import type { SaidRealm } from '../words/said-realms.ts';
import type { SaidUnit } from '../words/said-units.ts';
import type { Said } from '../words/sections.ts';

/** All that was read of a position. */
export interface SaidPosition {
  readonly words: Words;
  readonly context: CaseContext;
  readonly sections: Said;
  readonly ground: Ground;
  readonly options: Options;
  readonly realms: readonly SaidRealm[];
  readonly borders: readonly CaseBorder[];
  readonly provinces: readonly SaidProvince[];
  readonly units: readonly SaidUnit[];
}
