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
  of(news: Told, known: MdKnown): Pence;
}

/** In the order in which the turn takes them. */
const STEPS: readonly Step[] = [
  { label: 'Salvage', rule: 'MD-4.43', of: (news) => (news.kind === 'troops-gone' ? news.gold : 0) },
  { label: 'Pillage', rule: 'MD-11.36', of: (news) => (news.kind === 'pillaged' ? news.gold : 0) },
  {
    label: 'Gold sent, with its carriage',
    rule: 'MD-12.8',
    of: (news) => (news.kind === 'gold-sent' ? -news.amount - news.fee : 0),
  },
  { label: 'Gold received', rule: 'MD-12.15', of: (news) => (news.kind === 'gold-received' ? news.amount : 0) },
  { label: 'Upkeep', rule: 'MD-12.16', of: (news) => (news.kind === 'upkeep-paid' ? -news.paid : 0) },
  { label: 'Troops and ships', rule: 'MD-12.25', of: (news) => (news.kind === 'recruited' ? -news.cost : 0) },
  { label: 'Commanders', rule: 'MD-10.6', of: (news) => (news.kind === 'commander-hired' ? -news.cost : 0) },
  {
    label: 'Annexations',
    rule: 'MD-11.19',
    of: (news, { view }) => (news.kind === 'annexed' && news.realm === view.realm ? -news.cost : 0),
  },
  { label: 'Construction and repair', rule: 'MD-12.33', of: (news) => -constructionCost(news) },
  { label: 'Decay', rule: 'MD-12.37', of: (news) => (news.kind === 'gold-decayed' ? -news.lost : 0) },
  { label: 'Razing', rule: 'MD-12.41', of: (news) => (news.kind === 'razed' ? news.gold : 0) },
  { label: 'Revenue', rule: 'MD-12.3', of: (news) => (news.kind === 'revenue-gained' ? news.total : 0) },
  { label: 'Proclamation', rule: 'MD-12.56', of: (news) => (news.kind === 'proclaimed' ? news.gold : 0) },
];

const constructionCost = (news: Told): Pence => {
  switch (news.kind) {
    case 'fort-built':
    case 'fort-repaired':
    case 'harbour-built':
    case 'production-built':
      return news.cost;
    default:
      return 0;
  }
};

const stepLines = ({ label, rule, of }: Step, heard: readonly Told[], known: MdKnown): readonly ReportLine[] => {
  const sum = heard.reduce((total, news) => total + of(news, known), 0);
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
