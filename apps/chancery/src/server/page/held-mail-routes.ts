import { releaseMailByLink, showHeldMail, showTime } from '@chancery/app';
import { Hono } from 'hono';
import { faultPage, show } from './answer.ts';
import { html } from './html.ts';
import { page, said } from './layout.ts';
import type { PageHouse } from './page-house.ts';
import { visitorOf } from './visitor.ts';

/** The page on which a ruler says that a mail was his. To look at it changes nothing, and it needs no session. */
export const heldMailRoutes = ({ app, accounts, zone }: PageHouse): Hono => {
  const routes = new Hono();

  routes.get('/mail/:token', async (context) => {
    const { actor, name } = await visitorOf(app, accounts, context.req.raw.headers);
    const held = await showHeldMail(app, actor, { token: context.req.param('token') });
    if (!held.ok) return faultPage(context, held.error, name);
    const { campaign, seat, turn, from, receivedAt } = held.value;
    const body = html`<header class="head"><h1>Is this mail yours?</h1><p>${campaign}</p></header>
<p>It says it is from ${from}, came on ${showTime(receivedAt, zone)}, and is about ${seat}${turn === null ? null : html` for turn ${turn}`}.</p>
<p>If it is, it counts as it would have counted when it came. What you have sent since stays as it is.</p>
<form method="post"><button>It is mine: let it count</button></form>`;
    return show(context, page({ title: 'Is this mail yours?', user: name, body }));
  });

  routes.post('/mail/:token', async (context) => {
    const { actor, name } = await visitorOf(app, accounts, context.req.raw.headers);
    const released = await releaseMailByLink(app, actor, { token: context.req.param('token') });
    if (!released.ok) return faultPage(context, released.error, name);
    const words =
      released.value.outcome === 'accepted'
        ? said('It counts. What was understood comes to you by mail.', 'good')
        : said('It was read, and could not be taken. Why comes to you by mail.', 'bad');
    const body = html`<header class="head"><h1>Your mail</h1></header>${words}`;
    return show(context, page({ title: 'Your mail', user: name, body }));
  });

  return routes;
};
