import { realmOf, type UnitId } from '../unit-id.ts';
import type { Location, RealmNumber, TroopType } from '../words.ts';
import type {
  BattleRecord,
  BattleUnit,
  Blow,
  ExperienceGain,
  Fighter,
  Retreat,
  RoundCasualties,
  RoundStatus,
} from './battle-record.ts';

/**
 * A battle as those may know it who took part or own the land: what the report shows line by line (MD-16.23, MD-16.25),
 * without ranks, commanders' ratings, chances and rolls, which stay private or closed (MD-16.4, MD-16.30). Damage and hit
 * points in tenths.
 */
export interface BattleReport {
  readonly kind: BattleRecord['kind'];
  readonly phase: number;
  readonly place: Location;
  readonly beyond: Location | null;
  readonly units: readonly ReportedUnit[];
  readonly siege: ReportedSiege | null;
  readonly rounds: readonly ReportedRound[];
  readonly lastCasualties: readonly RoundCasualties[];
  readonly wounded: readonly ReportedWound[];
  readonly captures: readonly ReportedCapture[];
  /** Of the reader's own commanders only. */
  readonly experience: readonly ExperienceGain[];
  readonly victors: readonly RealmNumber[];
  readonly undecided: boolean;
  /** Armies and fleets of which nothing is left. */
  readonly destroyed: readonly UnitId[];
}

export type ReportedUnit = Pick<
  BattleUnit,
  'unit' | 'name' | 'role' | 'retreatLevel' | 'totalCombat' | 'totalHitPoints'
>;

export interface ReportedSiege {
  readonly level: number;
  readonly before: number;
  readonly after: number;
  readonly attempts: readonly {
    readonly unit: UnitId;
    readonly type: TroopType;
    readonly attempts: number;
    readonly successes: number;
  }[];
}

export interface ReportedRound {
  readonly number: number;
  readonly blows: readonly {
    readonly unit: UnitId;
    readonly by: Fighter;
    readonly count: number;
    readonly hits: number;
  }[];
  readonly status: readonly RoundStatus[];
  readonly casualties: readonly RoundCasualties[] | null;
  readonly retreats: readonly Retreat[];
}

export interface ReportedWound {
  readonly unit: UnitId;
  readonly who: Fighter;
  readonly damage: number;
  readonly hitPoints: number;
  readonly lost: boolean;
}

export interface ReportedCapture {
  readonly from: UnitId;
  readonly type: TroopType;
  readonly by: RealmNumber;
  readonly into: UnitId | null;
}

/** The report of a battle for one realm. What is common to all readers is made once: see `reportFor`. */
export const commonReport = (record: BattleRecord): BattleReport => ({
  kind: record.kind,
  phase: record.phase,
  place: record.place,
  beyond: record.beyond,
  units: record.units.map(({ unit, name, role, retreatLevel, totalCombat, totalHitPoints }) => ({
    unit,
    name,
    role,
    retreatLevel,
    totalCombat,
    totalHitPoints,
  })),
  siege: record.siege && {
    level: record.siege.level,
    before: record.siege.before,
    after: record.siege.after,
    attempts: record.siege.attempts.map(({ unit, type, rolls, successes }) => ({
      unit,
      type,
      attempts: rolls.length,
      successes,
    })),
  },
  rounds: record.rounds.map(({ number, blows, status, casualties, retreats }) => ({
    number,
    blows: blowsByType(blows),
    status,
    casualties,
    retreats,
  })),
  lastCasualties: record.lastCasualties,
  wounded: record.wounded.map(({ unit, who, damage, hitPoints, lost }) => ({ unit, who, damage, hitPoints, lost })),
  captures: record.captures.map(({ from, type, by, into }) => ({ from, type, by, into })),
  experience: [],
  victors: record.victors,
  undecided: record.undecided,
  destroyed: record.after.filter(({ emptied }) => emptied).map(({ unit }) => unit),
});

/**
 * What the like of one unit did together, in troop table order, commanders last: who struck from which rank or place on
 * the wall, and at whom, does not show (MD-16.4).
 */
const blowsByType = (blows: readonly Blow[]): ReportedRound['blows'] => {
  const sums = new Map<string, { unit: UnitId; by: Fighter; count: number; hits: number }>();
  for (const { unit, by, count, hits } of blows) {
    const key = `${unit} ${'type' in by ? by.type : `c${by.commander}`}`;
    const sum = sums.get(key);
    if (sum) {
      sum.count += count;
      sum.hits += hits;
    } else sums.set(key, { unit, by, count, hits });
  }
  return [...sums.values()].sort((a, b) => a.unit - b.unit || placeOf(a.by) - placeOf(b.by));
};

/** Types come before all commanders. */
const placeOf = (by: Fighter): number => ('type' in by ? by.type : 1_000_000 + by.commander);

/** Adds what one realm alone may know: what its own commanders have learnt. */
export const reportFor = (common: BattleReport, record: BattleRecord, realm: RealmNumber): BattleReport => {
  const experience = record.experience.filter(({ unit }) => realmOf(unit) === realm);
  return experience.length === 0 ? common : { ...common, experience };
};
