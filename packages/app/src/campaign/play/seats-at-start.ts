import type { AnyOrder, Joined } from '@chancery/core';
import { applicationsOf, type Db, type SeatRow } from '@chancery/store';
import type { Play } from './play.ts';

/**
 * What the host tells the rules of its seats in the first turn: who has got a ruler, who has none, and in which order all have
 * joined: since they asked for a seat, or took it where nobody had to ask. Later there is nothing of the kind to tell.
 */
export const seatsAtStart = async (
  db: Db,
  { ruleset: { seating }, position, key }: Pick<Play, 'ruleset' | 'position' | 'key'>,
  seats: readonly SeatRow[],
): Promise<readonly AnyOrder[]> => {
  if (seating?.act === undefined || key.turn > 1) return [];
  const asked = new Map((await applicationsOf(db, key.campaignId, 'accepted')).map(({ userId, at }) => [userId, at]));
  const acts: AnyOrder[] = [];
  const players: Joined[] = [];
  for (const { seat, status, control, userId, joinedAt } of seats) {
    const by = seating.seatedBy(position, seat);
    if (by !== 'ruler' && by !== 'rules') continue;
    const to = status === 'held' ? 'ruler' : control === 'rule' ? 'rules' : by;
    if (to !== by) acts.push(seating.act(position.setting, seat, to));
    if (to === 'ruler') players.push({ seat, at: userId === null ? null : (asked.get(userId) ?? joinedAt) });
  }
  const inOrder = seating.inOrderOfJoining?.(position, players) ?? null;
  return inOrder === null ? acts : [...acts, inOrder];
};
