import { type Db, type LiveTurnRow, lastTurnOffClock, liveTurnsBetween } from '@chancery/store';
import type { Play } from '../../play/play.ts';
import { clockName } from './window.ts';

/** What has happened since the clock of a live window was set. */
export interface ClockSoFar {
  readonly clock: string;
  /** The first turn that was, or will be, played by this clock. */
  readonly since: number;
  readonly turns: readonly LiveTurnRow[];
}

export const clockSoFar = async (
  db: Db,
  { campaign, key, window }: Pick<Play, 'campaign' | 'key' | 'window'>,
): Promise<ClockSoFar> => {
  const clock = clockName(window, key.turn);
  const since = (await lastTurnOffClock(db, campaign.id, clock, campaign.turn)) + 1;
  return { clock, since, turns: await liveTurnsBetween(db, campaign.id, since, campaign.turn) };
};
