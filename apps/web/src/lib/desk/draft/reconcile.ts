/** What this device knows of its draft when it hears of the newest one on the server. Texts are canonical, so equal orders are equal. */
export interface OwnDraft {
  /** The number of the sheet that ours goes on from; null when this device has not heard of any. */
  readonly base: number | null;
  readonly text: string;
  /** What the server has of ours, as far as this device knows. */
  readonly sent: string;
  /** What was being sent when an answer got lost. */
  readonly tried: string | null;
}

/**
 * `same`: nothing new there. `known`: the newest one is ours. `follow`: another device has gone on, and nothing of ours is
 * in the way. `conflict`: both have gone on, and the ruler must choose.
 */
export type Finding = 'same' | 'known' | 'follow' | 'conflict';

export const reconcile = (own: OwnDraft, theirs: { readonly number: number; readonly text: string }): Finding => {
  if (theirs.number === own.base) return 'same';
  if (theirs.text === own.text || theirs.text === own.tried) return 'known';
  if (own.base === null && theirs.number === 0) return 'known';
  return own.text === own.sent ? 'follow' : 'conflict';
};
