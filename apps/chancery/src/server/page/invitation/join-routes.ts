import {
  acceptInvitation,
  type OpenInvitation,
  type Place,
  showCampaign,
  showInvitation,
  showMap,
} from '@chancery/app';
import { type CampaignId, err, ok, type Result, type SeatId } from '@chancery/core';
import { drawCourse } from '@chancery/maps';
import { type Context, Hono } from 'hono';
import { withCookies } from '../account/ask-accounts.ts';
import { newcomerIn, signUpFrom } from '../account/come-in.ts';
import { faultPage, show } from '../frame/answer.ts';
import { type Form, formOf } from '../frame/form.ts';
import { type Html, html } from '../frame/html.ts';
import { page, said } from '../frame/layout.ts';
import { refusedText } from '../frame/refused.ts';
import { svg } from '../frame/svg.ts';
import { deskOf } from '../games/game-line.ts';
import type { PageHouse } from '../page-house.ts';
import { type Visitor, visitorOf } from '../visitor.ts';
import { type InvitationView, invitationView } from './invitation-view.ts';
import { pickingOf } from './pick.ts';

const EMPTY_FORM = { name: '', email: '' };

/** The page to which the link of an invitation leads, and on which somebody comes to a seat. */
export const joinRoutes = (house: PageHouse): Hono => {
  const { app, accounts, zone } = house;
  const routes = new Hono();
  const path = '/campaigns/:campaign/join';

  type Asked = Pick<InvitationView, 'invitation' | 'tapped' | 'newcomer' | 'fault'>;

  const invite = async (context: Context, visitor: Visitor, asked: Asked): Promise<Response> => {
    const { invitation, fault } = asked;
    const sought = { campaignId: campaignOf(context), invitation };
    const held = await showInvitation(app, visitor.actor, sought);
    const shown = await showCampaign(app, visitor.actor, sought);
    if (shown.ok && shown.value.you.seats.length > 0) return context.redirect(`/campaigns/${sought.campaignId}`, 303);
    if (!held.ok && held.error.code === 'not-found') return show(context, voidPage(visitor, null), 404);
    if (!held.ok) return faultPage(context, held.error, visitor);
    if (held.value.status !== 'open') return show(context, voidPage(visitor, held.value.status), 410);
    if (!shown.ok) return faultPage(context, shown.error, visitor);
    const map = await showMap(app, visitor.actor, sought);
    if (!map.ok) return faultPage(context, map.error, visitor);
    const terrain = terrainOf(app, shown.value);
    const view = { ...asked, ...terrain, campaign: shown.value, map: map.value, held: held.value, visitor };
    const body = invitationView({ ...view, confirm: accounts.confirm, zone, now: app.now() });
    return show(context, page({ title: shown.value.title, reader: visitor, body }), fault === null ? 200 : 409);
  };

  routes.get(path, async (context) => {
    const visitor = await visitorOf(app, accounts, context.req.raw.headers);
    const [invitation = '', tapped = ''] = [context.req.query('invitation'), context.req.query('seat')];
    return invite(context, visitor, { invitation, tapped, newcomer: EMPTY_FORM, fault: null });
  });

  routes.get(`${path}/map.svg`, async (context) => {
    const visitor = await visitorOf(app, accounts, context.req.raw.headers);
    const invitation = context.req.query('invitation') ?? '';
    const map = await showMap(app, visitor.actor, { campaignId: campaignOf(context), invitation });
    if (!map.ok) return faultPage(context, map.error, visitor);
    const { world, picture } = map.value;
    const owners = Object.fromEntries(picture.areas.map(({ area, owner }) => [area, owner]));
    const dark = context.req.query('dark') !== undefined;
    const { title, powers } = picture;
    const drawn = svg(context, drawCourse(world, powers, [{ label: '', owners }], { title, dark, still: true }));
    // Its address names the turn, after which it never changes.
    drawn.headers.set('cache-control', 'private, max-age=86400');
    return drawn;
  });

  routes.post(path, async (context) => {
    const visitor = await visitorOf(app, accounts, context.req.raw.headers);
    const field = await formOf(context);
    const [invitation, tapped] = [field('invitation'), field('seat')];
    const asked = { invitation, tapped, newcomer: newcomerIn(field) };
    const again = (fault: string, now = visitor): Promise<Response> => invite(context, now, { ...asked, fault });
    if (visitor.name !== null) {
      const place = await take(visitor, context, field);
      return place.ok ? context.redirect(seated(context, place.value), 303) : again(place.error);
    }
    // Nobody makes an account for a realm that is gone, or for an invitation that is good no more.
    const free = await stillFree(visitor, context, field);
    if (!free.ok) return again(free.error);
    const next = `/campaigns/${campaignOf(context)}/join?${new URLSearchParams({ invitation, seat: tapped })}`;
    const by = { invitation: { campaignId: campaignOf(context), token: invitation }, next };
    const came = await signUpFrom(house, context, field, by);
    if (came.kind === 'refused') return again(came.fault);
    if (came.kind === 'mailed') return show(context, mailedPage(visitor, field('email')));
    const place = await take(came.visitor, context, field);
    const answer = place.ok
      ? context.redirect(seated(context, place.value), 303)
      : await again(place.error, came.visitor);
    return withCookies(answer, came.answer);
  });

  /** The place, or why there is none, in words. */
  const take = async (visitor: Visitor, context: Context, field: Form): Promise<Result<Seated, string>> => {
    const campaignId = campaignOf(context);
    const free = await stillFree(visitor, context, field);
    if (!free.ok) return free;
    const seat = field('seat') as SeatId;
    const wanted = field('seat') === '' ? {} : { seat, preferences: [seat] };
    const place = await acceptInvitation(app, visitor.actor, {
      campaignId,
      invitation: field('invitation'),
      ...wanted,
    });
    if (!place.ok) return err(refusedText(place.error, visitor.words));
    return ok({ ...place.value, plays: free.value.plays });
  };

  /** Whether what was chosen can be had still. Who is quicker by a moment is found out by the use case. */
  const stillFree = async (
    visitor: Visitor,
    context: Context,
    field: Form,
  ): Promise<Result<{ readonly plays: boolean }, string>> => {
    const sought = { campaignId: campaignOf(context), invitation: field('invitation') };
    const { invitation: say } = visitor.words;
    const held = await showInvitation(app, visitor.actor, sought);
    const shown = await showCampaign(app, visitor.actor, sought);
    if (!held.ok || !shown.ok || held.value.status !== 'open') return err(say.voidTitle);
    const picking = pickingOf(shown.value, held.value as OpenInvitation);
    const realm = shown.value.seats.find(({ seat }) => seat === field('seat'));
    if (picking === 'pick' && realm === undefined) return err(say.pickFirst);
    if (picking === 'pick' && realm !== undefined && realm.status !== 'open')
      return err(say.gone(realm.name, realm.ruler));
    return ok({ plays: shown.value.status !== 'open' });
  };
  return routes;
};

