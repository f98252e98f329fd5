import type { Result } from '../result.ts';
import type { OddsOutcome, OddsReport, OddsRequest } from './odds-report.ts';

/** Odds of a request whose numbers are sure. */
type Ask = (request: unknown) => Result<OddsReport, readonly string[]>;

/**
 * Lets a ruleset's odds take ranges, as sightings give them: `4 to 12 knights`, `4-12 knights`, `about 6 (4 to 12) knights`. The
 * battle is asked three times: with the number that was said, or the middle, and with all doubts against the attackers and
 * against the defenders. Each outcome has the chance of the first, and the least and most of all three.
 */
export const overRanges =
  (ask: Ask): Ask =>
  (request) => {
    if (!isTwoSided(request) || ![...request.attackers, ...request.defenders].some(hasRange)) return ask(request);
    const likely = ask(meant(request, 'said', 'said'));
    if (!likely.ok) return likely;
    const cases = [meant(request, 'least', 'most'), meant(request, 'most', 'least')].map(ask);
    const faulty = cases.find((each) => !each.ok);
    if (faulty !== undefined && !faulty.ok) return faulty;
    const reports = [likely.value, ...cases.flatMap((each) => (each.ok ? [each.value] : []))];
    return { ok: true, value: spread(reports as [OddsReport, ...OddsReport[]]) };
  };

type Meant = 'said' | 'least' | 'most';
type TwoSided = Pick<OddsRequest, 'attackers' | 'defenders'>;

const isTwoSided = (request: unknown): request is TwoSided => {
  if (typeof request !== 'object' || request === null) return false;
  const { attackers, defenders } = request as { readonly [side in keyof TwoSided]?: unknown };
  return [attackers, defenders].every(
    (side) => Array.isArray(side) && side.every((text: unknown) => typeof text === 'string'),
  );
};

const RANGE = /(?:(?:about )?(\d{1,6}) \()?(\d{1,6}) ?(?:-|–|to) ?(\d{1,6})\)?(?= )/gi;

const hasRange = (force: string): boolean => force.search(RANGE) >= 0;

const meant = (request: TwoSided, attackers: Meant, defenders: Meant): TwoSided => ({
  ...request,
  attackers: request.attackers.map((force) => numbered(force, attackers)),
  defenders: request.defenders.map((force) => numbered(force, defenders)),
});

/** Of what was seen there is at least one. */
const numbered = (force: string, which: Meant): string =>
  force.replaceAll(RANGE, (_, said: string | undefined, one: string, other: string) => {
    const [least, most] = [Math.min(Number(one), Number(other)), Math.max(Number(one), Number(other))];
    const middle = said === undefined ? Math.floor((least + most + 1) / 2) : Number(said);
    return `${Math.max(1, { said: middle, least, most }[which])}`;
  });

/** The first report with the least and the most chance that any of them gives to an outcome. */
const spread = (reports: readonly [OddsReport, ...OddsReport[]]): OddsReport => {
  const [likely, ...others] = reports;
  const missing = others
    .flatMap(({ outcomes }) => outcomes)
    .map((outcome) => ({ ...outcome, chance: 0, low: 0, high: 0 }));
  const outcomes = [...likely.outcomes, ...missing].filter(
    ({ id }, at, all) => all.findIndex((other) => other.id === id) === at,
  );
  return { ...likely, outcomes: outcomes.map((outcome) => ({ ...outcome, ...between(outcome, reports) })) };
};

const between = ({ id }: OddsOutcome, reports: readonly OddsReport[]): Pick<OddsOutcome, 'least' | 'most'> => {
  const chances = reports.map(({ outcomes }) => outcomes.find((each) => each.id === id)?.chance ?? 0);
  return { least: Math.min(...chances), most: Math.max(...chances) };
};
