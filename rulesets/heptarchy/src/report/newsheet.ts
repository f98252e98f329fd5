import type { ReportLine } from '@chancery/core';
import type { KingdomNews, Newsheet } from '../events/turn.ts';
import type { Event } from '../events.ts';
import { amountWords, kingdomName, type Reader, readerOf } from '../names/reader.ts';
import { toldLines } from '../text/told.ts';
import type { HepKnown } from '../types.ts';

/** The newsheet of each Turn that ended: players’ kingdoms, Wars, what NPC States did, who is no more, the crown (HEP-15.6). */
export const newsheets = (heard: readonly Event[], known: HepKnown): readonly ReportLine[] => {
  const reader = readerOf(known);
  let from = 0;
  return heard.flatMap((news, at): readonly ReportLine[] => {
    if (news.kind !== 'newsheet') return [];
    const turn = heard.slice(from, at);
    from = at + 1;
    const { kingdoms, wars } = news.newsheet;
    return [
      { text: `At the end of Turn ${news.turn}`, style: 'head', rule: news.rule },
      ...kingdoms.map((kingdom) => kingdomLine(reader, kingdom)),
      ...wars.map((war) => warLine(reader, war)),
      ...turn
        .filter(({ kind }) => kind === 'eliminated')
        .flatMap((gone) => toldLines(gone, known))
        .map(indented),
      ...npcLines(turn, known).map(indented),
      crownLine(heard[at + 1], known, news.turn),
    ];
  });
};

const indented = (line: ReportLine): ReportLine => ({ ...line, indent: 1 });

const warLine = (reader: Reader, { a, b, scoreA, scoreB }: Newsheet['wars'][number]): ReportLine => ({
  text: `War of ${kingdomName(reader, a)} and ${kingdomName(reader, b)}: War Scores ${amountWords(scoreA)} and ${amountWords(scoreB)}`,
  rule: 'HEP-6.1',
  indent: 1,
});

/** What stands between the NPC step and the newsheet and is none of its news, and duels, which the battle reports tell. */
const NO_DEEDS: ReadonlySet<Event['kind']> = new Set(['duel-fought', 'round-began', 'signed-up']);

/** What happened in the NPC step. */
const npcLines = (turn: readonly Event[], known: HepKnown): readonly ReportLine[] => {
  const step = turn.findLastIndex(({ kind }) => kind === 'npc-step-began');
  if (step < 0) return [];
  const done = turn.slice(step + 1).filter(({ kind }) => !NO_DEEDS.has(kind));
  const lines = done.flatMap((news) => toldLines(news, known));
  return lines.length === 0 ? [{ text: 'The NPC States stay quiet.', rule: 'HEP-16.4', indent: 1 }] : lines;
};

/** The victory check (HEP-17.8). */
const crownLine = (next: Event | undefined, known: HepKnown, turn: number): ReportLine => {
  const [ended] = next?.kind === 'campaign-ended' ? toldLines(next, known) : [];
  if (ended !== undefined) return ended;
  const { victoryAreas, victoryPrestige } = known.setting.options;
  const wanted = `${victoryAreas} Land Areas, ${victoryPrestige} Prestige and Peace with all`;
  const text = turn === 0 ? `The crown takes ${wanted}.` : `Nobody has ${wanted} yet.`;
  return { text, rule: 'HEP-17.8', indent: 1 };
};

const kingdomLine = (reader: Reader, news: KingdomNews): ReportLine => ({
  text:
    `${kingdomName(reader, news.kingdom)}: areas ${news.areas}, Gold ${news.gold}, income ${news.taxIncome} + ${news.tradeIncome}, ` +
    `Land Units ${news.landUnits} of ${news.maxUnits}, Retinues ${news.retinues} of ${news.maxRetinues}, ` +
    `Navies ${news.navies} of ${news.maxNavies}, Prestige ${amountWords(news.prestige)}`,
  indent: 1,
});
