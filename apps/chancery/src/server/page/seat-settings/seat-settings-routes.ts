import {
  type Absence,
  type AppError,
  announceAbsence,
  askForExtension,
  comeBack,
  type LeftStanding,
  leaveSeat,
  leaveStandingOrders,
  listAbsences,
  listHeldMails,
  listUncertainMails,
  readStandingOrders,
  releaseMail,
  sendMailAgain,
  setReady,
  showCampaign,
  showNoticeSettings,
} from '@chancery/app';
import { type CampaignId, err, MINUTE, type Result, type SeatId } from '@chancery/core';
import type { IncomingMailId } from '@chancery/store';
import { type Context, Hono } from 'hono';
import { faultPage, show } from '../frame/answer.ts';
import { type Form, formOf, typedText } from '../frame/form.ts';
import { page } from '../frame/layout.ts';
import { fromLocalField } from '../frame/local-time.ts';
import { refusedText } from '../frame/refused.ts';
import { UNITS, unitIn } from '../frame/time-units.ts';
import type { PageHouse } from '../page-house.ts';
import { allTaken } from '../receipt/receipt-view.ts';
import { type Visitor, visitorOf } from '../visitor.ts';
import type { Words } from '../words/words.ts';
import { seatSettingsView } from './seat-settings-view.ts';

const PATH = '/campaigns/:campaign/seats/:seat/settings';
/** Where it was once; links in old mails lead there. */
const OLD_PATH = '/campaigns/:campaign/seats/:seat/affairs';

type Done = keyof Words['seatSettings']['done'];
type Outcome = Result<Done | null, AppError>;

interface Place {
  readonly campaignId: CampaignId;
  readonly seat: SeatId;
}

