import { addSheet, type CampaignRow, newId, type SheetRow, type Trx } from '@chancery/store';
import { turnInHand } from '../../campaign/play/play.ts';
import type { App } from '../../ground/app.ts';

/**
 * Sheets of turns that were taken back go on as drafts of their seats: what was one, and posts of live turns, as nothing is
 * posted by itself a second time.
 */
export const keepAsDrafts = async (
  trx: Trx,
  app: Pick<App, 'now'>,
  campaign: CampaignRow,
  sheets: readonly SheetRow[],
): Promise<void> => {
  for (const { number: _, ...sheet } of sheets) {
    const draft = { ...sheet, ...turnInHand(campaign), id: newId<'sheet'>(), kind: 'draft', at: app.now() } as const;
    await addSheet(trx, draft);
  }
};
