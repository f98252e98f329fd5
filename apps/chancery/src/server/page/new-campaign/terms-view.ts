import { HOUR, MINUTE, type SilenceLadder } from '@chancery/core';
import { boxView, hiddenView, inputView, radioView, selectView } from '../frame/fields.ts';
import { type Html, html } from '../frame/html.ts';
import { localField } from '../frame/local-time.ts';
import { UNITS, unitOf } from '../frame/time-units.ts';
import type { Words } from '../words/words.ts';
import { deadlineView } from './deadline-view.ts';
import type { TermsView } from './terms-shown.ts';

/**
 * Who comes, how they write, and how the clock goes: what every master settles. What means nothing in live play is not
 * offered there, and stays as it is.
 */
export const termsView = (view: TermsView): Html => {
  const { terms, words } = view;
  const { newCampaign: say } = words;
  return html`${inputView({ name: 'title', label: say.name, hint: say.nameHint, value: terms.title, most: 100 })}
${deadlineView(view)}
<div class="two">${radioView({ name: 'joining', legend: say.joining, value: terms.settings.joining, choices: choicesOf(say.joinings) })}
${radioView({ name: 'seatChoice', legend: say.choice, value: terms.settings.seatChoice, choices: choicesOf(say.choices) })}
${radioView({ name: 'pressMode', legend: say.words, value: terms.pressMode, choices: choicesOf(say.press) })}
${radioView({ name: 'anonymity', legend: say.anonymity, value: terms.anonymity, choices: choicesOf(say.anonymities) })}</div>
${view.fixed === true ? terms.settings.hostReadsMessages && hiddenView({ hostReadsMessages: 'yes' }) : boxView({ name: 'hostReadsMessages', label: say.hostReads, hint: say.hostReadsHint, ticked: terms.settings.hostReadsMessages })}
${boxView({ name: 'playingMastersSeeAll', label: say.playingMasters, hint: say.playingMastersHint, ticked: terms.settings.playingMastersSeeAll })}
${moreView(view)}`;
};

const moreView = ({ terms, live, ladders, zone, words: { newCampaign: say } }: TermsView): Html => {
  const { settings } = terms;
  const extension = settings.extensionMinutes * MINUTE;
  const unit = extension === 0 ? 'hours' : unitOf(extension);
  const selected = <Key extends string>(
    name: string,
    label: string,
    value: Key,
    of: { readonly [key in Key]: string },
  ) => selectView({ name, label, value, choices: Object.entries<string>(of) });
  return html`<details><summary>${say.more}</summary><fieldset>
${boxView({ name: 'startWhenFull', label: say.whenFull, ticked: settings.startWhenFull })}
${inputView({ name: 'startAt', label: say.startAt, hint: say.startAtHint(zone), type: 'datetime-local', optional: true, value: localField(settings.startAt, zone) })}
<div class="side-by-side">${inputView({ name: 'grace', label: say.grace, hint: say.graceHint, type: 'number', min: 0, max: 1440, value: terms.grace / MINUTE })}
${inputView({ name: 'minimum', label: say.minimum, hint: say.minimumHint, type: 'number', min: 0, max: 1440, value: terms.minimum / HOUR })}</div>
${live ? hiddenView({ reviewHours: settings.reviewHours }) : inputView({ name: 'reviewHours', label: say.review, hint: say.reviewHint, type: 'number', min: 0, max: 24, value: settings.reviewHours })}</fieldset>
<fieldset><legend>${say.silence}</legend>
${selectView({ name: 'missedTurns', label: say.ladder, hint: say.ladderHint, value: settings.missedTurns, choices: ladders.map(({ name, ladder }) => [name, ladderText(ladder, say)] as const) })}
${live ? hiddenView({ breakerPercent: settings.breakerPercent ?? '' }) : inputView({ name: 'breakerPercent', label: say.breaker, hint: say.breakerHint, type: 'number', min: 1, max: 100, optional: true, value: settings.breakerPercent ?? '' })}
<div class="side-by-side">${selected('emptySeats', say.empty, settings.emptySeats, say.empties)}
${selected('oldLetters', say.old, settings.oldLetters, say.olds)}
${selected('removedSheet', say.removed, settings.removedSheet, say.removeds)}</div>
<div class="side-by-side">${inputView({ name: 'extension', label: say.extension, hint: say.extensionHint, type: 'number', min: 0, max: 20_160, value: extension / UNITS[unit] })}
${selected('extensionUnit', say.unit, unit, say.units)}
${inputView({ name: 'extensionsPerSeat', label: say.extensions, type: 'number', min: 0, max: 100, value: settings.extensionsPerSeat })}</div></fieldset></details>`;
};

const choicesOf = (labels: { readonly [value: string]: { readonly label: string; readonly hint?: string } }) =>
  Object.entries(labels).map(([value, each]) => ({ value, ...each }));

/** A ladder by its steps: `1: its ruler is told; 2: it falls open`. */
const ladderText = (
  { inARow, firstTurn }: SilenceLadder,
  { steps, ladderSteps, nothing }: Words['newCampaign'],
): string => {
  if (inARow.every((step) => step === 'warn') && firstTurn === 'warn') return nothing;
  return ladderSteps(
    inARow.map((step) => steps[step]),
    firstTurn === 'warn' ? '' : steps[firstTurn],
  );
};
