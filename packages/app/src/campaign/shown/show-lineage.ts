import { type Instant, ok, type SeatId } from '@chancery/core';
import { type SeatChange, seatHistories, usersWith } from '@chancery/store';
import { useCase } from '../../ground/use-case.ts';
import { ownPlace } from '../access/own-place.ts';
import { shownCampaign } from '../access/shown-campaign.ts';
import { namesRulers, type Sought } from '../access/who-sees.ts';

/** A change in who holds a seat. */
export interface Succession {
  readonly seat: SeatId;
  readonly change: SeatChange;
  /** Whom it concerns; null when the reader is not told, and when they are gone from the server. */
  readonly ruler: string | null;
  /** The last turn that was out then. */
  readonly turn: number;
  readonly at: Instant;
}

/** How the seats of a campaign have passed on, seat by seat, the oldest first. Reasons are for those whom they concern. */
export const showLineage = useCase<Sought, readonly Succession[]>('showCampaign', async (app, actor, sought) => {
  const { db } = app.store;
  const seen = await shownCampaign(app, actor, sought);
  if (!seen.ok) return seen;
  const rows = await seatHistories(db, seen.value.id);
  const people = [...new Set(rows.flatMap(({ userId }) => (userId === null ? [] : [userId])))];
  const names = new Map((await usersWith(db, people)).map(({ id, name }) => [id, name]));
  const named = namesRulers(seen.value) || (await ownPlace(db, actor, seen.value)).master;
  const self = actor.kind === 'user' ? actor.user : null;
  return ok(
    rows.map(({ seat, change, userId, turn, at }) => {
      const told = userId !== null && (named || userId === self);
      return { seat, change, ruler: told ? (names.get(userId) ?? null) : null, turn, at };
    }),
  );
});
