import type { SeatId } from '../ids.ts';
import type { LineReading } from '../order/sheet-reading.ts';
import type { Malformed } from '../types/refusal.ts';
import type { Position, RulesetTypes } from '../types/ruleset-types.ts';
import type { Fact, Facts } from '../vocabulary/fact.ts';
import type { CaseVocabulary } from '../vocabulary/vocabulary.ts';
import type { CaseSheets } from './read-orders.ts';

/** Something that was found of an order: at entry, or when it failed at its step. */
export interface FoundRefusal {
  readonly seat: SeatId | null;
  readonly level: RefusalLevel;
  /** `seat`, `line`, `order`, `code`, the facts of the refusal, and what else is known, such as the step. */
  readonly facts: Facts;
}

export const REFUSAL_LEVELS = ['malformed', 'illegal', 'warning', 'failed'] as const;
export type RefusalLevel = (typeof REFUSAL_LEVELS)[number];

/** All that was found at entry, seat by seat and line by line. */
export const refusalsAtEntry = <T extends RulesetTypes>(
  cases: CaseVocabulary<T>,
  position: Position<T>,
  sheets: CaseSheets<T>,
): readonly FoundRefusal[] =>
  [...sheets].flatMap(([seat, { lines, findings }]) => {
    const about = (line: LineReading<T>): Facts => ({ seat: seat ?? 'master', line: line.line, order: line.text });
    return [
      ...lines.flatMap((line) => [
        ...line.malformed.map((fault) => ({
          seat,
          level: 'malformed' as const,
          facts: { ...about(line), ...malformedWords(fault) },
        })),
        ...line.findings.map(({ level, refusal }) => ({
          seat,
          level,
          facts: { ...about(line), ...cases.refusalWords(refusal, position) },
        })),
      ]),
      ...findings.map(({ level, refusal }) => ({
        seat,
        level,
        facts: { seat: seat ?? 'master', ...cases.refusalWords(refusal, position) },
      })),
    ];
  });

/** Orders that failed at their step, with the line that gave them. */
export const refusalsAtSteps = <T extends RulesetTypes>(
  cases: CaseVocabulary<T>,
  position: Position<T>,
  sheets: CaseSheets<T>,
  events: readonly T['event'][],
): readonly FoundRefusal[] =>
  events.flatMap((event) => {
    const failure = cases.failure(event, position);
    if (failure === null) return [];
    const { seat, order, refusal, facts, section } = failure;
    const accepted = sheets
      .get(seat)
      ?.lines.filter(({ outcome }) => outcome === 'accepted' || outcome === 'warned')
      .filter((each) => section === undefined || each.order?.section === section);
    const line = accepted?.[failure.position];
    const about: Facts = { seat, line: line?.line ?? failure.position + 1, order: line?.text ?? order.verb };
    return [
      { seat, level: 'failed' as const, facts: { ...about, ...facts, ...cases.refusalWords(refusal, position) } },
    ];
  });

const malformedWords = (fault: Malformed): Facts => ({ ...(fault as unknown as { readonly [name: string]: Fact }) });
