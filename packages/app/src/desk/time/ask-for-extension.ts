import { type CampaignId, err, type Instant, MINUTE, ok, type SeatId } from '@chancery/core';
import {
  askExtension,
  type CampaignRow,
  countExtensionsTaken,
  decideExtension,
  type ExtensionId,
  newId,
  type Trx,
} from '@chancery/store';
import { holdCampaign } from '../../campaign/access/hold-campaign.ts';
import { seatsInNotices } from '../../campaign/access/scene.ts';
import { inPlay } from '../../campaign/pace/in-play.ts';
import { takingAt } from '../../campaign/play/placed.ts';
import { settingsOf } from '../../campaign/terms/settings.ts';
import { wordFaults } from '../../campaign/terms/words.ts';
import { audit } from '../../ground/audit.ts';
import type { AppError } from '../../ground/errors.ts';
import { tellMasters } from '../../ground/tell/everybody.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { extend } from './extend.ts';
import { extensionsInHand } from './extensions-in-hand.ts';

export interface AskForExtension {
  readonly campaignId: CampaignId;
  readonly seat: SeatId;
  /** How much more time is needed, in minutes: 1 to 20 160. A campaign that grants it by itself has its own measure. */
  readonly minutes: number;
  /** For the masters; may be empty. */
  readonly reason: string;
}

export interface ExtensionAnswer {
  readonly id: ExtensionId;
  readonly status: 'asked' | 'granted';
  /** The deadline as it stands now. */
  readonly deadline: Instant | null;
}

const MOST_MINUTES = 20_160;

/**
 * A ruler asks for a little more time. Where the campaign allows it they have it at once: once in a turn, whoever asks, and
 * each seat so often in a campaign. Else the masters are asked.
 */
export const askForExtension = useCase<AskForExtension, ExtensionAnswer>('askForExtension', (app, actor, input) =>
  transact<ExtensionAnswer, AppError>(app.store, async (trx) => {
    const { campaignId, seat, minutes, reason } = input;
    const held = await holdCampaign(trx, app, actor, {
      useCase: 'askForExtension',
      of: { campaignId, seat },
      wanted: ['running'],
    });
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    const faults = [
      ...(Number.isSafeInteger(minutes) && minutes >= 1 && minutes <= MOST_MINUTES
        ? []
        : [`minutes: wanted 1 to ${MOST_MINUTES}`]),
      ...wordFaults('reason', reason, { least: 0, most: 1000 }),
    ];
    if (faults.length > 0) return err({ code: 'bad-input', faults });
    const now = app.now();
    const { deadline, turn, heldSince } = campaign;
    if (deadline === null || heldSince !== null) return err({ code: 'conflict', what: 'deadline', found: 'none' });
    if (takingAt(campaign, now).ahead) return err({ code: 'too-late', turn: turn + 1, deadline });
    const play = await inPlay(trx, app, campaign);
    const { pace, window } = play;
    if (!pace.told.concerns(window, [seat])) {
      return err({ code: 'not-asked', seat, turn: turn + 1, ...pace.listed.label(window) });
    }
    const asked = await extensionsInHand(trx, play);
    if (asked.some((each) => each.seat === seat && each.status === 'asked')) {
      return err({ code: 'conflict', what: 'extension', found: 'asked' });
    }
    const own = await ownMeasure(trx, campaign, seat);
    const takenByRule = asked.some(({ status, decidedBy }) => status === 'granted' && decidedBy === null);
    const granted = own !== null && !takenByRule;
    const id = newId<'extension'>();
    const milliseconds = granted ? own : minutes * MINUTE;
    const askedBy = permit.userId ?? campaign.createdBy;
    await askExtension(trx, { campaignId, id, turn, seat, milliseconds, reason: reason.trim(), askedBy, askedAt: now });
    await audit(trx, app, { permit, campaignId, action: 'askForExtension', facts: { seat, minutes, granted } });
    if (granted) {
      await decideExtension(trx, campaignId, id, { status: 'granted', decidedBy: null, decidedAt: now });
      const later = await extend(trx, app, campaign, milliseconds);
      return ok({ id, status: 'granted', deadline: later });
    }
    const name = (await seatsInNotices(trx, app, campaign))(seat);
    const facts = { kind: 'extension-asked', ...name, minutes, reason: reason.trim() } as const;
    await tellMasters(trx, app, campaign, { facts, key: `extension-asked:${campaignId}:${id}` });
    return ok({ id, status: 'asked', deadline });
  }),
);

/** How long an extension is that a seat may take by itself, in milliseconds; null when it may take none, or no more. */
const ownMeasure = async (trx: Trx, campaign: CampaignRow, seat: SeatId): Promise<number | null> => {
  const { extensionMinutes, extensionsPerSeat } = settingsOf(campaign);
  if (extensionMinutes === 0) return null;
  return (await countExtensionsTaken(trx, campaign.id, seat)) < extensionsPerSeat ? extensionMinutes * MINUTE : null;
};
