import { ok } from '@chancery/core';
import { useCase } from '../../ground/use-case.ts';
import { shownCampaign } from '../access/shown-campaign.ts';
import type { Sought } from '../access/who-sees.ts';
import { turnsToList } from '../position/turns-to-list.ts';

/** A turn that is out, as lists of turns name it. */
export interface ListedTurn {
  readonly turn: number;
  /** In live play the first turn of the clock whose last it is: those between are posts of the same clock. Else the turn itself. */
  readonly first: number;
  /** In live play: what the rules called the window that closed with it. Null for others, which go by their numbers. */
  readonly label: string | null;
}

/** The turns that are out, the oldest first; in live play the last of each clock, and of a long game not all that are old. */
export const listTurns = useCase<Sought, readonly ListedTurn[]>('showCampaign', async (app, actor, sought) => {
  const { db } = app.store;
  const seen = await shownCampaign(app, actor, sought);
  if (!seen.ok) return seen;
  const turns = await turnsToList(db, seen.value.id);
  return ok(turns.map(({ out, first, label }) => ({ turn: out.turn, first, label })));
});
