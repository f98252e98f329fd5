import type { ReportLine } from '@chancery/core';
import { kindsAbout } from '@chancery/kit';
import { BATTLE } from '../event-kinds/battle.ts';
import type { Event } from '../events.ts';
import { toldLines } from '../text/told.ts';
import type { HepKnown } from '../types.ts';

const IN_BATTLE: ReadonlySet<Event['kind']> = new Set(kindsAbout(BATTLE));

/** Battle reports: every round and every duel with both rolls (HEP-15.5). */
export const battles = (heard: readonly Event[], known: HepKnown): readonly ReportLine[] =>
  heard
    .filter(({ kind }) => IN_BATTLE.has(kind))
    .flatMap((news) =>
      toldLines(news, known).map((line): ReportLine => {
        if (news.kind === 'battle-began') return { ...line, style: 'head' };
        return news.kind === 'round-began' ? { ...line, style: 'note' } : line;
      }),
    );
