import { type Report, toHtml } from '@chancery/reports';
import { type Html, trusted } from '../frame/html.ts';

/** A report whose rule numbers lead to the clause in the rulebook. */
export const reportView = (report: Report, ruleset: string): Html =>
  trusted(toHtml(report, { prefix: 'report-', rulebook: `/rules/${ruleset}` }));
