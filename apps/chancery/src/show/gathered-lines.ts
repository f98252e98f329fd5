import { knownTo, type Moment } from '@chancery/core';
import type { Campaign } from '../campaign/open-campaign.ts';
import { describeReading, hasFaults, tallyOf } from '../orders/describe-reading.ts';
import type { Gathered } from '../orders/gather-inputs.ts';
import type { OrdersRead } from '../orders/read-orders.ts';
import { counted } from './counted.ts';

/** What there is for a turn: who ordered, what was not taken and why, what the game master is asked. */
export const gatheredLines = (campaign: Campaign, moment: Moment, gathered: Gathered): readonly string[] => {
  const { ruleset } = campaign;
  const { inputs, read, byBots, missing, questions, notes } = gathered;
  const orders = inputs.sheets.reduce((sum, sheet) => sum + sheet.orders.length, 0);
  const files = read.filter(({ seat }) => seat !== null).length;
  return [
    `Turn ${inputs.turn}: ${counted(orders, 'order')} of ${counted(files, 'ruler')} and ${counted(byBots.length, 'bot')}.`,
    ...(missing.length > 0 ? [`Without orders: ${missing.join(', ')}`] : []),
    ...notes,
    ...read.flatMap((each) => describeReading(ruleset, each)),
    ...(inputs.acts.length > 0 ? [`${counted(inputs.acts.length, 'act')} of the game master`] : []),
    ...questions.flatMap((question) => [
      `${question.id} (${question.rule}): ${inputs.rulings[question.id]}`,
      `  ${ruleset.text.question(question, knownTo(ruleset, moment.position, 'master'))}`,
      `  ${question.answers.join(' or ')}; ${question.byDefault} unless ruled otherwise`,
    ]),
  ];
};

/** Whether something that came in is not taken. */
export const isFaulty = ({ read, notes }: Gathered): boolean => notes.length > 0 || read.some(hasFaults);

/** `12 orders taken, 1 of them with a warning, 2 malformed` */
export const tallyText = (read: OrdersRead): string => {
  if (read.refused !== null) return 'not taken';
  const { accepted, warned, illegal, malformed } = tallyOf(read);
  return [
    `${counted(accepted + warned, 'order')} taken`,
    ...(warned > 0 ? [`${warned} of them with a warning`] : []),
    ...(illegal > 0 ? [`${illegal} illegal`] : []),
    ...(malformed > 0 ? [`${malformed} malformed`] : []),
  ].join(', ');
};