/** What a ruler settles about their seat: time, absence, standing orders, and leaving it. */
export const seatSettingsRoutes = (house: PageHouse): Hono => {
  const { app, accounts } = house;
  const routes = new Hono();
  const placeOf = (context: Context): Place => ({
    campaignId: context.req.param('campaign') as CampaignId,
    seat: context.req.param('seat') as SeatId,
  });

  const settingsPage = async (
    context: Context,
    visitor: Visitor,
    refused: AppError | null = null,
    left: LeftStanding | null = null,
  ): Promise<Response> => {
    const place = placeOf(context);
    const shown = await showCampaign(app, visitor.actor, place);
    if (!shown.ok) return faultPage(context, shown.error, visitor);
    const absences: Result<readonly Absence[], AppError> = await listAbsences(app, visitor.actor, place);
    if (!absences.ok) return faultPage(context, absences.error, visitor);
    const mails = await listHeldMails(app, visitor.actor, place);
    const uncertain = await listUncertainMails(app, visitor.actor, place);
    const standing = await readStandingOrders(app, visitor.actor, place);
    if (!standing.ok) return faultPage(context, standing.error, visitor);
    const zone = await zoneOf(visitor);
    const done = context.req.method === 'GET' ? (context.req.query('done') ?? '') : '';
    const line = shown.value.seats.find(({ seat }) => seat === place.seat);
    if (line === undefined) return faultPage(context, { code: 'not-found', what: 'seat', id: place.seat }, visitor);
    const body = seatSettingsView({
      campaign: shown.value,
      line,
      absences: absences.value.filter(({ past }) => !past),
      mails: mails.ok ? mails.value.filter(({ seat, from }) => seat === place.seat && from !== null) : [],
      // A master who rules a seat as well finds those of others at the console.
      uncertain: uncertain.ok ? uncertain.value.filter(({ own }) => own) : [],
      standing: left ?? standing.value,
      notAll: left !== null,
      zone,
      words: visitor.words,
      fault: refused === null ? null : refusedText(refused, visitor.words, zone),
      done: Object.hasOwn(visitor.words.seatSettings.done, done) ? (done as Done) : null,
    });
    const title = visitor.words.seatSettings.title(line);
    return show(context, page({ title, reader: visitor, body }), refused === null ? 200 : 400);
  };
  const zoneOf = async ({ actor }: Visitor): Promise<string> => {
    const settings = await showNoticeSettings(app, actor, { campaignId: null });
    return settings.ok ? settings.value.zone : house.zone;
  };

  routes.get(OLD_PATH, (context) => context.redirect(context.req.path.replace(/affairs$/, 'settings'), 301));
  routes.get(PATH, async (context) => settingsPage(context, await visitorOf(app, accounts, context.req.raw.headers)));
  routes.post(PATH, async (context) => {
    const visitor = await visitorOf(app, accounts, context.req.raw.headers);
    const place = placeOf(context);
    const field = await formOf(context);
    if (field('do') === 'standing') {
      const text = typedText(field('text'));
      const left = await leaveStandingOrders(app, visitor.actor, { ...place, standing: { text } });
      if (left.ok && !allTaken(left.value)) return settingsPage(context, visitor, null, left.value);
      return answer(context, visitor, named('standing', left));
    }
    return answer(context, visitor, await act(visitor, place, field));
  });

  const answer = async (context: Context, visitor: Visitor, outcome: Outcome): Promise<Response> => {
    if (!outcome.ok) {
      const lost = outcome.error.code === 'not-allowed' || outcome.error.code === 'not-signed-in';
      return lost ? faultPage(context, outcome.error, visitor) : settingsPage(context, visitor, outcome.error);
    }
    const { campaignId, seat } = placeOf(context);
    if (outcome.value === null) return context.redirect(`/campaigns/${campaignId}`, 303);
    return context.redirect(`/campaigns/${campaignId}/seats/${seat}/settings?done=${outcome.value}`, 303);
  };

  const act = async (visitor: Visitor, place: Place, field: Form): Promise<Outcome> => {
    const { actor } = visitor;
    switch (field('do')) {
      case 'ready':
        return named('ready', await setReady(app, actor, { ...place, ready: true }));
      case 'wait':
        return named('waits', await setReady(app, actor, { ...place, ready: false }));
      case 'extension': {
        const minutes = (Number(field('amount')) * UNITS[unitIn(field('unit'))]) / MINUTE;
        const asked = { ...place, minutes, reason: field('reason') };
        const answer = await askForExtension(app, actor, asked);
        return answer.ok ? named(answer.value.status === 'granted' ? 'granted' : 'asked', answer) : answer;
      }
      case 'absence': {
        const zone = await zoneOf(visitor);
        const [from, until] = [fromLocalField(field('from'), zone), fromLocalField(field('until'), zone)];
        const span = { from: from ?? Number.NaN, until: until ?? Number.NaN, note: field('note') };
        return named('announced', await announceAbsence(app, actor, { ...place, ...span }));
      }
      case 'absence-turns':
        return named(
          'announced',
          await announceAbsence(app, actor, { ...place, turns: Number(field('turns')), note: field('note') }),
        );
      case 'back':
        return named('back', await comeBack(app, actor, place));
      case 'no-standing':
        return named('standing', await leaveStandingOrders(app, actor, { ...place, standing: null }));
      case 'release':
        return named('released', await releaseMail(app, actor, { id: field('mail') as IncomingMailId }));
      case 'again':
        return named('again', await sendMailAgain(app, actor, { ...place, mail: Number(field('mail')) }));
      case 'leave':
        if (field('sure') !== 'yes') return err({ code: 'bad-input', faults: [visitor.words.seatSettings.sure] });
        return named(null, await leaveSeat(app, actor, { ...place, reason: field('reason') }));
      default:
        return err({ code: 'bad-input', faults: ['do'] });
    }
  };
  return routes;
};

const named = (done: Done | null, result: Result<unknown, AppError>): Outcome =>
  result.ok ? { ok: true, value: done } : result;
