import { type AnyRuleset, ok, type SeatId } from '@chancery/core';
import { type Db, listsOfTurnsOut, type TurnListRow } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import type { SeatOf } from '../../campaign/access/at-desk.ts';
import { seenCampaign } from '../../campaign/access/who-sees.ts';
import { rulesetOf } from '../../campaign/position/ruleset-of.ts';
import { useCase } from '../../ground/use-case.ts';

interface ReadOfLists extends SeatOf {
  /** Of this turn alone; of all that are out unless given. */
  readonly turn?: number | undefined;
}

/** A use case that reads, for the ruler of a seat, what each list of a turn that is out holds of theirs. */
export const readOfLists = <Found>(
  read: (
    db: Db,
    list: TurnListRow,
    of: { readonly ruleset: AnyRuleset; readonly seat: SeatId },
  ) => Promise<readonly Found[]>,
) =>
  useCase<ReadOfLists, readonly Found[]>('listReceipts', async (app, actor, input) => {
    const { db } = app.store;
    const { campaignId, seat, turn } = input;
    const seen = await seenCampaign(db, app, actor, input);
    if (!seen.ok) return seen;
    const permit = await allowed(db, actor, 'listReceipts', input);
    if (!permit.ok) return permit;
    const ruleset = rulesetOf(app, seen.value);
    const range = turn === undefined ? { first: 1, last: seen.value.turn } : { first: turn, last: turn };
    const found: Found[] = [];
    for (const list of await listsOfTurnsOut(db, campaignId, range)) {
      found.push(...(await read(db, list, { ruleset, seat })));
    }
    return ok(found);
  });
