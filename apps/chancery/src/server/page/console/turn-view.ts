import { HOUR, MINUTE } from '@chancery/core';
import { areaView, boxView, hiddenView, inputView } from '../frame/fields.ts';
import { html, type Piece } from '../frame/html.ts';
import { localField } from '../frame/local-time.ts';
import { momentView, spanText, untilView } from '../frame/time.ts';
import { awaitedText } from '../people/awaited.ts';
import { sectionView } from './console-page.ts';
import { type ConsoleNews, type ConsoleScene, seatName } from './load-console.ts';
import { rulingForm } from './ruling-form.ts';

/** By how much a deadline is often put off. */
const EXTENSIONS = [6, 24, 72];

export const clockView = (scene: ConsoleScene, { extensions }: ConsoleNews): Piece => {
  const { campaign, visitor, path, zone } = scene;
  const { words } = visitor;
  const { console: say } = words;
  if (campaign.status !== 'running') return null;
  const { deadline, clockHeld, turn, live } = campaign;
  return sectionView(
    scene,
    'clock',
    html`<p>${clockHeld ? say.held : deadline === null ? (live === null ? say.noDeadline : say.live.noDeadline) : html`${say.deadline}: <strong>${untilView(deadline, zone, words)}</strong>`}</p>
<form method="post" action="${path}" class="buttons">${hiddenView({ do: 'move', turn: turn + 1 })}${deadline !== null && EXTENSIONS.map((hours) => html`<button class="small-button" name="more" value="${deadline + hours * HOUR}">${say.extend(hours)}</button>`)}${!clockHeld && html`<button class="small-button" name="do" value="hold">${say.hold}</button>`}${(deadline !== null || clockHeld) && html`<button class="small-button" name="more" value="never">${say.without}</button>`}</form>
<form method="post" action="${path}" class="inline">${hiddenView({ do: 'move', turn: turn + 1 })}${inputView({ name: 'deadline', label: say.newDeadline, type: 'datetime-local', value: localField(deadline, zone) })}<button class="plain">${say.move}</button></form><p class="hint">${say.deadlineHint(zone)}</p>
${
  extensions.length > 0 &&
  html`<h3>${say.requests}</h3><ul class="things">${extensions.map(
    ({ id, seat, minutes, reason, status, askedAt }) =>
      html`<li><div>${seatName(scene, seat)}: ${spanText(minutes * MINUTE, words)}<span class="small">${reason} ${momentView(askedAt, zone, words)}</span></div>${status === 'asked' ? html`<form method="post" action="${path}">${hiddenView({ do: 'answer-extension', extension: id })}<button class="small-button" name="grant" value="yes">${say.grant}</button> <button class="small-button" name="grant" value="no">${say.refuse}</button></form>` : html`<span class="badge">${say.answered[status]}</span>`}</li>`,
  )}</ul>`
}`,
  );
};

/** Running the turn, on trial or in earnest, and what the master does in it. */
export const runView = (scene: ConsoleScene, { turnout, closed, edits }: ConsoleNews): Piece => {
  const { campaign, visitor, path, zone } = scene;
  const { console: words } = visitor.words;
  const { live, reviewUntil } = campaign;
  if (turnout === null) return null;
  const say = { ...words, ...(live === null ? null : words.live) };
  const rulers = new Set(campaign.seats.filter(({ status }) => status === 'held').map(({ seat }) => seat));
  const asked = turnout.seats.filter(({ seat }) => rulers.has(seat));
  const missing = asked.filter(({ origin }) => origin === 'none').length;
  return sectionView(
    scene,
    'run',
    html`<p>${reviewUntil !== null ? html`${say.review.open(turnout.turn)} <strong>${untilView(reviewUntil, zone, visitor.words)}</strong>.` : live === null ? `${say.turn(turnout.turn)} ${say.missing(missing, asked.length)}` : words.live.open(live, awaitedText(campaign, visitor.words))}</p>
${closed === null && html`<form method="post" action="${path}/dry-run"><p class="small">${reviewUntil === null ? say.dryWhat : say.review.what}</p><button class="plain">${reviewUntil === null ? say.dryRun : say.review.see}</button></form>`}
${
  campaign.status === 'running' &&
  html`<form class="sheet" method="post" action="${path}">${hiddenView({ do: 'run', turn: turnout.turn })}${reviewUntil === null && html`<p class="small">${say.runWhat}</p>${boxView({ name: 'excused', label: say.excused, ticked: true })}`}<div class="buttons"><button class="main">${reviewUntil !== null ? say.review.publish : live === null ? say.runNow(turnout.turn) : visitor.words.campaign.live.close}</button></div></form>`
}
${live === null && closed === null && reviewUntil === null && html`<p class="small"><a href="${path}/sheets">${say.sheets.link}</a></p>`}<details><summary>${say.acts}</summary><form method="post" action="${path}/acts"><p class="small">${say.actsWhat}</p>${areaView({ name: 'text', label: say.acts, rows: 4, optional: true })}<button class="plain">${say.takeActs}</button></form></details>${closed === null && editsView(scene, edits)}`,
  );
};

/** How the position can be corrected after the last turn, or at the end of the one under review. */
const editsView = ({ campaign, visitor, path }: ConsoleScene, edits: readonly string[]): Piece => {
  const { console: say } = visitor.words;
  const turn = campaign.reviewUntil === null ? campaign.turn : campaign.turn + 1;
  const what = campaign.reviewUntil === null ? say.edits.what : say.review.edits;
  return (
    edits.length > 0 &&
    turn > 0 &&
    html`<details><summary>${say.edits.title}</summary><form method="post" action="${path}/edits">${hiddenView({ turn })}<p class="small">${what(turn)}</p><p class="small"><code>${edits.join(' · ')}</code></p>${areaView({ name: 'text', label: say.edits.title, rows: 4, optional: campaign.reviewUntil !== null })}${inputView({ name: 'reason', label: say.reasonForAll, most: 1000 })}<button class="plain">${say.edits.doIt}</button></form></details>`
  );
};

/** What the master is asked in this turn. */
export const rulingsView = (scene: ConsoleScene, { questions, turnout, closed }: ConsoleNews): Piece => {
  const { campaign, visitor, path, zone } = scene;
  const { words } = visitor;
  const { console: say } = words;
  if (turnout === null) return null;
  return sectionView(
    scene,
    'rulings',
    closed !== null
      ? html`<p>${closed}</p>`
      : questions.length === 0
        ? html`<p>${campaign.live === null ? say.noQuestions : say.live.noQuestions}</p>`
        : html`<ul class="things">${questions.map(
            (asked) =>
              html`<li><div>${asked.text}<span class="small">${say.rule} ${asked.question.rule} · ${say.holds}: ${asked.holdsInFull}${asked.answer === null && ` (${say.byDefault})`}${asked.takenAt === null ? null : html` · ${say.takenAt} ${momentView(asked.takenAt, zone, words)}`}${asked.ahead && html` <span class="badge">${say.ahead}</span>`}</span></div>
${rulingForm(asked, path, words)}</li>`,
          )}</ul>`,
  );
};
