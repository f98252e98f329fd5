import { type DeadlineRule, HOUR } from '@chancery/core';
import { boxView, hiddenView, inputView, radioView, selectView } from '../frame/fields.ts';
import { type Html, html } from '../frame/html.ts';
import { UNITS, unitOf } from '../frame/time-units.ts';
import type { Words } from '../words/words.ts';
import type { TermsView } from './terms-shown.ts';

/** When turns fall due: by the week, by the hour, or when the master says so. */
export const deadlineView = ({ terms, live, zone, words }: TermsView): Html => {
  const { newCampaign: say } = words;
  const { deadlineRule: rule, settings } = terms;
  const weekly = rule?.kind === 'weekly' ? rule : { zone, hour: 20, minute: 0, weekdays: 127, shownIn: [] };
  const { amount, first, unit } = spansOf(rule);
  const zones = [...new Set([weekly.zone, zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
  return html`<div class="deadlines">${radioView({ name: 'deadline', legend: say.kind, value: rule?.kind ?? 'master', choices: kindsOf(say, live) })}
<div class="when weekly">
<fieldset><legend>${say.days}</legend><div class="abreast">${say.weekdays.map((name, day) => boxView({ name: 'weekday', value: String(day), label: name, ticked: (weekly.weekdays & (1 << day)) !== 0 }))}</div></fieldset>
<div class="side-by-side">${inputView({ name: 'hour', label: say.hour, type: 'time', value: clockText(weekly) })}
${selectView({ name: 'zone', label: say.zone, value: weekly.zone, choices: zones.map((each) => [each, each.replaceAll('_', ' ')] as const) })}</div>
${inputView({ name: 'shownIn', label: say.shownIn, hint: say.shownInHint, optional: true, value: (weekly.shownIn ?? []).join(', ') })}</div>
<div class="when every">
<div class="side-by-side">${inputView({ name: 'every', label: say.every, type: 'number', min: 1, max: 100_000, value: amount })}
${inputView({ name: 'first', label: say.first, hint: say.firstHint, type: 'number', min: 1, max: 100_000, optional: true, value: first })}
${selectView({ name: 'unit', label: say.unit, value: unit, choices: Object.entries(say.units) })}</div></div>
${live ? settings.earlyWhenReady && hiddenView({ earlyWhenReady: 'yes' }) : boxView({ name: 'earlyWhenReady', label: say.early, ticked: settings.earlyWhenReady })}</div>`;
};

const kindsOf = ({ kinds, moves }: Words['newCampaign'], live: boolean) =>
  Object.entries<{ readonly label: string; readonly hint?: string }>(kinds).map(([value, each]) => ({
    value,
    ...each,
    ...(live && value === 'master' ? { hint: moves.master } : {}),
  }));

const clockText = ({ hour, minute }: { readonly hour: number; readonly minute: number }): string =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

/** An interval, and that of the first window if it has one of its own, in the largest unit in which both are whole. */
const spansOf = (rule: DeadlineRule | null) => {
  const { milliseconds, first = 0 } = rule?.kind === 'every' ? rule : { milliseconds: 24 * HOUR };
  const unit = unitOf(milliseconds, first);
  return { amount: milliseconds / UNITS[unit], first: first === 0 ? '' : first / UNITS[unit], unit };
};
