import { checkDeadlineRule, type DeadlineFault, type DeadlineRule, HOUR } from '@chancery/core';
import { ANONYMITIES, type Anonymity, PRESS_MODES, type PressMode } from '@chancery/store';
import { readSettings } from './settings.ts';
import { titleFaults } from './title.ts';

/** What a master sets when they make a campaign and may change later. */
export interface Terms {
  readonly title: string;
  /** Null when the master closes every window themselves; if they say nothing, as the rulebook has it. */
  readonly deadlineRule: DeadlineRule | null;
  /** How long after the deadline orders are still taken, in milliseconds. */
  readonly grace: number;
  /** The shortest time between two deadlines, in milliseconds. */
  readonly minimum: number;
  readonly pressMode: PressMode;
  readonly anonymity: Anonymity;
  /** See `CampaignSettings`; what is left out is as it was, or as usual. */
  readonly settings: unknown;
}

export const USUAL_TERMS: Omit<Terms, 'title'> = {
  deadlineRule: null,
  grace: 0,
  minimum: 0,
  pressMode: 'open',
  anonymity: 'never',
  settings: {},
};

/** Everything that is wrong with terms that come from outside. */
export const termFaults = (terms: Partial<Terms>): readonly string[] => [
  ...(terms.title === undefined ? [] : titleFaults(terms.title)),
  ...ruleFaults(terms.deadlineRule),
  ...spanFaults('grace', terms.grace, 24 * HOUR),
  ...spanFaults('minimum', terms.minimum, 60 * 24 * HOUR),
  ...oneOfFaults('pressMode', terms.pressMode, PRESS_MODES),
  ...oneOfFaults('anonymity', terms.anonymity, ANONYMITIES),
  ...(terms.settings === undefined ? [] : settingFaults(terms.settings)),
];

const settingFaults = (settings: unknown): readonly string[] => {
  const read = readSettings(settings);
  return read.ok ? [] : read.error;
};

const ruleFaults = (rule: DeadlineRule | null | undefined): readonly string[] => {
  if (rule === undefined || rule === null) return [];
  const checked = checkDeadlineRule(rule);
  if (!checked.ok) return checked.error.map((fault) => `deadlineRule: ${faultText(fault)}`);
  return rule.kind === 'every' && Math.min(rule.milliseconds, rule.first ?? rule.milliseconds) < SHORTEST_INTERVAL
    ? [`deadlineRule: turns come at least ${SHORTEST_INTERVAL} milliseconds apart`]
    : [];
};

/** A faster clock than this would keep the server busy and nobody could play by it. */
const SHORTEST_INTERVAL = 60_000;

const faultText = (fault: DeadlineFault): string => {
  switch (fault.code) {
    case 'unknown-zone':
      return `${fault.zone} is no time zone`;
    case 'bad-time':
      return `there is no time of day ${fault.hour}:${fault.minute}`;
    case 'bad-weekdays':
      return `weekdays are a mask from 1 to 127, not ${fault.weekdays}`;
    case 'bad-interval':
      return `an interval of ${fault.milliseconds} milliseconds`;
  }
};

const spanFaults = (name: string, span: number | undefined, most: number): readonly string[] =>
  span === undefined || (Number.isSafeInteger(span) && span >= 0 && span <= most)
    ? []
    : [`${name}: wanted 0 to ${most} milliseconds, not ${span}`];

const oneOfFaults = (name: string, value: string | undefined, known: readonly string[]): readonly string[] =>
  value === undefined || known.includes(value) ? [] : [`${name}: wanted ${known.join(' or ')}`];
