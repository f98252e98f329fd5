import { acceptInvitation, type CampaignPage, type InvitationPage, showCampaign, showInvitation } from '@chancery/app';
import type { CampaignId, SeatId } from '@chancery/core';
import { type Context, Hono } from 'hono';
import { faultPage, show } from '../frame/answer.ts';
import { hiddenView, selectView } from '../frame/fields.ts';
import { formOf } from '../frame/form.ts';
import { type Html, html, type Piece } from '../frame/html.ts';
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
    const asked = { campaignId, invitation };
    const shown = await showCampaign(app, visitor.actor, asked);
    if (shown.ok && shown.value.you.seats.length > 0) return context.redirect(`/campaigns/${campaignId}`, 303);
    const held = await showInvitation(app, visitor.actor, asked);
    if (!held.ok && held.error.code === 'not-found') return show(context, voidPage(visitor), 404);
    if (!shown.ok) return faultPage(context, shown.error, visitor);
    if (!held.ok) return faultPage(context, held.error, visitor);
    const { title } = shown.value;
    const body = invitationView({ campaign: shown.value, invitation, held: held.value, fault, visitor });
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

/** There is no such invitation any more: the same words whether there ever was one, or such a campaign. */
const voidPage = (visitor: Visitor): Html => {
  const { join: say } = visitor.words.making;
  const body = html`<div class="narrow"><header class="head"><h1>${say.void}</h1></header>${said(say.voidWhat, 'bad')}<p><a href="/games">${visitor.words.frame.games}</a></p></div>`;
  return page({ title: say.void, reader: visitor, body });
};

interface InvitationView {
  readonly campaign: CampaignPage;
  readonly invitation: string;
  readonly held: InvitationPage;
  readonly fault: string | null;
  readonly visitor: Visitor;
}

/** What somebody is invited to. Who has no account yet makes one first, for which the invitation is good too. */
const invitationView = ({ campaign, invitation, held, fault, visitor }: InvitationView): Html => {
  const { id, title, ruleset, seats, masters } = campaign;
  const { words } = visitor;
  const { join: say } = words.making;
  const { signIn, signUp } = words.account;
  const promised = seats.find(({ seat }) => seat === held.seat)?.name ?? null;
  const here = `/campaigns/${id}/join?${new URLSearchParams({ invitation })}`;
  const signedIn = visitor.actor.kind === 'user';
  const doors = html`<p><a class="main" href="/sign-up?${new URLSearchParams({ campaign: id, invitation }).toString()}">${signUp.title}</a> ${say.or} <a href="/sign-in?${new URLSearchParams({ next: here }).toString()}">${signIn.title}</a>; ${say.first}</p>`;
  return html`<div class="narrow"><header class="head"><h1>${title}</h1><p>${ruleset.title}</p></header>
${fault === null ? null : said(fault, 'bad')}
<p>${promised === null ? say.invited(masters.join(', ')) : say.invitedTo(promised, masters.join(', '))}</p>
${!signedIn && doors}${signedIn && !held.isYours && said(say.notYours, 'bad')}${
  signedIn &&
  held.isYours &&
  html`<form class="sheet" method="post" action="/campaigns/${id}/join">${hiddenView({ invitation })}
${promised === null && choiceView(campaign, words)}
<div class="buttons"><button class="main">${say.accept}</button></div></form>`
}</div>`;
};

/** Which seat, where the invitation leaves it open; before the beginning it may be given out by wishes or by lot. */
const choiceView = ({ status, settings, seats }: CampaignPage, words: Words): Piece => {
  const { join: say } = words.making;
  if (status === 'open' && settings.seatChoice !== 'free') return html`<p>${say.atStart}</p>`;
  const open = seats.filter((line) => line.status === 'open').map(({ seat, name }) => [seat, name] as const);
  if (open.length === 0) return html`<p>${say.standsBy}</p>`;
  return selectView({ name: 'seat', label: say.seat, choices: [['', say.any], ...open] });
};
