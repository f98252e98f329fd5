import { type ReportLine, said } from '@chancery/core';
import type { Event } from '../events.ts';
import { kingdomName, readerOf } from '../names/reader.ts';
import { kingdomsOf } from '../rules/find.ts';
import { besideSheet, sheetWords } from '../text/sheet.ts';
import type { HepKnown } from '../types.ts';

/** The sheet of every kingdom that is left, one’s own included, in every report (HEP-15.9). */
export const sheets = (_: readonly Event[], known: HepKnown): readonly ReportLine[] => {
  const reader = readerOf(known);
  return kingdomsOf(known.view.board)
    .filter(({ controller }) => controller !== 'eliminated')
    .map(({ number }) =>
      said('HEP-15.9', `${kingdomName(reader, number)}: ${sheetWords(reader, number)}`, besideSheet(reader, number)),
    );
};
