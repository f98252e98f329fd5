import {
  by,
  type Cells,
  type ColumnSpec,
  type ReportLine,
  said,
  series,
  sorted,
  tableIn,
  thenBy,
} from '@chancery/core';
import { everyNumbered, summed, words } from '@chancery/kit';
import { domainName } from '../names/names.ts';
import { province, type Reader, readerOf, who } from '../names/reader.ts';
import { KIND_WORDS } from '../text/words.ts';
import type { GameKnown, Types } from '../types.ts';
import type { HoldingView, UnitView } from '../view-types.ts';
import { type DomainNumber, GARRISON_MEN_A_LEVEL, HOLDING_KINDS, MOODS } from '../words.ts';

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

const PROVINCES: readonly ColumnSpec<Types>[] = [
  words('name', 'Province'),
  summed('level', 'Level'),
  words('mood', 'Mood'),
  words('tax', 'Tax'),
  { ...words('won', 'Won by arms'), when: ({ options }) => !options.conqueredTax },
  words('occupied', 'Occupied by'),
];

/** Where what was won pays no tax, the table says which that is (DOM-13.16). */
const land = (reader: Reader): readonly ReportLine[] => {
  const own = everyNumbered(reader.view.provinces).filter(({ ruler }) => ruler === reader.me);
  return tableUnder(
    reader,
    head('Your provinces'),
    PROVINCES,
    own.map(({ number, level, inside }) => ({
      name: province(reader, number),
      level: `${level}`,
      mood: inside === null ? '' : (MOODS[inside.mood] ?? ''),
      tax: inside?.taxRate ?? '',
      won: inside?.conquered ? 'no tax' : '',
      occupied: inside?.occupiedBy == null ? '' : domainIn(reader, inside.occupiedBy),
    })),
  );
};

const HOLDINGS: readonly ColumnSpec<Types>[] = [
  words('place', 'Province'),
  words('kind', 'Kind'),
  summed('level', 'Level'),
  words('garrison', 'Garrison'),
  words('siege', 'Besieged'),
  words('occupied', 'Occupied by'),
];

const holdingLines = (reader: Reader): readonly ReportLine[] => {
  const own = reader.view.holdings.filter(({ owner }) => owner === reader.me);
  return tableUnder(
    reader,
    head('Your holdings'),
    HOLDINGS,
    placeByPlace(own).map((each) => holdingCells(reader, each)),
  );
};

/** Holdings of others in one's own provinces, whose levels and walls one knows (DOM-15.2). */
const guestLines = (reader: Reader): readonly ReportLine[] => {
  const { view, me } = reader;
  const guests = view.holdings.filter(
    ({ owner, province: number }) => owner !== me && view.provinces[number]?.ruler === me,
  );
  return tableUnder(
    reader,
    { ...head('Holdings of others in your provinces'), rule: 'DOM-15.2' },
    [...HOLDINGS, words('owner', 'Owner')],
    placeByPlace(guests).map((each) => ({ ...holdingCells(reader, each), owner: domainIn(reader, each.owner) })),
  );
};

/** By province, then law, guild, temple. */
const placeByPlace = (holdings: readonly HoldingView[]): readonly HoldingView[] =>
  sorted(
    holdings,
    thenBy(
      by(({ province: number }) => number),
      by(({ kind }) => HOLDING_KINDS.indexOf(kind)),
    ),
  );

const holdingCells = (reader: Reader, { province: number, kind, inside }: HoldingView): Cells => ({
  place: province(reader, number),
  kind: KIND_WORDS[kind],
  level: inside === null ? '' : `${inside.level}`,
  garrison: inside?.fortified ? `${GARRISON_MEN_A_LEVEL * inside.level} men` : '',
  siege: inside?.siegeLevel == null ? '' : `down to ${inside.siegeLevel}`,
  occupied: inside?.occupiedBy == null ? '' : domainIn(reader, inside.occupiedBy),
});

const TROOPS: readonly ColumnSpec<Types>[] = [
  words('unit', 'Unit'),
  words('type', 'Type'),
  words('place', 'Province'),
  words('inside', 'Inside'),
  words('note', 'Note'),
];

const troopLines = (reader: Reader): readonly ReportLine[] => {
  const { view, me } = reader;
  const own = view.units.filter(({ owner, loanedTo }) => owner === me || loanedTo === me);
  return tableUnder(
    reader,
    head('Your troops'),
    TROOPS,
    own.map((unit) => unitCells(reader, unit)),
  );
};

/** Where allies stand in lands of either (DOM-15.6). */
const alliedLines = (reader: Reader): readonly ReportLine[] => {
  const { view, me } = reader;
  const allied = view.units.filter(({ owner, loanedTo }) => owner !== me && loanedTo !== me);
  return tableUnder(
    reader,
    { ...head('Troops of your allies'), rule: 'DOM-15.6' },
    [...TROOPS, words('owner', 'Of')],
    allied.map((unit) => ({
      ...unitCells(reader, unit),
      owner: unit.owner === null ? '' : domainIn(reader, unit.owner),
    })),
  );
};

const unitCells = (reader: Reader, unit: UnitView): Cells => {
  const { name, type, province: number, inside, stance, task, owner, loanedTo } = unit;
  const stood = inside === null ? null : reader.holding(inside);
  return {
    unit: name,
    type,
    place: province(reader, number),
    inside: stood === null ? '' : KIND_WORDS[stood.kind],
    note: series([
      ...(stance === 'stand' ? [] : [stance]),
      ...(task === null ? [] : [`task: ${task.kind}`]),
      ...(loanedTo === null
        ? []
        : [loanedTo === reader.me ? `on loan from ${who(reader, owner)}` : `on loan to ${who(reader, loanedTo)}`]),
    ]),
  };
};

/** A domain as a cell has it, without an article. */
const domainIn = ({ setting, me }: Reader, domain: DomainNumber): string =>
  domain === me ? 'you' : domainName(setting, domain);

/** A heading with its table; nothing where the table has no row. */
const tableUnder = (
  { setting }: Reader,
  heading: ReportLine,
  columns: readonly ColumnSpec<Types>[],
  rows: readonly Cells[],
): readonly ReportLine[] => (rows.length === 0 ? [] : [{ ...heading, table: tableIn(columns, setting, rows) }]);
