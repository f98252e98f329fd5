import type { CampaignPage, OpenInvitation } from '@chancery/app';

type Realm = CampaignPage['seats'][number];

/**
 * What whoever is invited can do about a realm. `promised`: the invitation says which; `pick`: a free one; `wish`: say which
 * they would like, as all are given out when the game begins; `wait`: none is free, and they stand by for one; `over`: the
 * game is.
 */
export type Picking = 'promised' | 'pick' | 'wish' | 'wait' | 'over';

export const pickingOf = (
  { status, settings, seats }: Pick<CampaignPage, 'status' | 'settings' | 'seats'>,
  { seat }: Pick<OpenInvitation, 'seat'>,
): Picking => {
  if (status !== 'open' && status !== 'running' && status !== 'paused') return 'over';
  if (seat !== null) return 'promised';
  if (status === 'open' && settings.seatChoice === 'lot') return 'wait';
  if (status === 'open' && settings.seatChoice === 'wishes') return 'wish';
  return seats.some((each) => each.status === 'open') ? 'pick' : 'wait';
};

/** The realm in hand: the promised one, or the one that was tapped, while it is free. */
export const chosenRealm = (
  seats: readonly Realm[],
  { seat }: Pick<OpenInvitation, 'seat'>,
  tapped: string,
): Realm | null => seats.find((each) => each.seat === (seat ?? tapped) && each.status === 'open') ?? null;
