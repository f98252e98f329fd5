import {
  type AnyRuleset,
  actsOnArrival,
  type LineReading,
  malformedText,
  type RulesetTypes,
  ruleOfLine,
} from '@chancery/core';
import type { OrdersRead } from './read-orders.ts';

type AnyLine = LineReading<RulesetTypes>;

/** How many lines of a file were taken and not taken. */
export interface Tally {
  readonly accepted: number;
  readonly warned: number;
  readonly illegal: number;
  readonly malformed: number;
}

export const tallyOf = ({ reading }: OrdersRead): Tally => {
  const count = (outcome: AnyLine['outcome']): number =>
    reading.lines.filter((line) => line.outcome === outcome).length;
  return {
    accepted: count('accepted'),
    warned: count('warned'),
    illegal: count('illegal'),
    malformed: count('malformed'),
  };
};

/** Whether something in the file is not taken. */
export const hasFaults = (read: OrdersRead): boolean => {
  const { illegal, malformed } = tallyOf(read);
  return read.refused !== null || illegal + malformed > 0;
};

/**
 * What is wrong or odd in a file of orders, and what only a server would do: for each the place and the order with its rule, then the reasons below.
 *
 *     orders/0001/Eng.txt:5: illegal (MD-15.34): A1 MARCH Paris
 *       London does not border Paris.
 */
export const describeReading = (
  ruleset: AnyRuleset,
  read: OrdersRead,
  where: 'folder' | 'server' = 'folder',
): readonly string[] => {
  const { path, refused, reading, known } = read;
  if (refused !== null) return [`${path}: refused`, `  ${refused}`];
  const refusalText = (refusal: RulesetTypes['refusal']): string => ruleset.text.refusal(refusal, known);
  return [
    ...reading.findings.flatMap(({ level, refusal }) => [
      `${path}: ${level}: the orders together`,
      `  ${refusalText(refusal)}`,
    ]),
    ...reading.lines.flatMap((line) => {
      const atOnce = line.order !== undefined && actsOnArrival(ruleset.orders, line.order);
      if (line.outcome === 'accepted' && !atOnce) return [];
      const sent = sentText(read, line);
      const rule = ruleOfLine(ruleset, line.order, sent);
      const level = line.outcome === 'warned' ? 'warning' : line.outcome === 'accepted' ? 'at once' : line.outcome;
      return [
        `${placeOf(read, line)}: ${level}${rule === null ? '' : ` (${rule})`}: ${sent}`,
        ...line.malformed.map((fault) => `  ${malformedText(fault, ruleset.text)}`),
        ...line.findings.map(({ refusal }) => `  ${refusalText(refusal)}`),
        ...(atOnce && isTaken(line) ? [`  ${AT_ONCE[where]}`] : []),
      ];
    }),
  ];
};

/** A folder has no letters and no clock, and its master sees to such things in person. */
const AT_ONCE = {
  folder: 'A server does this as soon as it is sent in. In a folder nobody does: tell them yourself.',
  server: 'This is done as soon as it is sent in.',
} as const;

const isTaken = ({ outcome }: AnyLine): boolean => outcome === 'accepted' || outcome === 'warned';

const placeOf = ({ path, json }: OrdersRead, { line }: AnyLine): string =>
  json === null ? `${path}:${line}` : `${path}: order ${line}`;

const MOST_SHOWN = 100;

/** The order as it was sent, in one line of no great length. */
const sentText = ({ json }: OrdersRead, { line, text, outcome }: AnyLine): string => {
  const sent = json === null || outcome !== 'malformed' ? text : (JSON.stringify(json[line - 1]) ?? '');
  const [first = '', ...rest] = sent.trim().split('\n');
  return rest.length > 0 || first.length > MOST_SHOWN ? `${first.slice(0, MOST_SHOWN)} ...` : first;
};
