import { type OwnLine, ok } from '@chancery/core';
import { listsOfTurnsOut } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import type { SeatOf } from '../../campaign/access/at-desk.ts';
import { seenCampaign } from '../../campaign/access/who-sees.ts';
import { rulesetOf } from '../../campaign/position/ruleset-of.ts';
import { useCase } from '../../ground/use-case.ts';
import { ownLineOf } from './own-line.ts';

export interface ReadOwnLines extends SeatOf {
  /** Of this turn alone; of all that are out unless given. */
  readonly turn?: number | undefined;
}

/** The lines of a seat on the lists of turns that are out, opened for its ruler. */
export const readOwnLines = useCase<ReadOwnLines, readonly OwnLine[]>('listReceipts', async (app, actor, input) => {
  const { db } = app.store;
  const { campaignId, seat, turn } = input;
  const seen = await seenCampaign(db, app, actor, input);
  if (!seen.ok) return seen;
  const permit = await allowed(db, actor, 'listReceipts', input);
  if (!permit.ok) return permit;
  const ruleset = rulesetOf(app, seen.value);
  const range = turn === undefined ? { first: 1, last: seen.value.turn } : { first: turn, last: turn };
  const lines: OwnLine[] = [];
  for (const list of await listsOfTurnsOut(db, campaignId, range)) {
    const line = await ownLineOf(db, ruleset, list, seat);
    if (line !== null) lines.push(line);
  }
  return ok(lines);
});
