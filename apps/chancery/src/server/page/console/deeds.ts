import {
  type Actor,
  type App,
  type AppError,
  answerApplication,
  answerExtension,
  answerQuestion,
  appointMaster,
  archiveCampaign,
  assignSeat,
  closeSeat,
  closeTurn,
  decideLetterReport,
  dismissMaster,
  endCampaign,
  handOver,
  holdClock,
  listQuestions,
  moveDeadline,
  openCampaign,
  openPoll,
  pauseCampaign,
  releaseMail,
  removeRuler,
  resumeCampaign,
  sendMailAgain,
  setCaretaker,
  startCampaign,
  withdrawPress,
} from '@chancery/app';
import { type CampaignId, err, type Result, type SeatId } from '@chancery/core';
import type { ExtensionId, IncomingMailId, LetterReportId, PressId, UserId } from '@chancery/store';
import type { Form } from '../frame/form.ts';
import { fromLocalField } from '../frame/local-time.ts';
import { pollIn } from '../polls/poll-in.ts';
import { HOOK_DEEDS } from '../webhooks/hook-deeds.ts';
import type { ConsoleDone, Section } from './console-page.ts';
import { readRuling } from './ruling-form.ts';

export interface Call {
  readonly app: App;
  readonly actor: Actor;
  readonly campaignId: CampaignId;
  readonly field: Form;
  readonly zone: string;
}

interface Deed {
  readonly section: Section;
  run(call: Call): Promise<Result<unknown, AppError>>;
}

const seatOf = ({ campaignId, field }: Call) => ({ campaignId, seat: field('seat') as SeatId });
const userOf = ({ campaignId, field }: Call) => ({ campaignId, userId: field('user') as UserId });

/** What a master does at their console with one button; each is one use case and nothing else. */
export const DEEDS: { readonly [name in ConsoleDone]?: Deed } = {
  open: { section: 'stage', run: ({ app, actor, campaignId }) => openCampaign(app, actor, { campaignId }) },
  start: { section: 'stage', run: ({ app, actor, campaignId }) => startCampaign(app, actor, { campaignId }) },
  pause: {
    section: 'stage',
    run: ({ app, actor, campaignId, field }) => pauseCampaign(app, actor, { campaignId, reason: field('reason') }),
  },
  resume: { section: 'stage', run: ({ app, actor, campaignId }) => resumeCampaign(app, actor, { campaignId }) },
  end: {
    section: 'stage',
    run: ({ app, actor, campaignId, field }) => endCampaign(app, actor, { campaignId, how: field('how') }),
  },
  archive: { section: 'stage', run: ({ app, actor, campaignId }) => archiveCampaign(app, actor, { campaignId }) },
  poll: {
    section: 'stage',
    run: ({ app, actor, campaignId, field }) => openPoll(app, actor, { campaignId, ...pollIn(field) }),
  },
  assign: {
    section: 'seats',
    run: (call) => assignSeat(call.app, call.actor, { ...seatOf(call), ...userOf(call) }),
  },
  remove: {
    section: 'seats',
    run: (call) => removeRuler(call.app, call.actor, { ...seatOf(call), reason: call.field('reason') }),
  },
  close: { section: 'seats', run: (call) => closeSeat(call.app, call.actor, { ...seatOf(call), closed: true }) },
  reopen: { section: 'seats', run: (call) => closeSeat(call.app, call.actor, { ...seatOf(call), closed: false }) },
  caretaker: {
    section: 'seats',
    run: (call) => setCaretaker(call.app, call.actor, { ...seatOf(call), caretaker: true, reason: '' }),
  },
  'no-caretaker': {
    section: 'seats',
    run: (call) => setCaretaker(call.app, call.actor, { ...seatOf(call), caretaker: false, reason: '' }),
  },
  move: {
    section: 'clock',
    run: ({ app, actor, campaignId, field, zone }) =>
      moveDeadline(app, actor, { campaignId, deadline: deadlineIn(field, zone), turn: Number(field('turn')) }),
  },
  hold: { section: 'clock', run: ({ app, actor, campaignId }) => holdClock(app, actor, { campaignId }) },
  'answer-extension': {
    section: 'clock',
    run: ({ app, actor, campaignId, field }) =>
      answerExtension(app, actor, {
        campaignId,
        id: field('extension') as ExtensionId,
        grant: field('grant') === 'yes',
      }),
  },
  run: {
    section: 'run',
    run: ({ app, actor, campaignId, field }) =>
      closeTurn(app, actor, { campaignId, turn: Number(field('turn')), excused: field('excused') === 'yes' }),
  },
  rule: {
    section: 'rulings',
    run: rule,
  },
  accept: {
    section: 'people',
    run: (call) => {
      const seat = call.field('seat');
      const answer = { kind: 'accept', ...(seat === '' ? {} : { seat: seat as SeatId }) } as const;
      return answerApplication(call.app, call.actor, { ...userOf(call), answer });
    },
  },
  standby: {
    section: 'people',
    run: (call) => answerApplication(call.app, call.actor, { ...userOf(call), answer: { kind: 'standby' } }),
  },
  decline: {
    section: 'people',
    run: (call) =>
      answerApplication(call.app, call.actor, {
        ...userOf(call),
        answer: { kind: 'decline', reason: call.field('reason') },
      }),
  },
  decide: {
    section: 'letters',
    run: ({ app, actor, campaignId, field }) =>
      decideLetterReport(app, actor, {
        campaignId,
        id: field('report') as LetterReportId,
        decision: field('decision'),
      }),
  },
  'withdraw-press': {
    section: 'press',
    run: ({ app, actor, campaignId, field }) =>
      withdrawPress(app, actor, { campaignId, id: field('press') as PressId }),
  },
  'webhook-on': { section: 'webhooks', run: HOOK_DEEDS['webhook-on'] },
  'webhook-test': { section: 'webhooks', run: HOOK_DEEDS['webhook-test'] },
  'webhook-gone': { section: 'webhooks', run: HOOK_DEEDS['webhook-gone'] },
  again: {
    section: 'mails',
    run: ({ app, actor, campaignId, field }) => sendMailAgain(app, actor, { campaignId, mail: Number(field('mail')) }),
  },
  release: {
    section: 'mails',
    run: ({ app, actor, field }) => releaseMail(app, actor, { id: field('mail') as IncomingMailId }),
  },
  appoint: { section: 'masters', run: (call) => appointMaster(call.app, call.actor, userOf(call)) },
  dismiss: { section: 'masters', run: (call) => dismissMaster(call.app, call.actor, userOf(call)) },
  'hand-over': { section: 'masters', run: (call) => handOver(call.app, call.actor, userOf(call)) },
};

/** What may be said with a verdict is read by the question, which may have changed since its form was made. */
async function rule({ app, actor, campaignId, field }: Call): Promise<Result<unknown, AppError>> {
  const id = field('question');
  const listed = await listQuestions(app, actor, { campaignId });
  if (!listed.ok) return listed;
  const asked = listed.value.find(({ question }) => question.id === id);
  if (asked === undefined) return err({ code: 'not-found', what: 'question', id });
  return answerQuestion(app, actor, { campaignId, question: id, answer: readRuling(asked, field) });
}

/** A button with an instant of its own, or what was typed; what is no time is refused by the use case. */
const deadlineIn = (field: Form, zone: string): number | null => {
  const more = field('more');
  if (more !== '') return more === 'never' ? null : Number(more);
  return fromLocalField(field('deadline'), zone) ?? Number.NaN;
};
