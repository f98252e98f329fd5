import type { CampaignId, StruckOrder, StruckWords } from '@chancery/core';
import { type Db, parsed, receiptOf, type SheetId } from '@chancery/store';

/** A line that a master has struck out or changed, as its ruler is told. */
export interface StruckLine extends StruckOrder, StruckWords {}

/** What was struck out of a sheet, by its receipt. */
export const struckLines = async (db: Db, campaignId: CampaignId, sheetId: SheetId): Promise<readonly StruckLine[]> => {
  const receipt = await receiptOf(db, campaignId, sheetId);
  const { struck = [] } = receipt === undefined ? {} : (parsed(receipt.lines) as { struck?: readonly StruckLine[] });
  return struck;
};

/** The same for the record: with hashes in place of the words of the lines, some of which may be private. */
export const struckOf = async (db: Db, campaignId: CampaignId, sheetId: SheetId): Promise<readonly StruckOrder[]> =>
  (await struckLines(db, campaignId, sheetId)).map(({ text: _, instead: __, ...struck }) => struck);
