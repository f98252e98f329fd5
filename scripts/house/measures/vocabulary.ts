import { linesIn } from './sizes.ts';
import type { Source } from './sources.ts';

/** The lines with which one ruleset words one thing. */
export interface Vocabulary {
  readonly ruleset: string;
  readonly lines: number;
}

/** Files of a ruleset by what they word, from its `src/`. A supposed battle is laid out, fought or counted out: that is no words. */
const FILES = {
  cases: /^cases\//,
  odds: /^odds(?:\.ts|\/(?!supposed\/))/,
} as const;

/** The lines of words of each ruleset, the most first. */
export const vocabularies = (sources: readonly Source[], of: keyof typeof FILES): readonly Vocabulary[] => {
  const lines = new Map<string, number>();
  for (const { path, text } of sources) {
    const [, ruleset, file] = /^rulesets\/([^/]+)\/src\/(.+)$/.exec(path) ?? [];
    if (ruleset !== undefined && file !== undefined && FILES[of].test(file))
      lines.set(ruleset, (lines.get(ruleset) ?? 0) + linesIn(text));
  }
  return [...lines]
    .map(([ruleset, count]) => ({ ruleset, lines: count }))
    .sort((a, b) => b.lines - a.lines || a.ruleset.localeCompare(b.ruleset));
};
