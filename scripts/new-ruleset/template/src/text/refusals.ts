import type { TextByCode } from '@chancery/core';
import { commonRefusals } from '@chancery/kit';
import { areaName } from '../names/names.ts';
import type { Refusal } from '../refusals.ts';
import type { Setting } from '../setting.ts';

const common = commonRefusals('house');

/** Why an order is refused, in a sentence. */
export const REFUSALS: TextByCode<Refusal, Setting> = {
  'rulers-only': common['rulers-only'],
  'unknown-unit': ({ unit }) => `You have no company ${unit}.`,
  'no-border': ({ company, from, to }, setting) =>
    `Company ${company} stands in ${areaName(setting, from)}, which does not border ${areaName(setting, to)}.`,
  'marches-already': ({ company }) => `Company ${company} marches already.`,
};

export const refusalWords = (refusal: Refusal, setting: Setting): string =>
  (REFUSALS[refusal.code] as (refusal: Refusal, setting: Setting) => string)(refusal, setting);
