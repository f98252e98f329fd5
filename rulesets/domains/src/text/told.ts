import { onceFor, type ReportLine, said } from '@chancery/core';
import { type Reader, readerOfNews } from '../names/reader.ts';
import type { Told } from '../told.ts';
import type { GameKnown } from '../types.ts';
import { BATTLE } from './told/battle.ts';
import { DIPLOMACY } from './told/diplomacy.ts';
import { KNOWLEDGE } from './told/knowledge.ts';
import { LAND } from './told/land.ts';
import { LESS } from './told/less.ts';
import type { InWords } from './told/lines.ts';
import { MONEY } from './told/money.ts';
import { ORDER } from './told/order.ts';
import { PEOPLE } from './told/people.ts';
import { TURN } from './told/turn.ts';
import { UNIT } from './told/unit.ts';

/** What is told of each kind of news; the compiler asks for each. */
const TOLD: InWords<Told> = {
  ...TURN,
  ...MONEY,
  ...PEOPLE,
  ...DIPLOMACY,
  ...LAND,
  ...UNIT,
  ...BATTLE,
  ...KNOWLEDGE,
  ...ORDER,
  ...LESS,
};

/** The lines of a piece of news. Several parts of a report say the same news: a reader’s lines are made once. */
export const toldLines = (told: Told, known: GameKnown): readonly ReportLine[] => linesFor(known)(told);

const linesFor = onceFor((known: GameKnown) =>
  onceFor((told: Told): readonly ReportLine[] => {
    const words = (TOLD[told.kind] as (told: Told, reader: Reader) => string | readonly ReportLine[])(
      told,
      readerOfNews(known, told.names),
    );
    return typeof words === 'string' ? [said(told.rule, words)] : words;
  }),
);
