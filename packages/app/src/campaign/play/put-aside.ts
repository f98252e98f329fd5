import type { Instant } from '@chancery/core';
import { addSheet, newId, type SheetRow, type Trx } from '@chancery/store';

/** A sheet counts no more for its turn, as if it had been withdrawn. It stays in the record. */
export const putAside = async (trx: Trx, { number: _, ...same }: SheetRow, at: Instant): Promise<void> => {
  await addSheet(trx, { ...same, id: newId<'sheet'>(), kind: 'withdrawn', at });
};
