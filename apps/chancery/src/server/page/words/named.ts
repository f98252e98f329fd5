/** A power in a sentence: English has an article before some names, `the Kingdom of England`; German goes without. */
export interface Named {
  readonly name: string;
  readonly inSentence: string;
}
