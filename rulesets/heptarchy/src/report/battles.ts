import { type ReportLine, said } from '@chancery/core';
import type { Event, EventOf } from '../events.ts';
import { kingdomName, type Reader, readerOf } from '../names/reader.ts';
import { signed } from '../text/dice.ts';
import { toldLines } from '../text/told.ts';
import type { HepKnown } from '../types.ts';
import { battleBoard } from './battle-board.ts';

/** Battle reports: how each began and ended, and every duel with both rolls on a board (HEP-15.5). */
export const battles = (heard: readonly Event[], known: HepKnown): readonly ReportLine[] => {
  const reader = readerOf(known);
  const lines: ReportLine[] = [];
  let began: EventOf<'battle-began'> | null = null;
  let rounds: EventOf<'duel-fought'>[][] = [];
  for (const news of heard) {
    if (news.kind === 'battle-began') {
      lines.push(...toldLines(news, known).map((line): ReportLine => ({ ...line, style: 'head' })));
      began = news;
      rounds = [];
    }
    if (news.kind === 'round-began') rounds.push([]);
    // At sea all duels are fought one after another.
    if (news.kind === 'duel-fought') {
      if (rounds.length === 0) rounds.push([]);
      rounds.at(-1)?.push(news);
    }
    if (news.kind !== 'battle-ended' || began === null) continue;
    const board = battleBoard({ began, rounds }, reader);
    lines.push(...scoreLines(rounds.flat(), reader));
    lines.push(...toldLines(news, known).map((line): ReportLine => ({ ...line, board })));
    lines.push(said('HEP-1.15', diceWords(news), { style: 'note' }));
  }
  return lines;
};

/** The names of the dice, by which anybody can roll them again. */
const diceWords = ({ battle: { on } }: EventOf<'battle-ended'>): string =>
  `Dice of ten: ${on}.att for the attackers, ${on}.def for the defenders.`;

/** How all duels together changed the scores of the War. */
const scoreLines = (duels: readonly EventOf<'duel-fought'>[], reader: Reader): readonly ReportLine[] => {
  const scores = new Map<number, number>();
  for (const { kingdom, by } of duels.flatMap((duel) => duel.scores))
    scores.set(kingdom, (scores.get(kingdom) ?? 0) + by);
  const words = [...scores].map(([kingdom, by]) => `${kingdomName(reader, kingdom)} ${signed(by)}`);
  return words.length === 0 ? [] : [said('HEP-6.2', `War Score: ${words.join(', ')}.`)];
};
