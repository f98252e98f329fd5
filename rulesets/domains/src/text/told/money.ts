import { type ReportLine, said } from '@chancery/core';
import type { MoneyEvent } from '../../events/money.ts';
import type { EventOf } from '../../events.ts';
import { goldWords, holding, province, provinces, type Reader, who, whose } from '../../names/reader.ts';
import type { InWords } from './lines.ts';

/** Gold: what comes in, what goes out, and what befalls. */
export const MONEY: InWords<MoneyEvent> = {
  /** Place by place, with the sum below (DOM-15.3). */
  'income-received': ({ rule, provinces: lands, holdings, routes, total }, reader) => [
    ...lands.map((each) => figure('DOM-5.1', `Tax of ${province(reader, each.province)}`, each.gold)),
    ...holdings.map((each) => figure('DOM-5.4', holding(reader, each.holding), each.gold)),
    ...routes.map(({ first, second, gold }) =>
      figure('DOM-5.6', `Trade route of ${holding(reader, first)} and ${holding(reader, second)}`, gold),
    ),
    figure(rule, 'Income', total, 0),
  ],
  'maintenance-paid': ({ rule, court, forts, upkeep, paid }) => [
    figure(rule, 'Court', -court),
    ...(forts === 0 ? [] : [figure(rule, 'Fortified holdings', -forts)]),
    ...(upkeep === 0 ? [] : [figure(rule, 'Upkeep of troops', -upkeep)]),
    figure(rule, paid < court + forts + upkeep ? 'Maintenance, as far as it could be paid' : 'Maintenance', -paid, 0),
  ],
  'gold-sent': ({ from, to, gold }, reader) => `${who(reader, from)} sent ${goldWords(gold)} to ${who(reader, to)}.`,
  'gold-paid': ({ domain, gold }, reader) =>
    gold < 0
      ? `${who(reader, domain)} gained ${goldWords(-gold)}.`
      : `${who(reader, domain)} paid ${goldWords(gold)} for an action.`,
  'random-event': (event, reader) => BEFELL[event.event](event, reader),
  'raid-succeeded': ({ province: number, event, gold, target }, reader) =>
    `The raid on ${province(reader, number)} succeeded: ${event}. You took ${goldWords(gold)} from ${who(reader, target)}.`,
  pillaged: ({ by, province: number, target, gold }, reader) =>
    `${who(reader, by)} pillaged ${province(reader, number)} of ${who(reader, target)} for ${goldWords(gold)}. It pays no tax next month.`,
  stolen: ({ from, gold }, reader) => `Your people stole ${goldWords(gold)} from ${whose(reader, from)} treasury.`,
};

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
