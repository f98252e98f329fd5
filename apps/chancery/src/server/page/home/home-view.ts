import type { CampaignLine, CampaignPage } from '@chancery/app';
import { type Html, html, type Piece } from '../frame/html.ts';
import { gameLine, ownGame } from '../games/game-line.ts';
import type { Reader } from '../visitor.ts';
import type { Words } from '../words/words.ts';

export interface Home {
  readonly reader: Reader;
  readonly mine: readonly CampaignPage[];
  readonly others: readonly CampaignLine[];
  /** The titles of the rulesets by their ids. */
  readonly rules: ReadonlyMap<string, string>;
  /** A campaign as everybody may see it, or else the world of a scenario; null where there is neither. */
  readonly map: Html | null;
  /** Where one tries the demonstration out; null where there is none. */
  readonly demo: string | null;
  readonly zone: string;
}

/** The first page: for somebody who has never heard of this, what it is; for one who plays, what there is to do. */
export const homeView = (home: Home): Html => (home.mine.length > 0 ? playersView(home) : strangersView(home));

const playersView = ({ reader: { words }, mine, map, zone, ...home }: Home): Html =>
  html`<header class="head"><h1>${words.home.mine}</h1></header>
<section class="own-games"><ul>${mine.map((campaign) => ownGame(campaign, words, zone))}</ul></section>
<div class="hero mine${home.others.length === 0 ? ' alone' : ''}"><div>${othersView({ ...home, zone }, words)}<p class="buttons"><a class="plain" href="/games">${words.home.seeGames}</a><a class="plain" href="/practice">${words.home.practise}</a></p></div>${map}</div>`;

const strangersView = ({ reader, map, demo, ...others }: Home): Html => {
  const { words, name } = reader;
  const { home } = words;
  return html`<div class="hero${map === null ? ' alone' : ''}"><div><h1>${home.title}</h1><p class="lead">${home.lead}</p>
${demo === null ? null : html`<p><a class="main large" href="${demo}">${home.tryDemo}</a></p><p class="small">${home.tryDemoHint}</p>`}
<p class="buttons">${name === null && demo === null ? html`<a class="main" href="/sign-up">${home.signUp}</a>` : null}<a class="plain" href="/tutorial">${home.tutorial}</a><a class="plain" href="/games">${home.seeGames}</a><a class="plain" href="/practice">${home.practise}</a></p></div>
${map}</div>
<section><h2>${home.how}</h2><ol class="steps">${home.steps.map(({ title, text }, at) => html`<li><span class="seal" aria-hidden="true">${at + 1}</span><h3>${title}</h3><p>${text}</p></li>`)}</ol></section>
${name === null ? beginView(reader) : null}
${othersView(others, words)}${others.others.length === 0 ? html`<p class="small">${home.none}</p>` : null}`;
};

const othersView = ({ others, rules, zone }: Pick<Home, 'others' | 'rules' | 'zone'>, words: Words): Piece =>
  others.length > 0 &&
  html`<section><h2>${words.home.others}</h2><ul class="game-list">${others.map((line) => gameLine(line, rules.get(line.ruleset) ?? '', words, zone))}</ul><p><a href="/games">${words.home.allGames}</a></p></section>`;

const beginView = ({ words: { home } }: Reader): Piece => {
  const { practise, signUp, join } = home.beginSteps;
  return html`<section><h2>${home.begin}</h2><ol class="begin"><li>${practise} <a href="/tutorial">${home.tutorial}</a></li><li>${signUp} <a href="/sign-up">${home.signUp}</a></li><li>${join} <a href="/games?state=open">${home.seeGames}</a></li></ol></section>`;
};
