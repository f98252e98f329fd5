import { acceptInvitation, type CampaignPage, showCampaign } from '@chancery/app';
import type { CampaignId, SeatId } from '@chancery/core';
import { type Context, Hono } from 'hono';
import { faultPage, show } from '../frame/answer.ts';
import { hiddenView, selectView } from '../frame/fields.ts';
import { formOf } from '../frame/form.ts';
import { type Html, html } from '../frame/html.ts';
import { page, said } from '../frame/layout.ts';
import { refusedText } from '../frame/refused.ts';
import type { PageHouse } from '../page-house.ts';
import { type Visitor, visitorOf } from '../visitor.ts';
import type { Words } from '../words/words.ts';

/** The page to which the link of an invitation leads. */
export const joinRoutes = ({ app, accounts }: PageHouse): Hono => {
  const routes = new Hono();
  const path = '/campaigns/:campaign/join';

  const invite = async (
    context: Context,
    visitor: Visitor,
    invitation: string,
    fault: string | null = null,
  ): Promise<Response> => {
    const campaignId = context.req.param('campaign') as CampaignId;
    const shown = await showCampaign(app, visitor.actor, { campaignId, invitation });
    if (!shown.ok) return faultPage(context, shown.error, visitor);
    const { title } = shown.value;
    const signedIn = visitor.actor.kind === 'user';
    const body = invitationView({ campaign: shown.value, invitation, signedIn, fault, words: visitor.words });
    return show(context, page({ title, reader: visitor, body }), fault === null ? 200 : 400);
  };

  routes.get(path, async (context) =>
    invite(context, await visitorOf(app, accounts, context.req.raw.headers), context.req.query('invitation') ?? ''),
  );
  routes.post(path, async (context) => {
    const visitor = await visitorOf(app, accounts, context.req.raw.headers);
    const field = await formOf(context);
    const campaignId = context.req.param('campaign') as CampaignId;
    const [invitation, seat] = [field('invitation'), field('seat')];
    const wanted = seat === '' ? {} : { seat: seat as SeatId };
    const place = await acceptInvitation(app, visitor.actor, { campaignId, invitation, ...wanted });
    if (place.ok) return context.redirect(`/campaigns/${campaignId}`, 303);
    if (place.error.code === 'not-signed-in') return faultPage(context, place.error, visitor);
    return invite(context, visitor, invitation, refusedText(place.error, visitor.words));
  });
  return routes;
};

interface InvitationView {
  readonly campaign: CampaignPage;
  readonly invitation: string;
  readonly signedIn: boolean;
  readonly fault: string | null;
  readonly words: Words;
}

/** What somebody is invited to. Who has no account yet makes one first, for which the invitation is good too. */
const invitationView = ({ campaign, invitation, signedIn, fault, words }: InvitationView): Html => {
  const { id, title, ruleset, seats } = campaign;
  const { join: say } = words.making;
  const { signIn, signUp } = words.account;
  const open = seats.filter(({ status }) => status === 'open').map(({ seat, name }) => [seat, name] as const);
  const here = `/campaigns/${id}/join?${new URLSearchParams({ invitation })}`;
  return html`<div class="narrow"><header class="head"><h1>${title}</h1><p>${ruleset.title}</p></header>
${fault === null ? null : said(fault, 'bad')}
<p>${say.invited}</p>
${
  signedIn
    ? html`<form class="sheet" method="post" action="/campaigns/${id}/join">${hiddenView({ invitation })}
${selectView({ name: 'seat', label: say.seat, choices: [['', say.any], ...open] })}
<div class="buttons"><button class="main">${say.accept}</button></div></form>`
    : html`<p><a class="main" href="/sign-up?${new URLSearchParams({ campaign: id, invitation }).toString()}">${signUp.title}</a> ${say.or} <a href="/sign-in?${new URLSearchParams({ next: here }).toString()}">${signIn.title}</a>; ${say.first}</p>`
}</div>`;
};
