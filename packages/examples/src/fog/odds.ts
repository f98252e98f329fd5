import { type BattlePlan, type OddsReport, ok, overRanges, type Result } from '@chancery/core';
import {
  type BattleWords,
  type Cases,
  exactOdds,
  oddsReport,
  readBattle,
  sightedForce,
  sightedIn,
} from '@chancery/kit';
import { marchOf, unitName, unitsOf } from './rules.ts';
import { SIGHTINGS } from './sightings.ts';
import type { FogKnown, Order } from './types.ts';

interface Force {
  readonly men: number;
}
type Outcome = 'won' | 'lost' | 'even';

/** `6 men`, as sightings have it too: `6 men on foot`, `6 troops, kind unknown`. */
const WORDS: BattleWords<object, Force> = {
  mostForces: 8,
  place: { nothing: {}, kinds: [], notUnderstood: (clause) => `'${clause}': a battle is the same everywhere` },
  noPlace: () => [],
  force: {
    nothing: { men: 0 },
    kinds: [
      {
        pattern: /^(\d{1,4}) (?:man|men)(?: on foot| on horses)?$/,
        read: ({ men }, match) => ({ men: men + Number(match[1]) }),
      },
    ],
    notUnderstood: (clause) => `'${clause}' is no number of men`,
  },
  noForce: ({ men }) => [[men === 0, 'has no men']],
};

const FACES = [1, 2, 3, 4, 5, 6];

/** Both sides add a die to their men: 36 cases, all counted (FG-1.2). */
const casesOf = (attackers: number, defenders: number): Cases<Outcome, 'men'> => {
  const count = { won: 0n, lost: 0n, even: 0n };
  for (const one of FACES) {
    for (const other of FACES) {
      const difference = attackers + one - defenders - other;
      count[difference > 0 ? 'won' : difference < 0 ? 'lost' : 'even'] += 1n;
    }
  }
  const losses = [
    { side: 'attacker', of: attackers, cases: count.lost },
    { side: 'defender', of: defenders, cases: count.won },
  ] as const;
  return {
    all: 36n,
    outcomes: count,
    losses: losses.map(({ side, of, cases }) => ({
      side,
      force: 1,
      kind: 'men',
      of,
      lost: BigInt(of) * cases,
      least: cases === 36n ? of : 0,
      most: cases === 0n ? 0 : of,
    })),
  };
};

const OUTCOMES: { readonly [outcome in Outcome]: string } = {
  won: 'The attackers stand, the others fall',
  lost: 'The defenders stand, the others fall',
  even: 'Nobody falls',
};

const menIn = (forces: readonly Force[]): number => forces.reduce((sum, { men }) => sum + men, 0);

const sureOdds = (request: unknown): Result<OddsReport, readonly string[]> => {
  const read = readBattle(request, WORDS);
  if (!read.ok) return read;
  const { attackers, defenders } = read.value.question;
  const sides = { attackers: [{ men: menIn(attackers) }], defenders: [{ men: menIn(defenders) }] };
  return ok(
    oddsReport(sides, exactOdds(casesOf(menIn(attackers), menIn(defenders))), {
      rule: 'FG-1.2',
      force: ({ men }: Force) => `${men} men`,
      outcome: (outcome: Outcome) => OUTCOMES[outcome],
      kind: () => 'Men',
      notes: [],
    }),
  );
};

/** How a battle may end; of what was seen from afar, at least and at most. */
export const odds = overRanges(sureOdds);

/** Who would meet in an area: own units that are there or march there, and those who were seen there last. */
export const battleIn = (known: FogKnown, drafted: readonly Order[], area: number): BattlePlan | null => {
  const { view } = known;
  const enemies = sightedIn(view.sightings, area).filter(({ figures }) => figures.length > 0);
  if (view.power === null || enemies.length === 0) return null;
  const own = unitsOf(view, view.power).map((unit) => {
    const to = marchOf(drafted, unitName(unit))?.args.way.at(-1) ?? unit.at;
    return { to, label: unitName(unit), force: `${unit.men} men` };
  });
  const forces = (isComing: boolean) =>
    own.filter(({ to }) => (to === area) === isComing).map(({ label, force }) => ({ label, force }));
  return {
    attackers: forces(true),
    defenders: enemies.map((seen) => ({
      label: seen.owner === null ? '' : SIGHTINGS.owner(known, seen.owner),
      force: sightedForce(SIGHTINGS, seen, 'men'),
    })),
    nearby: forces(false),
    place: '',
    troops: ['men'],
  };
};
