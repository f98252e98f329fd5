import {
  type AnyRuleset,
  canonicalText,
  digestOfWords,
  hashOf,
  type Ruleset,
  type RulesetTypes,
  type SaltedWords,
  sealWords,
} from '@chancery/core';
import { type PlayedTurn, resolveRecord } from '../campaign.ts';

/**
 * Turns that come out otherwise when digests stand for private words. With the words put back it must be the same turn, and
 * the state the same without: what the rules keep, they would have to keep twice.
 */
export const wordlessFaults = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  played: readonly { readonly where: string; readonly turn: PlayedTurn<T> }[],
): readonly string[] => {
  if (ruleset.correspondence?.privateWords === undefined) return [];
  const seen = played.map(({ where, turn }) => ({ where, ...withoutWords(ruleset, turn) }));
  return [
    ...(seen.some(({ sealed }) => sealed > 0) ? [] : ['no order had private words, so this proves nothing']),
    ...seen.flatMap(({ where, faults }) => faults.map((fault) => `${where}: ${fault}`)),
  ];
};

const withoutWords = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { record, resolved }: PlayedTurn<T>,
): { readonly sealed: number; readonly faults: readonly string[] } => {
  let salts = 0;
  const sheets = record.sheets.map((sheet) =>
    sealWords(ruleset as unknown as AnyRuleset, sheet, () => hashOf(['salt', ++salts])),
  );
  const words = sheets.flatMap((sheet) => sheet.words);
  if (words.length === 0) return { sealed: 0, faults: [] };
  const again = resolveRecord(ruleset, { ...record, sheets: sheets.map(({ sheet }) => sheet) });
  const parts = ['events', 'tellings', 'dice'] as const;
  const faults = parts.flatMap((part) =>
    wordsPutBack(canonicalText(again[part]), words) === canonicalText(resolved[part]) ? [] : [`another ${part}`],
  );
  const sameState = canonicalText(again.state) === canonicalText(resolved.state);
  return { sealed: words.length, faults: sameState ? faults : [...faults, 'another state'] };
};

const wordsPutBack = (text: string, words: readonly SaltedWords[]): string =>
  words.reduce(
    (opened, salted) => opened.replaceAll(digestOfWords(salted), () => JSON.stringify(salted.words).slice(1, -1)),
    text,
  );
