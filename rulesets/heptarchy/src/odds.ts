import { err, type OddsReport, ok, type Result } from '@chancery/core';
import { readRequest } from './odds/read-request.ts';
import { reportOdds } from './odds/report.ts';

/** The odds of a battle, described in words; all that is wrong with them otherwise. Every kingdom has the same troops. */
export const odds = (request: unknown): Result<OddsReport, readonly string[]> => {
  const read = readRequest(request);
  if (!read.ok) return err(read.error);
  const { question, runs, seed } = read.value;
  return ok(reportOdds(question, runs, seed));
};
