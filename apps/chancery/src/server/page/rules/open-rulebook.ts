import { existsSync, readFileSync } from 'node:fs';
import type { AnyRuleset } from '@chancery/core';
import { rulebookOf } from '@chancery/registry/rulebooks';
import { readRulebook } from './read-rulebook.ts';
import type { Rulebook } from './rulebook.ts';

const opened = new WeakMap<AnyRuleset, Rulebook | null>();

/** The rulebook of a ruleset, read once; null for a ruleset that has none here. */
export const openRulebook = (ruleset: AnyRuleset): Rulebook | null => {
  const kept = opened.get(ruleset);
  if (kept !== undefined) return kept;
  const place = rulebookOf(ruleset.id);
  const book = existsSync(place) ? readRulebook(readFileSync(place, 'utf8'), ruleset.prefix) : null;
  opened.set(ruleset, book);
  return book;
};
