import type { Difference, ListedTurn, RollBackTrial, RolledBack, TakeBack } from '@chancery/app';
import { hiddenView, inputView, selectView } from '../frame/fields.ts';
import { type Html, html, type Piece } from '../frame/html.ts';
import { column, figures, tableView } from '../frame/table.ts';
import { turnNamer, turnsToChoose } from '../record/turn-namer.ts';
import type { TurnName } from '../words/turn-name.ts';
import type { Words } from '../words/words.ts';
import { sectionView } from './console-page.ts';
import { type ConsoleScene, seatName } from './load-console.ts';

/** Taking the game back to a turn. */
export const backView = (scene: ConsoleScene, listed: readonly ListedTurn[]): Piece => {
  const { campaign, visitor, path } = scene;
  const { console: words } = visitor.words;
  const say = { ...words.back, ...(campaign.live === null ? null : words.live.back) };
  const nameOf = turnNamer(listed, visitor.words);
  if (campaign.status !== 'running' && campaign.status !== 'paused') return null;
  const turns = turnsToChoose(listed);
  const beginning = campaign.live === null ? `0, ${say.beginning}` : say.beginning;
  const named = (turn: number) => [String(turn), turn === 0 ? beginning : String(nameOf(turn))] as const;
  // Where the list of the turn in hand is closed, and cannot be run, that turn can be opened again.
  const last = campaign.listClosedAt === null ? -1 : undefined;
  const stands = turns.slice(0, last).map(named);
  const again = turns.slice(1).map(named);
  return sectionView(
    scene,
    'back',
    stands.length === 0
      ? html`<p>${say.none}</p>`
      : html`<p class="small">${say.what}</p><form class="sheet" method="post" action="${path}/roll-back/trial"><div class="side-by-side">${selectView({ name: 'to', label: say.to, value: stands.at(-1)?.[0] ?? '0', choices: stands.toReversed() })}
${selectView({ name: 'rerunThrough', label: say.rerun, choices: [['', say.rerunNone], ...again.toReversed()] })}</div>
<div class="buttons"><button class="plain">${say.try}</button></div></form>`,
  );
};

/** What it would change and for whom, and the button that does it in earnest. */
export const tryView = (
  scene: ConsoleScene,
  { to, rerunThrough }: TakeBack,
  trial: RollBackTrial,
  listed: readonly ListedTurn[],
): Html => {
  const { visitor, path } = scene;
  const { words } = visitor;
  const { back: say } = words.console;
  const { turn, from, over, changes } = trial;
  const nameOf = turnNamer(listed, words);
  return html`<ul class="plain-list"><li>${turn === 0 ? say.wouldBegin : say.would(nameOf(turn))}</li>
${droppedView(scene, trial)}${over ? html`<li>${say.over}</li>` : waitingView(scene, trial)}</ul>
<form class="sheet" method="post" action="${path}/roll-back">${hiddenView({ to, rerunThrough, turn: from.turn, edition: from.edition })}
${inputView({ name: 'reason', label: words.console.reasonForAll, most: 1000 })}<div class="buttons"><button class="plain grave">${say.do}</button></div></form>
${standingsView(trial, words)}${seatsView(scene, trial, nameOf(turn))}
${changes.map(({ turn: of, differences, cut }) => html`<section><h2>${say.changes(nameOf(of))}</h2>${differencesView(differences, cut, say)}</section>`)}`;
};

/** What would stand no more. */
const droppedView = ({ campaign, visitor }: ConsoleScene, { dropped }: RollBackTrial): Piece => {
  const { back, live } = visitor.words.console;
  return (
    dropped.length > 0 &&
    html`<li>${campaign.live === null ? back.dropped(dropped) : live.back.dropped(dropped.length)}</li>`
  );
};

/** Whose orders would be there already. */
const waitingView = (scene: ConsoleScene, { turn, waiting }: RollBackTrial): Piece => {
  const { back, live } = scene.visitor.words.console;
  const seats = [...new Set(waiting)].map((seat) => seatName(scene, seat)).join(', ');
  if (scene.campaign.live !== null) return waiting.length > 0 && html`<li>${live.back.waits(seats)}</li>`;
  return html`<li>${waiting.length === 0 ? back.noneWaits(turn + 1) : back.waits(turn + 1, seats)}</li>`;
};

const standingsView = ({ standings: { was, is } }: RollBackTrial, words: Words): Html => {
  const { back: say } = words.console;
  const before = new Map(was.map((line) => [line.seat, line]));
  return html`<section><h2>${words.console.figures}</h2>${tableView(
    [column(words.console.seat), ...[say.placeNow, say.placeThen, say.scoreNow, say.scoreThen].map(figures)],
    is.map(({ seat, name, place, score }) => {
      const then = before.get(seat);
      return [name, then?.place ?? '–', place, then?.score ?? '–', score];
    }),
  )}</section>`;
};

/** For each ruler, how much of what they know would be otherwise. */
const seatsView = (scene: ConsoleScene, { seats, changes }: RollBackTrial, turn: TurnName): Piece => {
  const { back: say } = scene.visitor.words.console;
  if (changes.length === 0) return null;
  return html`<section><h2>${say.whom(turn)}</h2><ul class="things">${seats.map(({ seat, differences, cut }) => {
    const many = say.differences(differences.length, cut);
    return html`<li><div>${seatName(scene, seat)}${differences.length === 0 ? html`<span class="small">${many}</span>` : html`<details><summary>${many}</summary>${differencesView(differences, cut, say)}</details>`}</div></li>`;
  })}</ul></section>`;
};

/** What came of it. */
export const rolledView = ({ turn, changes }: RolledBack, listed: readonly ListedTurn[], words: Words): Html => {
  const { back: say } = words.console;
  const nameOf = turnNamer(listed, words);
  return html`<p>${turn === 0 ? say.rolledToBeginning : say.rolled(nameOf(turn))}</p>${changes.map(({ turn: of, differences, cut }) => html`<section><h2>${say.changed(nameOf(of))}</h2>${differencesView(differences, cut, say)}</section>`)}`;
};

const differencesView = (differences: readonly Difference[], cut: boolean, say: Words['console']['back']): Html =>
  html`${
    differences.length === 0
      ? html`<p>${say.noChanges}</p>`
      : html`${tableView(
          [column(say.where), column(say.was), column(say.is)],
          differences.map(({ path, was, is }) => [html`<code>${path}</code>`, was ?? '–', is ?? '–']),
        )}`
  }${cut && html`<p class="small">${say.cut}</p>`}`;
