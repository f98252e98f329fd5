import {
  addSheet,
  type CampaignRow,
  countingSheets,
  newId,
  parsed,
  receiptOf,
  type SheetRow,
  type Trx,
} from '@chancery/store';
import { inPlay } from '../../campaign/pace/in-play.ts';
import { takingAt } from '../../campaign/play/placed.ts';
import { turnInHand } from '../../campaign/play/play.ts';
import type { App } from '../../ground/app.ts';
import { readAgain } from './read-again.ts';
import type { ReceiptContent } from './receipt.ts';

/**
 * A window that had closed takes orders again, since a master gives more time or the clock is held: sheets that were
 * written for it and came too late count for it after all, and not for the turn that they had been put off to. Their
 * rulers are told. Hold the campaign.
 */
export const takeLateSheets = async (trx: Trx, app: App, before: CampaignRow, after: CampaignRow): Promise<void> => {
  const now = app.now();
  if (!takingAt(before, now).ahead || takingAt(after, now).ahead) return;
  const key = turnInHand(after);
  const putOff = await countingSheets(trx, { ...key, turn: key.turn + 1 });
  const late: SheetRow[] = [];
  for (const sheet of putOff) {
    const receipt = await receiptOf(trx, after.id, sheet.id);
    const insteadOf = receipt === undefined ? null : (parsed(receipt.lines) as ReceiptContent).insteadOf;
    if (insteadOf === key.turn) late.push(sheet);
  }
  if (late.length === 0) return;
  await readAgain(trx, app, await inPlay(trx, app, after), { sheets: late, why: 'late' });
  for (const { number: _, ...sheet } of late) {
    await addSheet(trx, { ...sheet, id: newId<'sheet'>(), kind: 'withdrawn', at: now });
  }
};
