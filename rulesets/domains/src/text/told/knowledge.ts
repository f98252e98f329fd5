import { type ReportLine, said, series } from '@chancery/core';
import type { Force, KnowledgeEvent } from '../../events/knowledge.ts';
import type { EventOf } from '../../events.ts';
import {
  figureWords,
  goldWords,
  holding,
  province,
  provinces,
  type Reader,
  theForce,
  who,
  whoAll,
} from '../../names/reader.ts';
import { GARRISON_MEN_A_LEVEL, MOODS, type ProvinceNumber } from '../../words.ts';
import type { InWords } from './lines.ts';

/** What domains learn of each other. */
export const KNOWLEDGE: InWords<KnowledgeEvent> = {
  sighted: ({ province: number, forces }, reader) => seenWords(reader, number, forces),
  'field-seen': ({ province: number, forces }, reader) => seenWords(reader, number, forces),
  spied: (event, reader) => spyLines(event, reader),
  'papers-read': (event, reader) => paperLines(event, reader),
};

/** `Winterlea: the Duchy of Stannick with 2 Infantry.` */
const seenWords = (reader: Reader, number: ProvinceNumber, forces: readonly Force[]): string =>
  `${province(reader, number)}: ${forces.length === 0 ? 'no troops of others' : forcesWords(reader, forces)}.`;

/** `the Duchy of Stannick with 2 Infantry and 1 Scouts, natives 3 points` */
const forcesWords = (reader: Reader, forces: readonly Force[]): string =>
  forces.map(({ owner, figures }) => `${theForce(reader, owner)} with ${series(figures.map(figureWords))}`).join('; ');

type Spied = EventOf<'spied'>;

/** A spy’s report: the province, its holdings, its trade (DOM-9.4), all as it was at that moment. */
const spyLines = (event: EventOf<'spied'>, reader: Reader): readonly ReportLine[] => {
  const { rule, province: number, level, ruler, mood, taxRate, occupiedBy, holdings, troops, bridges, routes } = event;
  const land = [
    `level ${level}`,
    ruler === null ? 'ruled by nobody' : `ruled by ${who(reader, ruler)}`,
    `${MOODS[mood] ?? ''}`,
    `taxes ${taxRate}`,
    ...(occupiedBy === null ? [] : [`occupied by ${who(reader, occupiedBy)}`]),
  ];
  return [
    said(rule, `Your spy in ${province(reader, number)}: ${land.join(', ')}.`),
    ...holdings.map((each) =>
      said(rule, `${holding(reader, each.holding)}: ${holdingWords(each, troops, reader)}.`, { indent: 1 }),
    ),
    said(rule, `In the field: ${troopWords(troops, null, reader) || 'no troops of others'}.`, { indent: 1 }),
    ...(bridges.length === 0 ? [] : [said(rule, `Bridges to ${provinces(reader, bridges)}.`, { indent: 1 })]),
    ...routes.map(({ first, second }) =>
      said(rule, `Trade route of ${holding(reader, first)} and ${holding(reader, second)}.`, { indent: 1 }),
    ),
  ];
};

const holdingWords = (
  { holding: id, level, fortified, siegeLevel, occupiedBy }: Spied['holdings'][number],
  troops: Spied['troops'],
  reader: Reader,
): string =>
  [
    `level ${level}`,
    ...(fortified ? [`fortified, ${GARRISON_MEN_A_LEVEL * level} garrison men`] : []),
    ...(siegeLevel === null ? [] : [`besieged, down to ${siegeLevel}`]),
    ...(occupiedBy === null ? [] : [`occupied by ${who(reader, occupiedBy)}`]),
    ...(troops.some(({ inside }) => inside === id) ? [`inside ${troopWords(troops, id, reader)}`] : []),
  ].join(', ');

/** `the Duchy of Stannick with 2 Infantry and 1 Scouts`, of those in one place; empty where nobody is. */
const troopWords = (troops: Spied['troops'], place: number | null, reader: Reader): string =>
  [
    ...Map.groupBy(
      troops.filter(({ inside }) => inside === place),
      ({ owner }) => owner,
    ),
  ]
    .map(([owner, those]) => `${who(reader, owner)} with ${series(those.map(({ count, type }) => `${count} ${type}`))}`)
    .join('; ');

/** Treasury, pacts and persons of another (DOM-9.18). */
const paperLines = (event: EventOf<'papers-read'>, reader: Reader): readonly ReportLine[] => {
  const { rule, of, treasury, allies, enemies, permitted, persons } = event;
  const list = (title: string, domains: EventOf<'papers-read'>['allies']): readonly ReportLine[] =>
    domains.length === 0 ? [] : [said(rule, `${title}: ${whoAll(reader, domains)}.`, { indent: 1 })];
  return [
    said(rule, `Your people read the papers of ${who(reader, of)}: ${goldWords(treasury)} in the treasury.`),
    ...list('Allies', allies),
    ...list('Enemies', enemies),
    ...list('Passage or leave given to', permitted),
    said(rule, `At court: ${series(persons)}.`, { indent: 1 }),
  ];
};
