import type { CampaignPage, OpenInvitation } from '@chancery/app';
import { type Newcomer, newcomerFields } from '../account/come-in.ts';
import { hiddenView } from '../frame/fields.ts';
import { type Html, html, type Piece } from '../frame/html.ts';
import { said } from '../frame/layout.ts';
import { shieldView } from '../frame/shield.ts';
import type { Visitor } from '../visitor.ts';
import type { Picking } from './pick.ts';

export type { Newcomer };

export interface YouView {
  readonly campaign: CampaignPage;
  readonly held: OpenInvitation;
  readonly invitation: string;
  readonly picking: Picking;
  readonly chosen: CampaignPage['seats'][number] | null;
  readonly newcomer: Newcomer;
  /** An account waits until its address is confirmed. */
  readonly confirm: boolean;
  readonly visitor: Visitor;
}

/** What is left to do: pick a realm, then say who you are, on the spot or by signing in. */
export const youView = (view: YouView): Piece => {
  const { held, picking, chosen, visitor } = view;
  const { invitation: say } = visitor.words;
  if (picking === 'over') return null;
  if (visitor.name !== null && !held.isYours) return said(say.notYours, 'bad');
  if (picking === 'promised' && chosen === null) return said(say.promisedTaken, 'bad');
  if (picking === 'pick' && chosen === null) return html`<p class="said"><strong>${say.pickFirst}</strong></p>`;
  return html`<div class="sheet">${chosen === null ? html`<h2>${say.waitTitle}</h2>` : realmView(chosen, picking, say)}${formView(view)}</div>`;
};

const realmView = (
  realm: NonNullable<YouView['chosen']>,
  picking: Picking,
  say: Visitor['words']['invitation'],
): Html =>
  html`<div class="realm">${shieldView(realm, 'you')}<div><h2>${picking === 'wish' ? say.wish(realm.name) : say.yours(realm.name)}</h2><p class="small">${realm.description}</p></div></div>`;

const formView = ({ campaign, invitation, picking, chosen, newcomer, confirm, visitor }: YouView): Html => {
  const { words, name } = visitor;
  const { invitation: say, account } = words;
  const { id } = campaign;
  const brought = { invitation, ...(chosen === null ? {} : { seat: chosen.seat }) };
  const next = new URLSearchParams({ next: `/campaigns/${id}/join?${new URLSearchParams(brought)}#you` }).toString();
  const button = chosen === null ? say.wait : picking === 'wish' ? say.wishButton(chosen.name) : say.take(chosen.name);
  return html`<form method="post" action="/campaigns/${id}/join">${hiddenView(brought)}
${name === null ? html`<p>${say.whoAreYou}</p>${newcomerFields(newcomer, words, confirm)}` : html`<p>${say.as(name)}</p>`}
<div class="buttons"><button class="main">${button}</button></div></form>
${name === null && html`<p class="small">${account.signUp.have} <a href="/sign-in?${next}">${account.signIn.title}</a></p>`}`;
};
