import {
  type AppError,
  announceWaitingAbsence,
  endWaitingAbsence,
  readWithoutSeat,
  sendWithoutSeat,
  showCampaign,
  showNoticeSettings,
} from '@chancery/app';
import { type CampaignId, err, type Result } from '@chancery/core';
import { type Context, Hono } from 'hono';
import { faultPage, show } from '../frame/answer.ts';
import { type Form, formOf, typedText } from '../frame/form.ts';
import { page } from '../frame/layout.ts';
import { fromLocalField } from '../frame/local-time.ts';
import { refusedText } from '../frame/refused.ts';
import type { PageHouse } from '../page-house.ts';
import { type Visitor, visitorOf } from '../visitor.ts';
import type { Words } from '../words/words.ts';
import { waitingView } from './waiting-view.ts';

const PATH = '/campaigns/:campaign/waiting';

type Done = keyof Words['waiting']['done'];

/** Where a player without a seat says that they are away, or back. */
export const waitingRoutes = (house: PageHouse): Hono => {
  const { app, accounts } = house;
  const routes = new Hono();
  const idOf = (context: Context): CampaignId => context.req.param('campaign') as CampaignId;

  const waitingPage = async (context: Context, visitor: Visitor, fault: AppError | null = null): Promise<Response> => {
    const campaignId = idOf(context);
    const shown = await showCampaign(app, visitor.actor, { campaignId });
    if (!shown.ok) return faultPage(context, shown.error, visitor);
    const own = await readWithoutSeat(app, visitor.actor, { campaignId });
    if (!own.ok) return faultPage(context, own.error, visitor);
    const { words } = visitor;
    const zone = await zoneOf(visitor);
    const done = context.req.method === 'GET' ? (context.req.query('done') ?? '') : '';
    const body = waitingView({
      ...{ campaign: shown.value, own: own.value, zone, words },
      fault: fault === null ? null : refusedText(fault, words, zone),
      done: Object.hasOwn(words.waiting.done, done) ? (done as Done) : null,
    });
    const title = `${words.waiting.title}, ${shown.value.title}`;
    return show(context, page({ title, reader: visitor, body, place: 'games' }), fault === null ? 200 : 400);
  };
  const zoneOf = async ({ actor }: Visitor): Promise<string> => {
    const settings = await showNoticeSettings(app, actor, { campaignId: null });
    return settings.ok ? settings.value.zone : house.zone;
  };

  const act = async (visitor: Visitor, campaignId: CampaignId, field: Form): Promise<Result<Done, AppError>> => {
    const { actor } = visitor;
    const note = field('note');
    switch (field('do')) {
      case 'absence': {
        const zone = await zoneOf(visitor);
        const [from, until] = [fromLocalField(field('from'), zone), fromLocalField(field('until'), zone)];
        const span = { from: from ?? Number.NaN, until: until ?? Number.NaN };
        return named('announced', await announceWaitingAbsence(app, actor, { campaignId, note, ...span }));
      }
      case 'absence-turns': {
        const turns = Number(field('turns'));
        return named('announced', await announceWaitingAbsence(app, actor, { campaignId, note, turns }));
      }
      case 'back':
        return named('back', await endWaitingAbsence(app, actor, { campaignId }));
      case 'orders': {
        const text = typedText(field('text'));
        return named('sent', await sendWithoutSeat(app, actor, { campaignId, channel: 'desk', text }));
      }
      default:
        return err({ code: 'bad-input', faults: ['do'] });
    }
  };

  routes.get(PATH, async (context) => waitingPage(context, await visitorOf(app, accounts, context.req.raw.headers)));
  routes.post(PATH, async (context) => {
    const visitor = await visitorOf(app, accounts, context.req.raw.headers);
    const done = await act(visitor, idOf(context), await formOf(context));
    if (!done.ok && done.error.code === 'not-signed-in') return faultPage(context, done.error, visitor);
    if (!done.ok) return waitingPage(context, visitor, done.error);
    return context.redirect(`/campaigns/${idOf(context)}/waiting?done=${done.value}`, 303);
  });
  return routes;
};

const named = (done: Done, result: Result<unknown, AppError>): Result<Done, AppError> =>
  result.ok ? { ok: true, value: done } : result;
