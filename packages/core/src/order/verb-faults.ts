import type { Malformed } from '../types/refusal.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';
import { argumentKindOf } from './arguments/kinds.ts';
import { findFaults, type LineFaults } from './find-faults.ts';
import type { Candidate } from './find-verb.ts';
import { matchUnit } from './match-line.ts';
import { excerptOf, type LineInHand } from './words/line-in-hand.ts';

/**
 * What is wrong with a line whose verb is known, when it is meant as the candidate that explains it best. A word that
 * is a verb elsewhere may stand later in the line, so the first verb counts.
 */
export const faultsAs = <T extends RulesetTypes>(
  line: LineInHand<T>,
  candidates: readonly Candidate<T>[],
): readonly Malformed[] => {
  const at = Math.min(...candidates.map((candidate) => candidate.at));
  const faults = leastFaults(
    line,
    candidates.filter((candidate) => candidate.at === at),
  );
  if (faults.length > 0) return faults;
  const pattern = candidates[0]?.wording.line.pattern ?? '';
  return [{ code: 'missing-words', after: excerptOf(line, 0, line.words.length), wanted: pattern }];
};

/** The faults of the candidate that needs the least; none if only a small word is missing that would decide. */
export const leastFaults = <T extends RulesetTypes>(
  line: LineInHand<T>,
  candidates: readonly Candidate<T>[],
): readonly Malformed[] => {
  let best: LineFaults | null = null;
  for (const candidate of candidates) {
    const unit = unitFaults(line, candidate);
    const { cost, faults } = findFaults(line, candidate.wording, candidate.next);
    const total = cost + (unit.length === 0 ? 0 : UNIT_COST);
    if (best === null || total < best.cost) best = { cost: total, faults: [...unit, ...faults] };
  }
  return best?.faults ?? [];
};

const UNIT_COST = 4;

/** What is wrong with the words before the verb. */
const unitFaults = <T extends RulesetTypes>(
  line: LineInHand<T>,
  { wording, at }: Candidate<T>,
): readonly Malformed[] => {
  const { unit } = wording.kind;
  if (unit === undefined) {
    if (at === 0) return [];
    return [{ code: 'words-left-over', words: excerptOf(line, 0, at), pattern: wording.line.pattern }];
  }
  if (at === 0) return [{ code: 'missing-words', after: '', wanted: unit.type.name }];
  if (matchUnit(line, unit.type, at) !== undefined) return [];
  const kind = argumentKindOf(unit.type);
  const near = kind.near(line, unit.type, { at: 0, end: at });
  return near.length > 0 ? near : kind.far(line, unit.type, { at: 0, end: at });
};
