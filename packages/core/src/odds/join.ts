import { by, byText, descending, sorted, thenBy } from '../order-by.ts';
import { roundHalfUp } from '../whole-numbers.ts';
import type { OddsLoss, OddsOutcome, OddsReport } from './odds-report.ts';
import { wilsonInterval } from './wilson.ts';

/** So many runs or more in one report, and its chances no longer tell how often each outcome occurred. */
const TOO_MANY = 10_000;

/**
 * The odds of a battle out of several reports of it, tried with different seeds and each with fewer than 10 000 runs, as if
 * all runs had been made at once. Exact odds are returned as they are. Throws a RangeError where there is nothing to join.
 */
export const joinOdds = (reports: readonly OddsReport[]): OddsReport => {
  const [first] = reports;
  if (first === undefined) throw new RangeError('no odds to join');
  if (first.runs === null) return first;
  const tried = reports.map(({ runs }) => runs ?? 0);
  if (tried.some((runs) => runs < 1 || runs >= TOO_MANY)) throw new RangeError(`odds of ${tried.join(', ')} runs`);
  const runs = tried.reduce((sum, each) => sum + each, 0);
  return { ...first, runs, outcomes: outcomesOf(reports, runs), losses: lossesOf(reports, runs) };
};

const outcomesOf = (reports: readonly OddsReport[], runs: number): readonly OddsOutcome[] => {
  const hits = new Map<string, { readonly label: string; count: number }>();
  for (const report of reports) {
    for (const { id, label, chance } of report.outcomes) {
      const tally = hits.get(id) ?? { label, count: 0 };
      tally.count += roundHalfUp(chance * (report.runs ?? 0), 10_000);
      hits.set(id, tally);
    }
  }
  const order = thenBy(descending(by(([, { count }]: Hits) => count)), (a: Hits, b: Hits) => byText(a[0], b[0]));
  return sorted(hits, order).map(([id, { label, count }]) => ({
    id,
    label,
    ...wilsonInterval(count, runs),
    ...endsOf(id, reports, runs),
  }));
};

type Hits = readonly [string, { readonly count: number; readonly label: string }];

/** The least and the most chance over ranges, which all portions were asked about alike. */
const endsOf = (id: string, reports: readonly OddsReport[], runs: number): Pick<OddsOutcome, 'least' | 'most'> => {
  if (!reports.some(({ outcomes }) => outcomes.some(({ least }) => least !== undefined))) return {};
  const mean = (end: 'least' | 'most'): number => {
    const sum = reports.reduce((all, report) => {
      const chance = report.outcomes.find((outcome) => outcome.id === id)?.[end] ?? 0;
      return all + chance * (report.runs ?? 0);
    }, 0);
    return roundHalfUp(sum, runs);
  };
  return { least: mean('least'), most: mean('most') };
};

const lossesOf = (reports: readonly OddsReport[], runs: number): readonly OddsLoss[] =>
  (reports[0]?.losses ?? []).map((loss, at) => {
    const all = reports.map((report) => ({ ...(report.losses[at] as OddsLoss), runs: report.runs ?? 0 }));
    const sum = all.reduce((total, each) => total + each.meanHundredths * each.runs, 0);
    return {
      ...loss,
      meanHundredths: roundHalfUp(sum, runs),
      least: Math.min(...all.map(({ least }) => least)),
      most: Math.max(...all.map(({ most }) => most)),
    };
  });
