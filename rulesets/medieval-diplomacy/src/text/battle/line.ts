import { type ReportLine, type RuleNumber, said } from '@chancery/core';

/** The lines of a battle report: most stand under the rule of the heading before them. */

export const head = (rule: RuleNumber, text: string): ReportLine => said(rule, text, { style: 'head' });

export const line = (text: string, indent: 0 | 1 | 2, rule?: RuleNumber): ReportLine => {
  if (rule === undefined) return indent === 0 ? { text } : { text, indent };
  return indent === 0 ? { text, rule } : { text, rule, indent };
};
