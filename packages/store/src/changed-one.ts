/** Whether an update found its one row. For an update with a condition this says who came first. */
export const changedOne = async (update: Guarded): Promise<boolean> =>
  (await update.executeTakeFirst()).numUpdatedRows === 1n;

/** An update that is ready to run. */
interface Guarded {
  executeTakeFirst(): Promise<{ readonly numUpdatedRows: bigint }>;
}
