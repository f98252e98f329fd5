import { DAY, type DeadlineRule, HOUR, MINUTE, type ScenarioInfo } from '@chancery/core';
import { spanText } from '../frame/time.ts';
import type { Words } from '../words/words.ts';

/** What there is to reckon with: the pace of a game and how long a turn of it takes. */
export interface Paced {
  readonly deadlineRule: DeadlineRule | null;
  /** How many rulers move one after another; null where all order at once. */
  readonly inTurn: number | null;
  readonly minutes: ScenarioInfo['minutes'];
}

/** A clock that goes round faster than this is for people who sit together. */
const SITTING = 6 * HOUR;

/** Of how many turns a week an example is made where nobody has said how often they come. */
const EXAMPLE = 2;

/** How much of a week a game takes, in a sentence or two. */
export const hoursText = ({ deadlineRule, inTurn, minutes }: Paced, words: Words): string => {
  const { hours: say } = words.invitation;
  const each = `${minutes.least}–${minutes.most}`;
  const aWeek = (turns: number): string => lengthOf(turns * minutes.least, turns * minutes.most, say);
  const turn = inTurn === null ? say.turn(each) : say.move(each);
  if (deadlineRule === null) return `${turn} ${say.unset(EXAMPLE, aWeek(EXAMPLE))}`;
  if (deadlineRule.kind === 'every' && deadlineRule.milliseconds < SITTING)
    return `${turn} ${say.sitting(spanText(deadlineRule.milliseconds, words))}`;
  const turns = turnsAWeek(deadlineRule) / (inTurn ?? 1);
  return `${say.week(aWeek(turns))} ${turn}${inTurn === null ? '' : ` ${say.oneAfterAnother}`}`;
};

const turnsAWeek = (rule: DeadlineRule): number =>
  rule.kind === 'every'
    ? (7 * DAY) / rule.milliseconds
    : [...rule.weekdays.toString(2)].filter((bit) => bit === '1').length;

/** A range of minutes; above one hour, in hours to the nearest half. */
const lengthOf = (least: number, most: number, say: Words['invitation']['hours']): string => {
  if (most < HOUR / MINUTE) return say.minutes(`${Math.round(least)}–${Math.round(most)}`);
  const [from, to] = [halvesOf(least), halvesOf(most)];
  return say.hours(from === to ? to : `${from}–${to}`);
};

const halvesOf = (minutes: number): string => {
  const halves = Math.max(1, Math.round((2 * minutes * MINUTE) / HOUR));
  const whole = Math.floor(halves / 2);
  return `${whole === 0 ? '' : whole}${halves % 2 === 1 ? '½' : ''}`;
};
