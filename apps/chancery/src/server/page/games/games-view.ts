import type { CampaignLine } from '@chancery/app';
import { type Html, html, type Piece } from '../frame/html.ts';
import type { Reader } from '../visitor.ts';
import { gameLine } from './game-line.ts';

const STATES = ['all', 'open', 'running', 'ended'] as const;
export type State = (typeof STATES)[number];

export const isState = (text: string): text is State => STATES.some((state) => state === text);

/** Which games a reader looks for. */
export interface Filters {
  readonly state: State;
  /** The id of a ruleset; empty for any. */
  readonly ruleset: string;
  readonly mine: boolean;
}

interface GamesView {
  readonly campaigns: readonly CampaignLine[];
  /** Where the list goes on; null where it ends. */
  readonly older: string | null;
  readonly filters: Filters;
  readonly rulesets: readonly { readonly id: string; readonly title: string }[];
  readonly reader: Reader;
  readonly zone: string;
}

export const gamesView = ({ campaigns, older, filters, rulesets, reader, zone }: GamesView): Html => {
  const { words, name } = reader;
  const { games } = words;
  const titleOf = new Map(rulesets.map(({ id, title }) => [id, title]));
  return html`<header class="head"><h1>${games.title}</h1><p>${games.lead}</p></header>
<form class="filters" method="get" action="/games" aria-label="${games.filters}">
<label><span class="name">${games.state}</span><select name="state">${STATES.map((state) => option(state, games.states[state], filters.state))}</select></label>
<label><span class="name">${games.rules}</span><select name="rules">${option('', games.anyRules, filters.ruleset)}${rulesets.map(({ id, title }) => option(id, title, filters.ruleset))}</select></label>
${name === null ? null : html`<label class="box"><input type="checkbox" name="mine" value="yes"${filters.mine && CHECKED}> <span>${games.mine}</span></label>`}
<button class="plain">${games.apply}</button></form>
${
  campaigns.length === 0
    ? html`<p>${games.none}</p>`
    : html`<ul class="game-list">${campaigns.map((line) => gameLine(line, titleOf.get(line.ruleset) ?? line.ruleset, words, zone))}</ul>`
}
${older === null ? null : html`<p><a href="${older}">${games.older}</a></p>`}
<p class="buttons"><a class="plain" href="/campaigns/new">${words.newCampaign.title}</a></p>`;
};

const CHECKED = html` checked`;
const SELECTED = html` selected`;

const option = (value: string, text: string, chosen: string): Piece =>
  html`<option value="${value}"${value === chosen && SELECTED}>${text}</option>`;
