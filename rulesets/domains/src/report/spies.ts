import type { ReportLine } from '@chancery/core';
import { toldLines } from '../text/told.ts';
import type { Told } from '../told.ts';
import type { GameKnown } from '../types.ts';

/** What spies have brought: each report with the troops that were there (DOM-9.4, 9.18). */
export const spyReports = (heard: readonly Told[], known: GameKnown): readonly ReportLine[] =>
  heard
    .filter(
      (news) =>
        news.kind === 'spied' || news.kind === 'papers-read' || (news.kind === 'field-seen' && news.by === 'spy'),
    )
    .flatMap((news) => toldLines(news, known));
