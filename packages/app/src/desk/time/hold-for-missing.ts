import { changeCampaign, type Trx } from '@chancery/store';
import type { SheetCount } from '../../campaign/clock/breaker.ts';
import { stoppedClock } from '../../campaign/clock/clock.ts';
import { tellDeadline } from '../../campaign/clock/tell-deadline.ts';
import type { InPlay } from '../../campaign/pace/in-play.ts';
import type { App } from '../../ground/app.ts';
import { audit } from '../../ground/audit.ts';
import type { Permit } from '../../ground/permit.ts';
import { tellMasters } from '../../ground/tell/everybody.ts';
import { takeLateSheets } from '../sheets/take-late-sheets.ts';

/** Holds the clock, as too many sheets are missing, and tells the masters. */
export const holdForMissing = async (
  trx: Trx,
  app: App,
  play: InPlay,
  { permit, count }: { readonly permit: Permit; readonly count: SheetCount },
): Promise<void> => {
  const { campaign, key, pace, window } = play;
  const clock = stoppedClock(campaign, app.now());
  await changeCampaign(trx, campaign.id, { ...clock, leaseOwner: null, leasedUntil: null, attempts: 0 });
  const name = `clock-held:${campaign.id}:${key.edition}:${key.turn}:${app.now()}`;
  await tellMasters(trx, app, campaign, { facts: { kind: 'clock-held', turn: key.turn, ...count }, key: name });
  await tellDeadline(trx, app, campaign, { deadline: null, ...pace.listed.label(window) });
  const facts = { turn: key.turn, ...count };
  await audit(trx, app, { permit, campaignId: campaign.id, action: 'holdForMissing', facts });
  const held = { ...campaign, ...clock };
  await takeLateSheets(trx, app, campaign, held);
  await pace.time.releaseBreaker(trx, app, play, held);
};
