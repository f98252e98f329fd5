import type { Difference, RollBackTrial, RolledBack, TakeBack } from '@chancery/app';
import { hiddenView, inputView, selectView } from '../frame/fields.ts';
import { type Html, html, type Piece } from '../frame/html.ts';
import type { Words } from '../words/words.ts';
import { sectionView } from './console-page.ts';
import { type ConsoleScene, seatName } from './load-console.ts';

/** Taking the game back to a turn. */
export const backView = (scene: ConsoleScene): Piece => {
  const { campaign, visitor, path } = scene;
  const { console: words } = visitor.words;
  const { back: say } = words;
  if (campaign.status !== 'running' && campaign.status !== 'paused') return null;
  const turns = Array.from({ length: campaign.turn + 1 }, (_, turn) => turn);
  const stands = turns
    .slice(0, -1)
    .map((turn) => [String(turn), turn === 0 ? `0, ${say.beginning}` : String(turn)] as const);
  const again = turns.slice(1).map((turn) => [String(turn), String(turn)] as const);
  return sectionView(
    scene,
    'back',
    campaign.turn === 0
      ? html`<p>${say.none}</p>`
      : html`<p class="small">${say.what}</p><form class="sheet" method="post" action="${path}/roll-back/trial"><div class="side-by-side">${selectView({ name: 'to', label: say.to, value: String(campaign.turn - 1), choices: stands.toReversed() })}
${selectView({ name: 'rerunThrough', label: say.rerun, choices: [['', say.rerunNone], ...again.toReversed()] })}</div>
<div class="buttons"><button class="plain">${say.try}</button></div></form>`,
  );
};

/** What it would change and for whom, and the button that does it in earnest. */
export const tryView = (scene: ConsoleScene, { to, rerunThrough }: TakeBack, trial: RollBackTrial): Html => {
  const { visitor, path } = scene;
  const { words } = visitor;
  const { back: say } = words.console;
  const { turn, from, over, dropped, waiting, changes } = trial;
  return html`<ul class="plain-list"><li>${say.would(turn)}</li>
${dropped.length > 0 && html`<li>${say.dropped(dropped)}</li>`}
${over ? html`<li>${say.over}</li>` : html`<li>${waiting.length === 0 ? say.noneWaits(turn + 1) : say.waits(turn + 1, waiting.map((seat) => seatName(scene, seat)).join(', '))}</li>`}</ul>
<form class="sheet" method="post" action="${path}/roll-back">${hiddenView({ to, rerunThrough, turn: from.turn, edition: from.edition })}
${inputView({ name: 'reason', label: words.console.reasonForAll, most: 1000 })}<div class="buttons"><button class="plain grave">${say.do}</button></div></form>
${standingsView(trial, words)}${seatsView(scene, trial)}
${changes.map(({ turn: of, differences, cut }) => html`<section><h2>${say.changes(of)}</h2>${differencesView(differences, cut, say)}</section>`)}`;
};

const standingsView = ({ standings: { was, is } }: RollBackTrial, words: Words): Html => {
  const { back: say } = words.console;
  const before = new Map(was.map((line) => [line.seat, line]));
  return html`<section><h2>${words.console.figures}</h2><div class="scroll" tabindex="0"><table><thead><tr><th>${words.console.seat}</th><th class="number">${say.placeNow}</th><th class="number">${say.placeThen}</th><th class="number">${say.scoreNow}</th><th class="number">${say.scoreThen}</th></tr></thead><tbody>${is.map(
    ({ seat, name, place, score }) =>
      html`<tr><td>${name}</td><td class="number">${before.get(seat)?.place ?? '–'}</td><td class="number">${place}</td><td class="number">${before.get(seat)?.score ?? '–'}</td><td class="number">${score}</td></tr>`,
  )}</tbody></table></div></section>`;
};

/** For each ruler, how much of what he knows would be otherwise. */
const seatsView = (scene: ConsoleScene, { turn, seats, changes }: RollBackTrial): Piece => {
  const { back: say } = scene.visitor.words.console;
  if (changes.length === 0) return null;
  return html`<section><h2>${say.whom(turn)}</h2><ul class="things">${seats.map(({ seat, differences, cut }) => {
    const many = say.differences(differences.length, cut);
    return html`<li><div>${seatName(scene, seat)}${differences.length === 0 ? html`<span class="small">${many}</span>` : html`<details><summary>${many}</summary>${differencesView(differences, cut, say)}</details>`}</div></li>`;
  })}</ul></section>`;
};

/** What came of it. */
export const rolledView = ({ turn, changes }: RolledBack, { console: { back: say } }: Words): Html =>
  html`<p>${say.rolled(turn)}</p>${changes.map(({ turn: of, differences, cut }) => html`<section><h2>${say.changed(of)}</h2>${differencesView(differences, cut, say)}</section>`)}`;

const differencesView = (differences: readonly Difference[], cut: boolean, say: Words['console']['back']): Html =>
  html`${
    differences.length === 0
      ? html`<p>${say.noChanges}</p>`
      : html`<div class="scroll" tabindex="0"><table><thead><tr><th>${say.where}</th><th>${say.was}</th><th>${say.is}</th></tr></thead><tbody>${differences.map(
          ({ path, was, is }) =>
            html`<tr><td><code>${path}</code></td><td class="value">${was ?? '–'}</td><td class="value">${is ?? '–'}</td></tr>`,
        )}</tbody></table></div>`
  }${cut && html`<p class="small">${say.cut}</p>`}`;
