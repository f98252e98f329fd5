import { type OddsReport, ok, type Result, readOddsRequest } from '@chancery/core';
import { readQuestion } from './odds/read-question.ts';
import { reportOdds } from './odds/report.ts';

/** As many as there are kingdoms. */
const MOST_FORCES = 36;

/** The odds of a battle, described in words; all that is wrong with them otherwise. Every kingdom has the same troops. */
export const odds = (request: unknown): Result<OddsReport, readonly string[]> => {
  const read = readOddsRequest(request, MOST_FORCES, readQuestion);
  if (!read.ok) return read;
  const { question, runs, seed } = read.value;
  return ok(reportOdds(question, runs, seed));
};
