import { type ReportLine, said, sentence } from '@chancery/core';
import { province, type Reader, readerOf, troops } from '../names/reader.ts';
import { noUnits } from '../rules/forces.ts';
import { LOSS_WORDS } from '../text/words.ts';
import type { Told, ToldOf } from '../told.ts';
import type { GameKnown } from '../types.ts';
import { LOSS_CAUSES } from '../words.ts';
import { ofKind } from './kinds.ts';

/** Own losses, a line for each cause: where, and how many of each type (UM-21.23, 21.30). */
export const ownLosses = (heard: readonly Told[], known: GameKnown): readonly ReportLine[] => {
  const reader = readerOf(known);
  const lost = ofKind(heard, 'units-lost').filter(({ nation }) => nation === reader.me);
  return LOSS_CAUSES.flatMap((why) => {
    const those = lost.filter((each) => each.why === why);
    const [first] = those;
    return first === undefined ? [] : [said(first.rule, `${sentence(LOSS_WORDS[why])}: ${byPlace(reader, those)}.`)];
  });
};

/** `Padua 2 Foot; Siena 1 Horse` */
const byPlace = (reader: Reader, lost: readonly ToldOf<'units-lost'>[]): string =>
  [...Map.groupBy(lost, (each) => each.province)]
    .sort(([one], [other]) => one - other)
    .map(([place, those]) => {
      const sum = those.reduce<readonly number[]>(
        (total, { units }) => total.map((count, type) => count + (units[type] ?? 0)),
        noUnits(reader.setting),
      );
      return `${province(reader, place)} ${troops(reader, sum)}`;
    })
    .join('; ');
