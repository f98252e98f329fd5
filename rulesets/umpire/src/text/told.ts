import { type ReportLine, said } from '@chancery/core';
import { type Reader, readerOf } from '../names/reader.ts';
import type { Told } from '../told.ts';
import type { GameKnown } from '../types.ts';
import { DIPLOMACY } from './told/diplomacy.ts';
import { EDITS } from './told/edits.ts';
import { FORCES } from './told/forces.ts';
import { KNOWLEDGE } from './told/knowledge.ts';
import { LAND } from './told/land.ts';
import { LESS } from './told/less.ts';
import type { InWords } from './told/lines.ts';
import { MONEY } from './told/money.ts';
import { NEWS } from './told/news.ts';
import { ORDER } from './told/order.ts';
import { PEOPLE } from './told/people.ts';
import { TURN } from './told/turn.ts';

/** What is told of each kind of news; the compiler asks for each. */
const TOLD: InWords<Told> = {
  ...TURN,
  ...ORDER,
  ...DIPLOMACY,
  ...MONEY,
  ...LAND,
  ...FORCES,
  ...PEOPLE,
  ...NEWS,
  ...KNOWLEDGE,
  ...EDITS,
  ...LESS,
};

export const toldLines = (told: Told, known: GameKnown): readonly ReportLine[] => {
  const words = (TOLD[told.kind] as (told: Told, reader: Reader) => string | readonly ReportLine[])(
    told,
    readerOf(known),
  );
  return typeof words === 'string' ? [said(told.rule, words)] : words;
};
