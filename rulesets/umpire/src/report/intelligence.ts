import type { ReportLine } from '@chancery/core';
import { toldLines } from '../text/told.ts';
import type { Told } from '../told.ts';
import type { GameKnown } from '../types.ts';
import { ofKind } from './kinds.ts';

/** Foreign forces in covered provinces, with least and most, and rumours of others (UM-21.6 to 21.17). */
export const intelligence = (heard: readonly Told[], known: GameKnown): readonly ReportLine[] =>
  ofKind(heard, 'intelligence-gathered')
    .filter(({ nation }) => nation === known.view.nation)
    .flatMap((news) => toldLines(news, known));
