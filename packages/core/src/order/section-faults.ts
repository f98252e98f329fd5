import type { RulesetTypes } from '../types/ruleset-types.ts';
import { type OrderCatalogue, orderKindsOf } from './catalogue.ts';
import { sectionsOf } from './sections.ts';
import { fold } from './words/fold.ts';

/** Faults in the sections of a catalogue, each a sentence for its author. */
export const sectionFaults = <T extends RulesetTypes>(catalogue: OrderCatalogue<T>): readonly string[] => {
  const sections = sectionsOf(catalogue);
  const kinds = orderKindsOf(catalogue);
  const ids = sections.map(({ id }) => id);
  const headings = sections.flatMap(({ heading, also = [] }) => [heading, ...also].map(fold));
  const verbs = kinds.flatMap(({ lines, also = [] }) =>
    [...lines, ...also].map(({ pattern }) => fold(/^(?:<unit> )?([A-Z ]+)/.exec(pattern)?.[1] ?? '')),
  );
  return [
    ...twice(ids).map((id) => `two sections have the id ${id}`),
    ...twice(headings).map((heading) => `two sections have the heading ${heading}`),
    ...headings
      .filter((heading) => verbs.some((verb) => `${verb} `.startsWith(`${heading} `)))
      .map((heading) => `an order begins like the heading ${heading}`),
    ...sections.filter(({ takes }) => takes !== undefined && takes < 1).map(({ id }) => `section ${id} takes nothing`),
    ...kinds.flatMap((kind) => [
      ...(kind.sections ?? []).filter((id) => !ids.includes(id)).map((id) => `${kind.verb} stands in no section ${id}`),
      ...(Object.hasOwn(kind.params, 'section') ? [`${kind.verb} has a parameter named section`] : []),
      ...(kind.sections !== undefined && kind.by === 'master'
        ? [`${kind.verb} is of the master, who has no sections`]
        : []),
      ...(kind.onArrival !== undefined && kind.by === 'master'
        ? [`${kind.verb} is of the master, whose acts wait for no turn`]
        : []),
      ...(kind.onArrival !== undefined && kind.sections !== undefined
        ? [`${kind.verb} acts on arrival, and stands in no section`]
        : []),
      ...(kind.sections === undefined &&
      kind.onArrival === undefined &&
      kind.by === 'ruler' &&
      catalogue.replaces === 'sections'
        ? [`${kind.verb} belongs to no section, so that nothing would take its place`]
        : []),
    ]),
  ];
};

const twice = (words: readonly string[]): readonly string[] => words.filter((word, at) => words.indexOf(word) !== at);
