import { type AnyDeskRuleset, LINE_REASON_TEXT, type OrdersOtherwise, type ReportLine } from '@chancery/core';
import { WORDS } from './catalogue.ts';
import type { ReportSection } from './report.ts';

/**
 * Sections of a report with why its reader's orders were others than they sent, line by line: at the head of what became of
 * them, or, where the rules have no such section, right behind the first.
 */
export const withOtherwise = (
  { report }: Pick<AnyDeskRuleset, 'report'>,
  sections: readonly ReportSection[],
  otherwise: readonly OrdersOtherwise[],
): readonly ReportSection[] => {
  if (otherwise.length === 0) return sections;
  const lines = otherwise.flatMap(linesOf);
  const { id, title } = report.sections.find(({ ofOrders }) => ofOrders) ?? {
    id: 'own-orders',
    title: WORDS.ownOrders,
  };
  if (sections.some((section) => section.id === id)) {
    return sections.map((section) =>
      section.id === id ? { ...section, lines: [...lines, ...section.lines] } : section,
    );
  }
  return [...sections.slice(0, 1), { id, title, lines }, ...sections.slice(1)];
};

const linesOf = ({ turn, why, struck = [] }: OrdersOtherwise): readonly ReportLine[] => [
  { text: WORDS.otherwise(turn, LINE_REASON_TEXT.en[why]) },
  ...struck.map((line) => ({ text: WORDS.struck(line), indent: 1 as const })),
];
