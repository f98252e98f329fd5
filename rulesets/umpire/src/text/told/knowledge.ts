import { type ReportLine, type SightedFigure, said, series, sightingWords } from '@chancery/core';
import type { KnowledgeEvent } from '../../events/knowledge.ts';
import type { EventOf } from '../../events.ts';
import { typeName } from '../../names/names.ts';
import { general, province, type Reader, who } from '../../names/reader.ts';
import type { KnownProvince, Seen } from '../../state.ts';
import { NEWS_WORDS } from '../words.ts';
import type { InWords } from './lines.ts';

/** What nations learn of each other. */
export const KNOWLEDGE: InWords<KnowledgeEvent> = {
  'intelligence-gathered': (event, reader) => intelligenceLines(event, reader),
  /** Whoever is reached reads the news themselves; this says only that they came. */
  'news-reached': ({ news: { what, province: number } }, reader) => briefWords(reader, what, number),
  'news-in-brief': ({ what, province: number, turn }, reader) =>
    `${briefWords(reader, what, number).replace(/\.$/, '')} in turn ${turn}.`,
  'news-dropped': ({ before }) => `News from before turn ${before} were forgotten.`,
};

const briefWords = (reader: Reader, what: keyof typeof NEWS_WORDS, number: number | null): string =>
  number === null ? `${NEWS_WORDS[what]}.` : `${province(reader, number)}: ${NEWS_WORDS[what]}.`;

/** A line a force, province by province; silence about a covered province says that nobody is there (UM-21.9, 21.30). */
const intelligenceLines = (event: EventOf<'intelligence-gathered'>, reader: Reader): readonly ReportLine[] => {
  const { rule, covered, seen } = event;
  const quiet = covered.filter((number) => seen.every(({ area }) => area !== number));
  return [
    ...seen.map((each) => said(rule, forceWords(each, event, reader))),
    ...(quiet.length === 0
      ? []
      : [
          said('UM-21.9', `No foreign force in ${series(quiet.map((number) => province(reader, number)))}.`, {
            style: 'note',
          }),
        ]),
  ];
};

/** `Padua: Milan with about 6 (5 to 8) Foot; under Sforza; RP (12), LOY 2; by two factors.` */
const forceWords = (seen: Seen, { provinces }: EventOf<'intelligence-gathered'>, reader: Reader): string => {
  const { area, nation, figures, general: senior, source } = seen;
  const owned = provinces.findLast((each) => each.province === area && each.owner === nation);
  const isRumour = source === 'rumour';
  const facts = [
    `${isRumour ? 'Rumour: ' : ''}${province(reader, area)}: ${who(reader, nation)} with ${series(figures.map((figure) => figureWords(reader, figure)))}`,
    ...(senior === null ? [] : [`under ${general(reader, senior)}`]),
    ...(owned === undefined ? [] : ownedWords(owned)),
    ...(isRumour ? [] : [`by ${source}`]),
  ];
  return `${facts.join('; ')}.`;
};

/** `RP (12), LOY 2`: in brackets when nothing of it is collected (UM-21.11). */
const ownedWords = ({ revenue, collects, loyalty }: KnownProvince): readonly string[] =>
  revenue === null ? [] : [`RP ${collects ? revenue : `(${revenue})`}${loyalty === null ? '' : `, LOY ${loyalty}`}`];

const SIGHTINGS = sightingWords('en');

/** `about 6 (5 to 8) Foot`: kinds are codes of troop types. */
export const figureWords = ({ setting }: Reader, figure: SightedFigure): string =>
  SIGHTINGS.figure(figure, typeName(setting, figure.kind, figure.said));
