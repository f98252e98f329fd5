import { type CampaignId, ok, type SeatId, writeAlone } from '@chancery/core';
import { countingSheets, parsed } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { seenCampaign } from '../../campaign/access/who-sees.ts';
import { inPlay } from '../../campaign/pace/in-play.ts';
import { type StruckLine, struckLines } from '../../campaign/play/struck.ts';
import { knownBy } from '../../campaign/position/known-by.ts';
import { inStatus, PLAYED } from '../../campaign/terms/status.ts';
import { useCase } from '../../ground/use-case.ts';

/** The orders of a seat that count now, as a master may read them before the turn is run. */
export interface SheetToRead {
  readonly seat: SeatId;
  /** Of the sheet: whoever strikes a line out says which sheet they have read. */
  readonly number: number;
  readonly lines: readonly string[];
  readonly struck: readonly StruckLine[];
}

/** The sheets that count for the turn in hand, for masters who rule no seat. */
export const readSheets = useCase<{ readonly campaignId: CampaignId }, readonly SheetToRead[]>(
  'strikeLine',
  async (app, actor, { campaignId }) => {
    const { db } = app.store;
    const seen = await seenCampaign(db, app, actor, { campaignId });
    if (!seen.ok) return seen;
    const permit = await allowed(db, actor, 'strikeLine', { campaignId });
    if (!permit.ok) return permit;
    const played = inStatus(seen.value, PLAYED);
    if (!played.ok) return played;
    const { ruleset, position, key } = await inPlay(db, app, played.value);
    const sheets: SheetToRead[] = [];
    for (const { seat, number, id, orders } of await countingSheets(db, key)) {
      const known = knownBy(ruleset, position, seat);
      const lines = parsed(orders).map((order) => writeAlone(ruleset, known, order));
      sheets.push({ seat, number, lines, struck: await struckLines(db, campaignId, id) });
    }
    return ok(sheets);
  },
);
