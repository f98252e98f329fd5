import { proofLine, refOf } from '@chancery/core';
import { commitmentOf, type Db, type TurnKey } from '@chancery/store';

/** What a receipt holds for whoever keeps it: the commitment to the dice of its turn, and the hash of its orders. */
export const receiptProofs = async (
  db: Db,
  key: TurnKey,
  { number, hash }: { readonly number: number; readonly hash: string },
): Promise<readonly string[]> => {
  const { campaignId, turn, edition } = key;
  const commitment = await commitmentOf(db, key);
  const of = { ref: refOf(campaignId), turn, edition };
  return [
    ...(commitment === undefined ? [] : [proofLine({ ...of, kind: 'commitment', number: null, hex: commitment })]),
    proofLine({ ...of, kind: 'orders', number, hex: hash }),
  ];
};