interface Seated extends Place {
  /** The game has begun. */
  readonly plays: boolean;
}

const campaignOf = (context: Context): CampaignId => context.req.param('campaign') as CampaignId;

/** To the desk, once there is something to order. */
const seated = (context: Context, { seat, plays }: Seated): string =>
  seat !== null && plays ? deskOf(campaignOf(context), seat) : `/campaigns/${campaignOf(context)}`;

/** What is known of the map, and how long a turn on it takes; for a map of somebody's own, as long as on any of the others. */
const terrainOf = (
  { rulesets }: PageHouse['app'],
  { ruleset, scenario }: InvitationView['campaign'],
): Pick<InvitationView, 'scenario' | 'minutes'> => {
  const known = rulesets.find(({ id }) => id === ruleset.id)?.scenarios ?? [];
  const found = known.find(({ id }) => id === scenario) ?? null;
  const all = known.map(({ minutes }) => minutes);
  const least = Math.min(...all.map((each) => each.least));
  const most = Math.max(...all.map((each) => each.most));
  return { scenario: found, minutes: found?.minutes ?? { least, most } };
};

/** Why a link is good no more; for one that nobody was given the same words whether there is such a campaign or not. */
const voidPage = (visitor: Visitor, why: 'accepted' | 'revoked' | 'expired' | null): Html => {
  const { invitation: say } = visitor.words;
  const told = why === null ? say.voidWhat : say.void[why];
  const body = html`<div class="narrow"><header class="head"><h1>${say.voidTitle}</h1></header>${said(told, 'bad')}<p>${say.askAgain}</p><p><a href="/games">${visitor.words.frame.games}</a></p></div>`;
  return page({ title: say.voidTitle, reader: visitor, body });
};

/** What is left to do where the server must know that the address is theirs. */
const mailedPage = (visitor: Visitor, email: string): Html => {
  const { invitation: say } = visitor.words;
  const body = html`<div class="narrow"><header class="head"><h1>${say.oneThing}</h1></header>${said(say.mailed(email), 'good')}<p>${say.mailedThen}</p></div>`;
  return page({ title: say.oneThing, reader: visitor, body });
};
