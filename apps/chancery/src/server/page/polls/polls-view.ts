import type { CampaignPage, ShownPoll } from '@chancery/app';
import type { SeatId } from '@chancery/core';
import { POLL_KINDS } from '@chancery/store';
import { hiddenView, inputView, radioView } from '../frame/fields.ts';
import { type Html, html, type Piece } from '../frame/html.ts';
import { momentView, untilView } from '../frame/time.ts';
import type { Words } from '../words/words.ts';

export interface PollsView {
  readonly campaign: CampaignPage;
  /** The newest first. */
  readonly polls: readonly ShownPoll[];
  readonly zone: string;
  readonly words: Words;
}

/** Those that are told on the page of a game. */
const MOST = 3;

/** What the rulers are asked and were asked; whoever rules a seat votes here. */
export const pollsView = (view: PollsView): Piece => {
  const { polls, words } = view;
  if (polls.length === 0) return null;
  return html`<section id="polls"><h2>${words.campaign.polls.title}</h2>${polls.slice(0, MOST).map((poll) => pollView(view, poll))}</section>`;
};

const pollView = (view: PollsView, poll: ShownPoll): Html => {
  const { campaign, zone, words } = view;
  const say = words.campaign.polls;
  const { question, closesAt, closedAt, yes, no, voted, asked, kind } = poll;
  const ends =
    kind === 'go-on' && html` ${closedAt !== null ? say.decided[(yes ?? 0) > (no ?? 0) ? 'yes' : 'no'] : say.ends}`;
  const told =
    closedAt === null
      ? html`${say.voted(voted, asked)} ${say.until} <strong>${untilView(closesAt, zone, words)}</strong>.`
      : html`<strong>${say.result(yes ?? 0, no ?? 0)}</strong> ${momentView(closedAt, zone, words)}`;
  return html`<div class="sheet"><p>${question}</p><p class="small">${told}${ends}</p>${closedAt === null && campaign.you.seats.map((seat) => voteView(view, poll, seat))}</div>`;
};

const voteView = ({ campaign, words }: PollsView, { id, own }: ShownPoll, seat: SeatId): Piece => {
  const say = words.campaign.polls;
  if (!(seat in own)) return null;
  const name = campaign.seats.find((each) => each.seat === seat)?.name ?? seat;
  const said = own[seat] ?? null;
  const button = (vote: 'yes' | 'no'): Html =>
    html`<button class="${said === vote ? 'main' : 'plain'}" name="vote" value="${vote}" aria-pressed="${said === vote ? 'true' : 'false'}">${say[vote]}</button>`;
  return html`<form method="post" action="/campaigns/${campaign.id}/place">${hiddenView({ do: 'vote', seat, poll: id })}<p class="small">${said === null ? say.yours(name) : say.said(name, say[said])}</p><div class="buttons">${button('yes')} ${button('no')}</div></form>`;
};

/** How a master, or an administrator, asks the rulers: folded, to be sent to where their other deeds go. */
export const askView = (action: string, { campaign: { polls: say } }: Words): Html =>
  html`<details><summary>${say.ask}</summary><form method="post" action="${action}">${hiddenView({ do: 'poll' })}${radioView({ name: 'kind', legend: say.about, value: 'question', choices: POLL_KINDS.map((value) => ({ value, label: say.kinds[value] })) })}${inputView({ name: 'question', label: say.question, most: 1000 })}${inputView({ name: 'days', label: say.days, type: 'number', min: 1, max: 14, value: 7 })}<button class="plain">${say.open}</button></form></details>`;
