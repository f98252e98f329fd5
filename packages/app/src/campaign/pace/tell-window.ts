import type { Trx } from '@chancery/store';
import type { App } from '../../ground/app.ts';
import { signal } from '../../ground/tell/signal.ts';
import { turnInHand } from '../play/play.ts';
import type { InPlay } from './in-play.ts';

/** Tells those who watch a campaign that its next window is open. */
export const tellWindow = async (
  trx: Trx,
  app: Pick<App, 'now'>,
  { campaign, window, pace }: Pick<InPlay, 'campaign' | 'window' | 'pace'>,
): Promise<void> => {
  if (window.kind === 'outcome') return;
  const { campaignId, turn, edition } = turnInHand(campaign);
  const facts = {
    kind: 'window-opened',
    turn,
    ...pace.listed.label(window),
    seats: window.seats,
    may: window.may ?? [],
    live: pace.listed.movers(window) !== null,
    deadline: campaign.deadline,
  } as const;
  await signal(trx, app, campaignId, [{ facts, party: null, key: `window:${campaignId}:${edition}:${turn}` }]);
};
