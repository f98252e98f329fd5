import { ok } from '@chancery/core';
import { useCase } from '../../ground/use-case.ts';
import type { Receipt } from './receipt.ts';
import { type SendIn, sendIn } from './send-in.ts';

export interface SaveDraft extends SendIn {
  /** In live play: it is sent in by itself as soon as it is the move of the seat, unless a later draft takes its place. */
  readonly whenCalled?: boolean | undefined;
}

/** What was kept, as it was understood. No proof of it is given, as nothing follows from it. */
export type SavedDraft = Omit<Receipt, 'id'>;

/**
 * Keeps orders that do not count yet, to go on from anywhere. What was submitted before goes on counting. Written often,
 * and the sheet itself says who and when, so there is no line in the audit.
 */
export const saveDraft = useCase<SaveDraft, SavedDraft>('saveDraft', async (app, actor, input) => {
  const saved = await sendIn(app, actor, input, {
    useCase: 'saveDraft',
    kind: input.whenCalled === true ? 'waiting' : 'draft',
    hold: () => 'share',
    then: async () => ok(undefined),
  });
  if (!saved.ok) return saved;
  const { id: _, ...draft } = saved.value;
  return ok(draft);
});
