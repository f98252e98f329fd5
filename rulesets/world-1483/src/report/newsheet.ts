import { type ReportLine, said, series } from '@chancery/core';
import { place, places, type Reader, readerOf, who } from '../names/reader.ts';
import { battleTitle, outcomeWords } from '../text/told/battle.ts';
import { toldLines } from '../text/told.ts';
import type { Told, ToldOf } from '../told.ts';
import type { GameKnown } from '../types.ts';
import { phaseLabel } from '../window.ts';
import { ofKind, type ToldKind } from './kinds.ts';
import { type Update, updatesIn } from './updates.ts';

/** What everybody may know of each update, a paragraph for each sort of news (W83-18.13). */
export const newsheet = (heard: readonly Told[], known: GameKnown): readonly ReportLine[] =>
  updatesIn(heard).flatMap((update) => newsOf(update, known));

const newsOf = ({ was, next, news }: Update, known: GameKnown): readonly ReportLine[] => {
  const lines = [...paragraphs(news, readerOf(known)), ...inFull(news, known)];
  const quiet = said('W83-18.13', 'No war, no conquest, no treaty: a quiet time.');
  return [
    ...(was === null ? [] : [said('W83-18.13', phaseLabel(was.turn, was.phase), { style: 'head' })]),
    ...(lines.length === 0 && was !== null ? [quiet] : lines),
    ...(next === null || next.stage !== 'phases'
      ? []
      : [said('W83-1.4', `Next: ${phaseLabel(next.turn, next.phase).toLowerCase()}.`, { style: 'note' })]),
  ];
};

/** News that are told each in a sentence of their own, in the order in which they came. */
const IN_FULL: readonly ToldKind[] = [
  'peace-made',
  'ally-settled',
  'surrendered',
  'ally-called',
  'tribute-began',
  'npc-peace-offered',
  'married',
  'rebellion-began',
  'nation-founded',
  'nation-run',
  'freed',
  'tribe-settled',
  'tribe-reverted',
  'tribe-gone',
  'status-changed',
  'returning-set',
  'master-corrected',
];

const inFull = (news: readonly Told[], known: GameKnown): readonly ReportLine[] =>
  ofKind(news, ...IN_FULL).flatMap((each) => toldLines(each, known));

/** `Conquests: Portugal took Fez from Morocco; …`: news of which there are many. */
const paragraphs = (news: readonly Told[], reader: Reader): readonly ReportLine[] => [
  ...paragraph(
    'Wars begun',
    ofKind(news, 'war-began')
      .filter(({ war }) => !war.financed)
      .map(({ war }) => `${who(reader, war.attacker)} against ${who(reader, war.defender)}`),
  ),
  ...paragraph(
    'Wars ended',
    ofKind(news, 'war-ended').map(({ attacker, defender }) => `${who(reader, attacker)} and ${who(reader, defender)}`),
  ),
  ...ofKind(news, 'battle-fought').map((battle) =>
    said('W83-18.13', `${battleTitle(battle, reader)}: ${outcomeWords(battle, reader)}.`),
  ),
  ...paragraph(
    'Conquests',
    [...Map.groupBy(ofKind(news, 'captured'), ({ by, from }) => `${by}/${from}`).values()].map((those) =>
      conquestWords(reader, those),
    ),
  ),
  ...paragraph(
    'Handed over',
    ofKind(news, 'handed-over').map(
      ({ territory, from, to }) => `${place(reader, territory)} by ${who(reader, from)} to ${who(reader, to)}`,
    ),
  ),
  ...paragraph('Incorporated', byNation(reader, ofKind(news, 'incorporated'))),
  ...paragraph(
    'Cities founded',
    ofKind(news, 'city-founded').map(({ territory, city }) => `${city.name} in ${place(reader, territory)}`),
  ),
  ...paragraph(
    'Ports built',
    ofKind(news, 'port-built').map(({ nation, territory }) => `${place(reader, territory)} by ${who(reader, nation)}`),
  ),
  ...paragraph(
    'Discoveries',
    ofKind(news, 'revealed').map((each) => discoveryWords(reader, each)),
  ),
  ...paragraph(
    'Raids of the Berbers',
    ofKind(news, 'raid-rolled')
      .filter(({ comes }) => comes)
      .map(({ territory, riders }) => `${place(reader, territory)} by ${riders} cavalry`),
  ),
  ...paragraph(
    'No orders came from',
    ofKind(news, 'turn-missed').map(
      ({ nation, announced }) => `${who(reader, nation)}${announced ? ', absent as announced' : ''}`,
    ),
  ),
  ...paragraph('Open positions', seatsThat(news, reader, 'open')),
  ...paragraph('New rulers', seatsThat(news, reader, 'held')),
];

const seatsThat = (news: readonly Told[], reader: Reader, now: 'open' | 'held'): readonly string[] =>
  ofKind(news, 'seat-changed')
    .filter(({ to }) => (to === 'held') === (now === 'held'))
    .map(({ nation }) => who(reader, nation));

const paragraph = (title: string, items: readonly string[]): readonly ReportLine[] =>
  items.length === 0 ? [] : [said('W83-18.13', `${title}: ${items.join('; ')}.`)];

const conquestWords = (reader: Reader, those: readonly ToldOf<'captured'>[]): string => {
  const [first] = those;
  if (first === undefined) return '';
  const lands = places(
    reader,
    those.map(({ territory }) => territory),
  );
  return `${who(reader, first.by)} took ${lands} from ${who(reader, first.from)}`;
};

const byNation = (reader: Reader, all: readonly ToldOf<'incorporated'>[]): readonly string[] =>
  [...Map.groupBy(all, ({ by }) => by)].flatMap(([by, those]) =>
    by === null
      ? []
      : [
          `${places(
            reader,
            those.map(({ territory }) => territory),
          )} by ${who(reader, by)}`,
        ],
  );

const discoveryWords = (reader: Reader, { territory, infantry, cavalry }: ToldOf<'revealed'>): string => {
  const held = [...(infantry > 0 ? [`${infantry} infantry`] : []), ...(cavalry > 0 ? [`${cavalry} cavalry`] : [])];
  return `${place(reader, territory)}, held by ${held.length === 0 ? 'nobody' : series(held)}`;
};
