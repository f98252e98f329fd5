import type { CampaignPage } from '@chancery/app';
import type { DeadlineRule } from '@chancery/core';
import { spanText } from '../frame/time.ts';
import type { Words } from '../words/words.ts';

type Paced = Pick<CampaignPage, 'deadlineRule' | 'live'> & { readonly settings: { readonly earlyWhenReady: boolean } };

/** How often a turn is run or, in live play, how long everybody has for a move. */
export const paceText = ({ deadlineRule, live, settings }: Paced, words: Words): string => {
  const { pace } = words.campaign;
  if (live !== null) {
    if (deadlineRule?.kind !== 'every') return pace.live;
    return pace.move(spanText(deadlineRule.milliseconds, words)) + firstText(deadlineRule, words);
  }
  const due = deadlineRule === null ? pace.byMaster : dueText(deadlineRule, words);
  return settings.earlyWhenReady ? `${due} ${pace.early}` : due;
};

const dueText = (rule: DeadlineRule, words: Words): string => {
  const { pace } = words.campaign;
  if (rule.kind === 'every') return pace.every(spanText(rule.milliseconds, words)) + firstText(rule, words);
  const { hour, minute, zone, weekdays } = rule;
  const days = words.newCampaign.weekdays.filter((_, at) => (weekdays & (1 << at)) !== 0);
  const clock = [hour, minute].map((each) => String(each).padStart(2, '0')).join(':');
  return pace.weekly(days.length === 7 ? pace.daily : days.join(', '), clock, zone.replaceAll('_', ' '));
};

const firstText = ({ first }: Extract<DeadlineRule, { kind: 'every' }>, words: Words): string =>
  first === undefined ? '' : ` ${words.campaign.pace.first(spanText(first, words))}`;
