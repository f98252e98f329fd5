import {
  argumentKindOf,
  type OrderKind,
  type Param,
  patternSigns,
  type ReportLine,
  type RulesetTypes,
  wordingsOf,
} from '@chancery/core';
import type { Report, ReportSection } from '@chancery/reports';

type AnyKind = OrderKind<RulesetTypes>;

/** All orders by heading, each with its wordings and what it does; the acts of the master apart. */
export const allOrders = (rules: string, kinds: readonly AnyKind[]): Report => ({
  title: `The orders of ${rules}`,
  subtitle: patternSigns(kinds),
  seat: null,
  sections: [...Map.groupBy(kinds, headingOf)].map(([title, group], index) => ({
    id: `group-${index}`,
    title,
    lines: group.flatMap((kind) => [
      ...wordingsOf(kind).map((text) => ({ text })),
      { text: kind.help, rule: kind.rule, indent: 2 } as const,
    ]),
  })),
  papers: [],
});

const headingOf = ({ by, group }: AnyKind): string => (by === 'master' ? 'Acts of the game master' : group);

/** All there is to say of one order. */
export const oneOrder = (rules: string, kind: AnyKind): Report => {
  const { title, rule, help, unit, params } = kind;
  const asked = [...(unit === undefined ? [] : [['unit', unit] as const]), ...Object.entries(params)];
  const words = asked.filter(([, { type }]) => type.kind !== 'flag');
  const sections: readonly ReportSection[] = [
    { id: 'wordings', title: 'How it is written', lines: kind.lines.map(({ pattern }) => ({ text: pattern })) },
    { id: 'words', title: 'Words of yours', lines: words.flatMap(([name, param]) => linesOf(name, param)) },
    { id: 'effect', title: 'What it does', lines: [{ text: help, rule }] },
  ];
  return {
    title,
    subtitle: `${rules}: ${headingOf(kind)}`,
    seat: null,
    sections: sections.filter(({ lines }) => lines.length > 0),
    papers: [],
  };
};

const linesOf = (name: string, { help, type }: Param): readonly ReportLine[] => [
  { text: `<${name}>  ${help}${argumentKindOf(type).range(type)}` },
  ...(type.kind === 'text' && type.examples !== undefined
    ? [{ text: `such as ${type.examples.map((example) => `"${example}"`).join(', ')}`, indent: 2 } as const]
    : []),
];
