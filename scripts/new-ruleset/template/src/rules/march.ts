import type { Refusal } from '../refusals.ts';
import type { Setting } from '../setting.ts';
import type { AreaNumber, CompanyNumber } from '../words.ts';
import { getAreaInfo } from './find.ts';

interface Marching {
  readonly id: CompanyNumber;
  readonly at: AreaNumber;
}

/** Why a company cannot march there; null when it can. Asked by the menu, the check and the march itself (NEW-1.1). */
export const marchFault = (setting: Setting, { id, at }: Marching, to: AreaNumber): Refusal | null =>
  getAreaInfo(setting, at).borders.includes(to) ? null : { code: 'no-border', company: id, from: at, to };
