import { knownTo, type Moment, writeAnswer } from '@chancery/core';
import type { Campaign } from '../campaign/open-campaign.ts';
import { EXIT } from '../exit-codes.ts';
import { describeReading, hasFaults, type Tally, tallyOf } from '../orders/describe-reading.ts';
import type { Gathered } from '../orders/gather-inputs.ts';
import type { OrdersRead } from '../orders/read-orders.ts';
import type { RulingsRead } from '../orders/rulings.ts';
import { Stop } from '../stop.ts';
import { counted } from './counted.ts';

/** What there is for a turn: who ordered, what was not taken and why, what the game master is asked. */
export const gatheredLines = (campaign: Campaign, moment: Moment, gathered: Gathered): readonly string[] => {
  const { ruleset } = campaign;
  const { inputs, read, byBots, missing, questions } = gathered;
  const orders = inputs.sheets.reduce((sum, sheet) => sum + sheet.orders.length, 0);
  const files = read.filter(({ seat }) => seat !== null).length;
  return [
    `Turn ${inputs.turn}: ${counted(orders, 'order')} of ${counted(files, 'ruler')} and ${counted(byBots.length, 'bot')}.`,
    ...(missing.length > 0 ? [`Without orders: ${missing.join(', ')}`] : []),
    ...faultLines(campaign, gathered),
    ...(inputs.acts.length > 0 ? [`${counted(inputs.acts.length, 'act')} of the game master`] : []),
    ...questions.flatMap((question) => [
      `${question.id} (${question.rule}): ${writeAnswer(inputs.rulings[question.id] ?? question.byDefault)}`,
      `  ${ruleset.text.question(question, knownTo(ruleset, moment.position, 'master'))}`,
      `  ${question.answers.join(' or ')}; ${question.byDefault} unless ruled otherwise`,
    ]),
  ];
};

/** What was not taken and why, and what was odd. */
export const faultLines = ({ ruleset }: Campaign, { notes, read }: Gathered): readonly string[] => [
  ...notes,
  ...read.flatMap((each) => describeReading(ruleset, each)),
];

/** Whether something that came in is not taken. */
export const isFaulty = ({ read, notes }: Gathered): boolean => notes.length > 0 || read.some(hasFaults);

/** Stops when something of the game master's own was not taken: what they wrote counts whole or not at all. */
export const insistOnMaster = ({ masterMisread }: Gathered): void => {
  if (!masterMisread) return;
  throw new Stop(EXIT.faults, "nothing was resolved, because something in the game master's own files was refused");
};

/** `orders/0007/rulings.json: 2 answers taken` */
export const answersText = ({ path, rulings }: RulingsRead): string =>
  `${path}: ${counted(Object.keys(rulings).length, 'answer')} taken`;

/** `12 orders taken, 1 of them with a warning, 2 malformed` */
export const tallyText = (read: OrdersRead): string => (read.refused !== null ? 'refused' : tallyLine(tallyOf(read)));

export const tallyLine = ({ accepted, warned, illegal, malformed }: Tally): string =>
  [
    `${counted(accepted + warned, 'order')} taken`,
    ...(warned > 0 ? [`${warned} of them with a warning`] : []),
    ...(illegal > 0 ? [`${illegal} illegal`] : []),
    ...(malformed > 0 ? [`${malformed} malformed`] : []),
  ].join(', ');
