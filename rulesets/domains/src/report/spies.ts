import type { ReportLine } from '@chancery/core';
import { toldLines } from '../text/told.ts';
import type { Told } from '../told.ts';
import type { GameKnown } from '../types.ts';

/** What spies have brought: each report with all that was there (DOM-9.4, 9.18). */
export const spyReports = (heard: readonly Told[], known: GameKnown): readonly ReportLine[] =>
  heard.filter(({ kind }) => kind === 'spied' || kind === 'papers-read').flatMap((news) => toldLines(news, known));
