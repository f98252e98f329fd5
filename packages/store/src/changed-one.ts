/** Whether an update found its one row. An update that is guarded by what it expects tells in this way who came first. */
export const changedOne = async (update: Guarded): Promise<boolean> =>
  (await update.executeTakeFirst()).numUpdatedRows === 1n;

/** An update that is ready to run. */
interface Guarded {
  executeTakeFirst(): Promise<{ readonly numUpdatedRows: bigint }>;
}
