import { existsSync, readFileSync } from 'node:fs';
import { type AnyRuleset, onceFor } from '@chancery/core';
import { rulebookOf } from '@chancery/registry/rulebooks';
import { readRulebook } from './read-rulebook.ts';
import type { Rulebook } from './rulebook.ts';

/** The rulebook of a ruleset, read once; null for a ruleset that has none here. */
export const openRulebook = onceFor(({ id, prefix }: AnyRuleset): Rulebook | null => {
  const place = rulebookOf(id);
  return existsSync(place) ? readRulebook(readFileSync(place, 'utf8'), prefix) : null;
});
