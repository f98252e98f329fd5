import type { CampaignId } from '@chancery/core';
import { type Db, findCampaign, parsed, receiptsOf, sheetsOfRecord, standingTurn } from '@chancery/store';
import { turnInHand } from '../../campaign/play/play.ts';
import type { Receipt, ReceiptContent } from '../../desk/sheets/receipt.ts';

/**
 * The turn that a post has become. It may have been read again, with a receipt of its own, since another was resolved before
 * it. `waiting` while it is not resolved; `gone` when it will not be: withdrawn, or the time of its seat was over.
 */
export const turnOfPost = async (
  db: Db,
  campaignId: CampaignId,
  { turn: first, sheet: sent, seat }: Pick<Receipt, 'turn' | 'sheet' | 'seat'>,
): Promise<number | 'waiting' | 'gone'> => {
  const campaign = await findCampaign(db, campaignId);
  if (campaign === undefined) return 'gone';
  let sheet = sent;
  for (let turn = first; turn <= campaign.turn; turn += 1) {
    const out = await standingTurn(db, campaignId, turn);
    if (out === undefined) return 'gone';
    if ((await sheetsOfRecord(db, out)).some(({ sheetId }) => sheetId === sheet)) return turn;
    const next = { ...turnInHand(campaign), turn: turn + 1 };
    const again = (await receiptsOf(db, next, seat)).find(
      ({ lines }) => (parsed(lines) as ReceiptContent).again === sheet,
    );
    if (again === undefined || !(parsed(again.lines) as ReceiptContent).counts) return 'gone';
    sheet = again.sheetId;
  }
  return 'waiting';
};
