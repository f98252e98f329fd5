import { type ReportLine, said, sentence, tableIn } from '@chancery/core';
import { numbers, words } from '@chancery/kit';
import type { MoneyEvent } from '../../events/money.ts';
import type { EventOf } from '../../events.ts';
import { goldWords, holding, province, provinces, type Reader, who, whose } from '../../names/reader.ts';
import { HOLDING_KINDS } from '../../words.ts';
import type { InWords } from './lines.ts';

/** Gold: what comes in, what goes out, and what befalls. */
export const MONEY: InWords<MoneyEvent> = {
  /** Place by place, with the sum below (DOM-15.3). */
  'income-received': (event, reader) => [
    ...placeByPlace(event, reader),
    ...event.routes.map(({ first, second, gold }) =>
      figure('DOM-5.6', `Trade route of ${holding(reader, first)} and ${holding(reader, second)}`, gold),
    ),
    figure(event.rule, 'Income', event.total, 0),
  ],
  'maintenance-paid': ({ rule, court, forts, upkeep, paid }) => [
    figure(rule, 'Court', -court),
    ...(forts === 0 ? [] : [figure(rule, 'Fortified holdings', -forts)]),
    ...(upkeep === 0 ? [] : [figure(rule, 'Upkeep of troops', -upkeep)]),
    figure(rule, paid < court + forts + upkeep ? 'Maintenance, as far as it could be paid' : 'Maintenance', -paid, 0),
  ],
  'gold-sent': ({ from, to, gold }, reader) => `${who(reader, from)} sent ${goldWords(gold)} to ${who(reader, to)}.`,
  'gold-paid': ({ domain, gold, what }, reader) =>
    what === 'a ruling'
      ? `${who(reader, domain)} ${gold < 0 ? 'gained' : 'lost'} ${goldWords(Math.abs(gold))} by a ruling of the host.`
      : `${who(reader, domain)} paid ${goldWords(gold)} for ${what}.`,
  'random-event': (event, reader) => BEFELL[event.event](event, reader),
  'raid-succeeded': ({ province: number, event, gold, target }, reader) =>
    `The raid on ${province(reader, number)} succeeded: ${event}. You took ${goldWords(gold)} from ${who(reader, target)}.`,
  pillaged: ({ by, province: number, target, gold }, reader) =>
    `${who(reader, by)} pillaged ${province(reader, number)} of ${who(reader, target)} for ${goldWords(gold)}. It pays no tax next month.`,
  stolen: ({ from, gold }, reader) => `Your people stole ${goldWords(gold)} from ${whose(reader, from)} treasury.`,
};

const INCOME = [
  words('place', 'Province'),
  numbers('tax', 'Tax'),
  ...HOLDING_KINDS.map((kind) => numbers(kind, sentence(kind))),
  numbers('all', 'In all'),
];

/** What each province brought in, as tax and by its holdings; provinces in the order in which they were reckoned. */
const placeByPlace = ({ provinces: taxed, holdings }: Received, reader: Reader): readonly ReportLine[] => {
  const rows = new Map<string, { [column: string]: number }>();
  const add = (place: string, column: string, gold: number): void => {
    const row = rows.get(place) ?? {};
    rows.set(place, row);
    for (const each of [column, 'all']) row[each] = (row[each] ?? 0) + gold;
  };
  for (const each of taxed) add(province(reader, each.province), 'tax', each.gold);
  for (const { holding: id, gold } of holdings) {
    const named = reader.holding(id);
    if (named === null) add('A holding that is no more', 'all', gold);
    else add(province(reader, named.province), named.kind, gold);
  }
  const cells = [...rows].map(([place, row]) => ({
    place,
    ...Object.fromEntries(Object.entries(row).map(([column, gold]) => [column, `${gold}`])),
  }));
  const table = tableIn(INCOME, reader.setting, cells);
  return cells.length === 0 ? [] : [said('DOM-5.4', 'Taxes and holdings, province by province', { table })];
};

type Received = EventOf<'income-received'>;

const figure = (rule: string, text: string, gold: number, indent: 0 | 1 = 1): ReportLine =>
  said(rule as ReportLine['rule'] & string, text, {
    style: 'figure',
    amount: gold < 0 ? `−${-gold}` : `${gold}`,
    indent,
  });

type Befell = EventOf<'random-event'>;

const inProvince =
  (what: (name: string) => string, nothing: string) =>
  ({ province: number }: Befell, reader: Reader): string =>
    number === null ? nothing : what(province(reader, number));

const atHolding =
  (what: (name: string) => string, nothing: string) =>
  ({ holding: id }: Befell, reader: Reader): string =>
    id === null ? nothing : what(holding(reader, id));

/** What befell in the month, or would have (DOM-5.15). */
const BEFELL: { readonly [Kind in Befell['event']]: (event: Befell, reader: Reader) => string } = {
  fire: atHolding((name) => `A fire broke out at ${name}.`, 'A fire found nothing to burn.'),
  flood: ({ bridge }, reader) =>
    bridge.length === 0
      ? 'The rivers flooded, and there was no bridge to carry away.'
      : `A flood tore at the bridge of ${provinces(reader, bridge)}.`,
  sickness: inProvince((name) => `Sickness went through ${name}.`, 'Sickness passed you by.'),
  bandits: ({ gold }) =>
    gold === 0 ? 'Bandits found an empty treasury.' : `Bandits robbed you of ${goldWords(-gold)}.`,
  'bad harvest': inProvince(
    (name) => `The harvest failed in ${name}: it pays no tax this month.`,
    'The harvest failed, but not on land of yours.',
  ),
  discontent: inProvince(
    (name) => `There was discontent in ${name}.`,
    'There was discontent, but not on land of yours.',
  ),
  'good harvest': inProvince(
    (name) => `The harvest was rich in ${name}: it pays twice its tax this month.`,
    'The harvest was rich, but not on land of yours.',
  ),
  windfall: ({ gold }) => `A windfall brought you ${goldWords(gold)}.`,
  fair: inProvince((name) => `A fair cheered ${name}.`, 'A fair was held, but not on land of yours.'),
  volunteers: ({ province: number, unit: joined }, reader) => {
    if (number === null) return 'Volunteers came, and you have no place for them.';
    const where = province(reader, number);
    return joined === null
      ? `Volunteers came in ${where}, and you could not take them.`
      : `Volunteers joined you in ${where}.`;
  },
  craftsmen: atHolding((name) => `Craftsmen settled at ${name}.`, 'Craftsmen looked for work in vain.'),
  settlers: inProvince((name) => `Settlers came to ${name}.`, 'Settlers went elsewhere.'),
};
