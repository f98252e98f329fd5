import { acceptInvitation, type CampaignPage, errorText, showCampaign } from '@chancery/app';
import type { CampaignId, SeatId } from '@chancery/core';
import { type Context, Hono } from 'hono';
import { faultPage, show } from '../frame/answer.ts';
import { formOf } from '../frame/form.ts';
import { type Html, html } from '../frame/html.ts';
import { page, said } from '../frame/layout.ts';
import type { PageHouse } from '../page-house.ts';
import { type Visitor, visitorOf } from '../visitor.ts';

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
    const body = invitationView({ campaign: shown.value, invitation, signedIn: visitor.actor.kind === 'user', fault });
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
    return invite(context, visitor, invitation, errorText(place.error));
  });
  return routes;
};

interface InvitationView {
  readonly campaign: CampaignPage;
  readonly invitation: string;
  readonly signedIn: boolean;
  readonly fault: string | null;
}

/** What somebody is invited to. Who has no account yet makes one first, for which the invitation is good too. */
const invitationView = ({ campaign, invitation, signedIn, fault }: InvitationView): Html => {
  const { id, title, ruleset, seats } = campaign;
  const signUp = `/sign-up?${new URLSearchParams({ campaign: id, invitation })}`;
  const open = seats.filter(({ status }) => status === 'open');
  return html`<div class="narrow"><header class="head"><h1>${title}</h1><p>${ruleset.title}</p></header>
${fault === null ? null : said(fault, 'bad')}
<p>You are invited to this campaign.</p>
${
  signedIn
    ? html`<form class="sheet" method="post" action="/campaigns/${id}/join"><input type="hidden" name="invitation" value="${invitation}">
<label>Seat, where the invitation leaves the choice to you<select name="seat"><option value="">Any</option>
${open.map(({ seat, name }) => html`<option value="${seat}">${name}</option>`)}</select></label>
<div class="buttons"><button class="main">Accept</button></div></form>`
    : html`<p><a href="${signUp}">Sign up</a>, or <a href="/sign-in">sign in</a>; then open the link of the invitation again.</p>`
}</div>`;
};
