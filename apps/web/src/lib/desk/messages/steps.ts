import type { AnyDeskRuleset, AnyKnown, AnyTelling, ReportLine, Scene } from '@chancery/core';

/** A piece of news on the way over the map. */
export interface Step {
  readonly kind: string;
  readonly scene: Scene;
  readonly lines: readonly ReportLine[];
}

type Telling = Pick<AnyDeskRuleset, 'report' | 'text'>;

/** What has a place, in the order in which it happened. Of what is told twice, once shortly, the long one is left to its paper. */
export const stepsOf = (
  { report, text }: Telling,
  known: AnyKnown,
  tellings: readonly AnyTelling[],
): readonly Step[] => {
  const papers = new Set(report.papers.flatMap(({ kinds }) => kinds));
  const steps = tellings.flatMap(({ told, event }) => {
    const scene = report.scene?.(told, known) ?? null;
    if (scene === null) return [];
    const lines = text.told(told, known);
    return lines.length === 0
      ? []
      : [{ kind: told.kind, event, scene, lines: papers.has(told.kind) ? lines.slice(0, 1) : lines }];
  });
  const isSaid = new Set<string>();
  return steps.filter(({ event, scene }) => {
    const name = `${event} ${scene.areas.join()}`;
    const again = isSaid.has(name);
    isSaid.add(name);
    return !again;
  });
};

/** The sections of the report in which some of these steps stand, in the order of the report. */
export const sectionsIn = (
  { report }: Pick<Telling, 'report'>,
  steps: readonly Step[],
): readonly { id: string; title: string; kinds: ReadonlySet<string> }[] =>
  report.sections
    .map(({ id, title, kinds }) => ({ id, title, kinds: new Set<string>(kinds) }))
    .filter(({ kinds }) => steps.some(({ kind }) => kinds.has(kind)));
