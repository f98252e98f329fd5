import { type ReportLine, said, series } from '@chancery/core';
import { everyNumbered } from '@chancery/kit';
import { namedUnit, province, type Reader, readerOf, who } from '../names/reader.ts';
import { KIND_WORDS } from '../text/words.ts';
import type { GameKnown } from '../types.ts';
import type { HoldingView, UnitView } from '../view-types.ts';
import { GARRISON_MEN_A_LEVEL, MOODS } from '../words.ts';

/** The reader’s domain in full: court, provinces, holdings, troops (DOM-15.3). */
export const ownDomain = (_: readonly unknown[], known: GameKnown): readonly ReportLine[] => {
  const reader = readerOf(known);
  if (reader.me === null) return [];
  return [
    ...court(reader),
    ...land(reader),
    ...holdingLines(reader),
    ...guestLines(reader),
    ...troopLines(reader),
    ...alliedLines(reader),
  ];
};

const head = (text: string): ReportLine => ({ text, style: 'head', rule: 'DOM-15.3' });

const court = ({ view, me }: Reader): readonly ReportLine[] => {
  const domain = view.domains[me ?? 0];
  if (domain == null) return [];
  const { ruler, underlings, own } = domain;
  const note = (id: number): string =>
    `${id === own?.heir ? ', heir' : ''}${own?.exposed.includes(id) ? ', exposed: no task this month' : ''}`;
  return [
    head('Your court'),
    said('DOM-3.3', `${ruler.name}, ruler${note(ruler.id)}`, { indent: 1 }),
    ...underlings.map(({ id, name }) => said('DOM-3.3', `${name}${note(id)}`, { indent: 1 })),
  ];
};

const land = (reader: Reader): readonly ReportLine[] => {
  const own = everyNumbered(reader.view.provinces).filter(({ ruler }) => ruler === reader.me);
  if (own.length === 0) return [];
  return [
    head('Your provinces'),
    ...own.map(({ number, level, inside }) =>
      said(
        'DOM-2.1',
        [
          `${province(reader, number)}: level ${level}`,
          ...(inside === null
            ? []
            : [
                `${MOODS[inside.mood] ?? ''}`,
                `taxes ${inside.taxRate}`,
                ...(inside.occupiedBy === null ? [] : [`occupied by ${who(reader, inside.occupiedBy)}`]),
              ]),
        ].join(', '),
        { indent: 1 },
      ),
    ),
  ];
};

const holdingLines = (reader: Reader): readonly ReportLine[] => {
  const own = reader.view.holdings.filter(({ owner }) => owner === reader.me);
  if (own.length === 0) return [];
  return [head('Your holdings'), ...own.map((each) => said('DOM-4.1', holdingWords(reader, each), { indent: 1 }))];
};

/** Holdings of others in one's own provinces, whose levels and walls one knows (DOM-15.2). */
const guestLines = (reader: Reader): readonly ReportLine[] => {
  const { view, me } = reader;
  const guests = view.holdings.filter(
    ({ owner, province: number }) => owner !== me && view.provinces[number]?.ruler === me,
  );
  if (guests.length === 0) return [];
  return [
    head('Holdings of others in your provinces'),
    ...guests.map((each) =>
      said('DOM-15.2', `${holdingWords(reader, each)}; of ${who(reader, each.owner)}`, { indent: 1 }),
    ),
  ];
};

const holdingWords = (reader: Reader, { province: number, kind, inside }: HoldingView): string => {
  const name = `${province(reader, number)}, ${KIND_WORDS[kind]}`;
  if (inside === null) return name;
  const { level, fortified, siegeLevel, occupiedBy } = inside;
  return [
    `${name}: level ${level}`,
    ...(fortified ? [`fortified, ${GARRISON_MEN_A_LEVEL * level} garrison men`] : []),
    ...(siegeLevel === null ? [] : [`besieged, down to ${siegeLevel}`]),
    ...(occupiedBy === null ? [] : [`occupied by ${who(reader, occupiedBy)}`]),
  ].join(', ');
};

const troopLines = (reader: Reader): readonly ReportLine[] => {
  const { view, me } = reader;
  const own = view.units.filter(({ owner, loanedTo }) => owner === me || loanedTo === me);
  if (own.length === 0) return [];
  return [head('Your troops'), ...own.map((unit) => said('DOM-6.2', unitWords(reader, unit), { indent: 1 }))];
};

/** Where allies stand in lands of either (DOM-15.6). */
const alliedLines = (reader: Reader): readonly ReportLine[] => {
  const { view, me } = reader;
  const allied = view.units.filter(({ owner, loanedTo }) => owner !== me && loanedTo !== me);
  if (allied.length === 0) return [];
  return [
    head('Troops of your allies'),
    ...allied.map((unit) => said('DOM-15.6', unitWords(reader, unit), { indent: 1 })),
  ];
};

const unitWords = (reader: Reader, unit: UnitView): string => {
  const { province: number, inside, stance, task, owner, loanedTo } = unit;
  const stood = inside === null ? null : reader.holding(inside);
  const place =
    stood === null
      ? `in ${province(reader, number)}`
      : `inside the ${KIND_WORDS[stood.kind]} of ${province(reader, number)}`;
  const more = [
    ...(stance === 'stand' ? [] : [stance]),
    ...(task === null ? [] : [`task: ${task.kind}`]),
    ...(loanedTo === null
      ? []
      : [loanedTo === reader.me ? `on loan from ${who(reader, owner)}` : `on loan to ${who(reader, loanedTo)}`]),
  ];
  return `${namedUnit(reader, unit)} ${place}${more.length === 0 ? '' : `; ${series(more)}`}`;
};
