import { type CampaignId, err, ok, type Result, type SeatId } from '@chancery/core';
import {
  type ApplicationRow,
  addStandby,
  decideApplication,
  findApplication,
  parsed,
  seatsOf,
  type UserId,
} from '@chancery/store';
import { audit } from '../../ground/audit.ts';
import type { AppError } from '../../ground/errors.ts';
import { notify } from '../../ground/tell/notify.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { holdCampaign } from '../access/hold-campaign.ts';
import type { Scene } from '../access/scene.ts';
import { armStart, fullnessOf } from '../seats/arm-start.ts';
import { takeOpenSeat } from '../seats/take-place.ts';
import { settingsOf } from '../terms/settings.ts';
import { ALIVE } from '../terms/status.ts';
import { wordFaults } from '../terms/words.ts';

export type Answer =
  /** With the seat, or that which they wished for first and that is open; where seats are given out at the start, with none. */
  | { readonly kind: 'accept'; readonly seat?: SeatId }
  /** They may take over what falls open. */
  | { readonly kind: 'standby' }
  | { readonly kind: 'decline'; readonly reason: string };

export interface AnswerApplication {
  readonly campaignId: CampaignId;
  readonly userId: UserId;
  readonly answer: Answer;
}

/** A master answers one who asked for a seat, and they are told. */
export const answerApplication = useCase<AnswerApplication, { readonly seat: SeatId | null }>(
  'answerApplication',
  (app, actor, input) =>
    transact(app.store, async (trx) => {
      const held = await holdCampaign(trx, app, actor, { useCase: 'answerApplication', of: input, wanted: ALIVE });
      if (!held.ok) return held;
      const { campaign, permit } = held.value;
      const { userId, answer } = input;
      const application = await findApplication(trx, campaign.id, userId);
      if (application?.status !== 'waiting') return err({ code: 'not-found', what: 'application', id: userId });
      const scene = { app, trx, campaign, permit };
      const done = await carryOut(scene, application, answer);
      if (!done.ok) return done;
      await armStart(trx, app, campaign);
      const facts = { user: userId, answer: answer.kind, seat: done.value };
      await audit(trx, app, { permit, campaignId: campaign.id, action: 'answerApplication', facts });
      return ok({ seat: done.value });
    }),
);

const carryOut = (
  scene: Scene,
  application: ApplicationRow,
  answer: Answer,
): Promise<Result<SeatId | null, AppError>> => {
  switch (answer.kind) {
    case 'accept':
      return accept(scene, application, answer.seat);
    case 'standby':
      return standBy(scene, application);
    case 'decline':
      return decline(scene, application, answer.reason);
  }
};

const accept = async (
  scene: Scene,
  { userId, preferences }: ApplicationRow,
  seat: SeatId | undefined,
): Promise<Result<SeatId | null, AppError>> => {
  const { app, trx, campaign } = scene;
  const atStart = campaign.status === 'open' && settingsOf(campaign).seatChoice !== 'free';
  if (!atStart) {
    return takeOpenSeat(scene, await seatsOf(trx, campaign.id), userId, { seat, wishes: parsed(preferences) });
  }
  const { places, taken } = await fullnessOf(trx, app, campaign);
  if (taken >= places) return err({ code: 'campaign-full' });
  await decide(scene, userId, 'accepted');
  return ok(null);
};

const standBy = async (scene: Scene, { userId }: ApplicationRow): Promise<Result<null, AppError>> => {
  await addStandby(scene.trx, { campaignId: scene.campaign.id, userId, since: scene.app.now() });
  await decide(scene, userId, 'accepted');
  return ok(null);
};

const decline = async (scene: Scene, { userId }: ApplicationRow, reason: string): Promise<Result<null, AppError>> => {
  const faults = wordFaults('reason', reason, { least: 0, most: 1000 });
  if (faults.length > 0) return err({ code: 'bad-input', faults });
  await decide(scene, userId, 'declined');
  const { app, trx, campaign } = scene;
  const key = `application-declined:${campaign.id}:${app.now()}`;
  const facts = { kind: 'application-declined', reason: reason.trim() } as const;
  await notify(trx, app, [{ to: userId, campaign, facts, key }]);
  return ok(null);
};

const decide = async (
  { app, trx, campaign, permit }: Scene,
  userId: UserId,
  status: 'accepted' | 'declined',
): Promise<void> => {
  const decidedBy = permit.userId ?? campaign.createdBy;
  await decideApplication(trx, campaign.id, userId, { status, decidedBy, decidedAt: app.now() });
};
