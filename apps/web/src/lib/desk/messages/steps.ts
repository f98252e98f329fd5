import type { AnyDeskRuleset, AnyKnown, AnyTelling, ReportLine, Scene } from '@chancery/core';

/** A piece of news on the way over the map. */
export interface Step {
  readonly kind: string;
  readonly scene: Scene;
  readonly lines: readonly ReportLine[];
  /** Where it stands in full: a sort of papers, and the place among them. */
  readonly paper: PaperPlace | null;
}

export interface PaperPlace {
  readonly id: string;
  readonly at: number;
}

type Telling = Pick<AnyDeskRuleset, 'report' | 'text'>;

/** News that have a place, in the order in which they happened. Of news told twice, the first count. */
export const stepsOf = (
  { report, text }: Telling,
  known: AnyKnown,
  tellings: readonly AnyTelling[],
): readonly Step[] => {
  const placeOf = papersByKind(report);
  const seen = new Set<string>();
  return tellings.flatMap(({ told, event }) => {
    const lines = text.told(told, known);
    const paper = lines.length === 0 ? null : placeOf(told.kind);
    const scene = report.scene?.(told, known) ?? null;
    const name = `${event} ${scene?.areas.join()}`;
    if (scene === null || lines.length === 0 || seen.has(name)) return [];
    seen.add(name);
    return [{ kind: told.kind, scene, lines: paper === null ? lines : lines.slice(0, 1), paper }];
  });
};

/** Counts the papers as they come: each sort is laid out in the order in which it was heard. */
const papersByKind = ({ papers }: Telling['report']): ((kind: string) => PaperPlace | null) => {
  const counted = new Map<string, number>();
  return (kind) => {
    const paper = papers.find(
      ({ kinds, compose }) => compose === undefined && (kinds as readonly string[]).includes(kind),
    );
    if (paper === undefined) return null;
    const at = counted.get(paper.id) ?? 0;
    counted.set(paper.id, at + 1);
    return { id: paper.id, at };
  };
};

/** The sections of the report in which some of these steps stand, in the order of the report. */
export const sectionsIn = (
  { report }: Pick<Telling, 'report'>,
  steps: readonly Step[],
): readonly { id: string; title: string; kinds: ReadonlySet<string> }[] =>
  (report.ledger ?? report.sections)
    .map(({ id, title, kinds }) => ({ id, title, kinds: new Set<string>(kinds) }))
    .filter(({ kinds }) => steps.some(({ kind }) => kinds.has(kind)));
