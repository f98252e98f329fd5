import { type ReportLine, type RuleNumber, said } from '@chancery/core';
import { place } from '../names/names.ts';
import { change, coins } from '../text/money.ts';
import { toldLines } from '../text/told.ts';
import type { Told, ToldOf } from '../told.ts';
import type { MdKnown } from '../types.ts';
import type { Pence } from '../words.ts';
import { ofKinds } from './choosing.ts';

/** What the realm's ruler must not overlook, before the figures. */
export const HEADLINES = [
  'campaign-ended',
  'claim-made',
  'claim-lapsed',
  'coup',
  'control-set',
  'status-set',
  'orders-missed',
] as const satisfies readonly Told['kind'][];

/** Kinds of news of which the summary shows nothing but the sum. */
export const SUMS = [
  'treasury',
  'upkeep-paid',
  'gold-decayed',
  'revenue-gained',
] as const satisfies readonly Told['kind'][];

/** Treasury at the start, each change of gold by step, treasury now (MD-16.21). The public has no treasury. */
export const summary = (heard: readonly Told[], known: MdKnown): readonly ReportLine[] => [
  ...ofKinds(HEADLINES, heard).flatMap((news) => toldLines(news, known)),
  ...treasury(heard, known, 'start'),
  ...STEPS.flatMap((step) => stepLines(step, heard, known)),
  ...treasury(heard, known, 'end'),
];

const treasury = (heard: readonly Told[], known: MdKnown, at: ToldOf<'treasury'>['at']): readonly ReportLine[] =>
  ofKinds(['treasury'], heard)
    .filter((news) => news.at === at)
    .flatMap((news) => toldLines(news, known));

/** One line of the account: what a step of the turn brought in or took. */
interface Step {
  readonly label: string;
  readonly rule: RuleNumber;
  sumOf(heard: readonly Told[], known: MdKnown): Pence;
}

/** A step and what one piece of its news brought in. */
const step = <Kind extends Told['kind']>(
  label: string,
  rule: RuleNumber,
  kinds: readonly Kind[],
  of: (news: ToldOf<Kind>, known: MdKnown) => Pence,
): Step => ({
  label,
  rule,
  sumOf: (heard, known) => ofKinds(kinds, heard).reduce((sum, news) => sum + of(news, known), 0),
});

const BUILT = ['fort-built', 'fort-repaired', 'harbour-built', 'production-built'] as const;

/** In the order in which the turn takes them. */
const STEPS: readonly Step[] = [
  step('Salvage', 'MD-4.43', ['troops-gone'], ({ gold }) => gold),
  step('Pillage', 'MD-11.36', ['pillaged'], ({ gold }) => gold),
  step('Gold sent, with its carriage', 'MD-12.8', ['gold-sent'], ({ amount, fee }) => -amount - fee),
  step('Gold received', 'MD-12.15', ['gold-received'], ({ amount }) => amount),
  step('Upkeep', 'MD-12.16', ['upkeep-paid'], ({ paid }) => -paid),
  step('Troops and ships', 'MD-12.25', ['recruited'], ({ cost }) => -cost),
  step('Commanders', 'MD-10.6', ['commander-hired'], ({ cost }) => -cost),
  step('Annexations', 'MD-11.19', ['annexed'], ({ realm, cost }, { view }) => (realm === view.realm ? -cost : 0)),
  step('Construction and repair', 'MD-12.33', BUILT, ({ cost }) => -cost),
  step('Decay', 'MD-12.37', ['gold-decayed'], ({ lost }) => -lost),
  step('Razing', 'MD-12.41', ['razed'], ({ gold }) => gold),
  step('Revenue', 'MD-12.3', ['revenue-gained'], ({ total }) => total),
  step('Proclamation', 'MD-12.56', ['proclaimed'], ({ gold }) => gold),
];

const stepLines = ({ label, rule, sumOf }: Step, heard: readonly Told[], known: MdKnown): readonly ReportLine[] => {
  const sum = sumOf(heard, known);
  if (sum === 0) return [];
  const figure = said(rule, label, { style: 'figure', amount: change(sum) });
  return label === 'Revenue' ? [figure, ...sources(heard, known)] : [figure];
};

/** Which province yielded how much. */
const sources = (heard: readonly Told[], known: MdKnown): readonly ReportLine[] =>
  ofKinds(['revenue-gained'], heard).map(({ rule, from }) =>
    said(rule, from.map(({ province, gold }) => `${place(known, province)} ${coins(gold)}`).join(', '), {
      style: 'note',
      indent: 1,
    }),
  );
