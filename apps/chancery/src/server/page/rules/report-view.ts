import { type Insert, type Report, toHtml } from '@chancery/reports';
import { type Html, trusted } from '../frame/html.ts';

/** A report whose rule numbers lead to the clause in the rulebook; what is inserted stands behind its first section. */
export const reportView = (report: Report, ruleset: string, insert?: Insert): Html =>
  trusted(toHtml(report, { prefix: 'report-', rulebook: `/rules/${ruleset}`, ...(insert ? { insert } : {}) }));
