import type { DiceRegister, Instant, RegisteredList, RegisteredTurn } from '@chancery/core';
import { type Html, html, type Piece } from '../frame/html.ts';
import { momentView } from '../frame/time.ts';
import { turnNamer } from '../record/turn-namer.ts';
import type { Words } from '../words/words.ts';
import { checkView } from './check-view.ts';
import type { ShownDice } from './shown-dice.ts';

/** So many turns stand on one page. */
const PAGE = 30;

export const diceView = (shown: ShownDice, words: Words, zone: string): Html => {
  const { campaign, register, after } = shown;
  const say = words.dice;
  const path = `/campaigns/${campaign.id}`;
  const newest = register.turns.toReversed();
  const here = newest.slice(after, after + PAGE);
  const older = after + PAGE < newest.length;
  const scene: Scene = { ...shown, say, words, zone };
  return html`<header class="head"><h1>${say.title}</h1><p><a href="${path}">${campaign.title}</a></p></header>
<div class="dice"><p class="prose">${say.lead}</p>
${after === 0 ? html`${checkView(shown, words)}${wholeView(scene)}` : null}
<section id="turns"><h2>${say.turns}</h2>${here.length === 0 ? html`<p>${say.none}</p>` : html`<ol class="dice-turns">${here.map((entry) => turnView(entry, scene))}</ol>`}
<p class="buttons">${after > 0 && html`<a href="${path}/dice">${say.newest}</a>`}${older && html`<a href="${path}/dice?after=${after + PAGE}">${say.older}</a>`}</p></section>
<p><a href="${path}">${say.back}</a></p></div>`;
};

interface Scene extends ShownDice {
  readonly say: Words['dice'];
  readonly words: Words;
  readonly zone: string;
}

type Promised = DiceRegister['founding'];

/** What was committed to for the whole campaign. */
const wholeView = ({ register: { founding, closed }, say, words, zone }: Scene): Html => {
  const told = (secret: string | null): Piece =>
    html`<p>${say.told}: ${secret === null ? say.toldAtEnd : hashView(secret)}</p>`;
  const part = (name: string, what: string, { at, commitment, secret }: Promised): Html =>
    html`<li><h3>${name}</h3><p class="small">${what}</p>${commitment === null ? html`<p>${say.noFounding}</p>` : html`<p>${say.promised} ${momentView(at, zone, words)} ${hashView(commitment)}</p>`}${told(secret)}</li>`;
  return html`<section id="campaign"><h2>${say.campaign}</h2><ul class="dice-turns">${part(say.founding, say.foundingWhat, founding)}${closed !== null && part(say.closed, say.closedWhat, closed)}</ul></section>`;
};

const hashView = (hash: string): Html => html`<code class="hash">${hash}</code>`;

const turnView = (entry: RegisteredTurn, scene: Scene): Html => {
  const { say, words, zone, listed } = scene;
  const { turn, edition, commitment, promisedAt, list, ranAt, toldAt, secret, engine, version } = entry;
  const name = say.turn(turnNamer(listed, words)(turn), edition);
  const row = (what: string, at: Instant | null, rest: Piece): Html =>
    html`<p>${what} ${at === null ? html`<span class="small">${entry.void ? say.never : say.notYet}</span>` : momentView(at, zone, words)} ${rest}</p>`;
  const madeBy = engine !== null && version !== null && html`<span class="small">${say.by(engine, version)}</span>`;
  return html`<li id="t${turn}.${edition}"${entry.void && html` class="void"`}><h3>${name}${entry.void && html` <span class="small">(${say.isVoid})</span>`}</h3>${reasonView(entry, scene)}
${row(say.promised, promisedAt, hashView(commitment))}
${list === null && ranAt !== null ? html`<p class="small">${say.oldTurn}</p>` : row(say.listClosed, list?.closedAt ?? null, list !== null && html`${say.digest} ${hashView(list.digest)}`)}${list !== null && linesView(list, scene)}
${row(say.ran, ranAt, madeBy)}
${row(say.told, toldAt, secret !== null && hashView(secret))}</li>`;
};

const reasonView = ({ reason, takenBackBy }: RegisteredTurn, { say, campaign }: Scene): Piece => {
  if (takenBackBy !== null) {
    const name = campaign.seats.find(({ seat }) => seat === takenBackBy)?.name ?? takenBackBy;
    return html`<p>${say.takenBack(name)}</p>`;
  }
  return reason !== null && html`<p>${say.because} ${reason}</p>`;
};

const linesView = ({ digest, diceDigest, lines }: RegisteredList, { say }: Scene): Html =>
  html`${diceDigest !== digest && html`<p class="small">${say.firstDigest} ${hashView(diceDigest)}</p>`}<details><summary>${say.lines(lines.length)}</summary><ol class="list-lines">${lines.map(
    ({ seat, hash }) => html`<li>${seat ?? html`<span class="small">${say.noSeat}</span>`} ${hashView(hash)}</li>`,
  )}</ol></details>`;
