import type { CaseTools } from '@chancery/core';
import { buildReport, toText } from '@chancery/reports';

/** The report of a seat as it would be sent. */
export const caseTools: CaseTools = {
  report: (ruleset, known, tellings, seat) => toText(buildReport(ruleset, known, tellings, { seat })),
};
