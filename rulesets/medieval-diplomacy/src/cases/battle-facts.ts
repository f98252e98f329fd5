import { BY_NAME, type Fact, type FactShapes, type Facts, factsFrom } from '@chancery/core';
import {
  type DataOf,
  type FactSchema,
  factOf,
  many,
  NUMBER,
  only,
  orNone,
  partOf,
  required,
  shapesOf,
  YES_NO,
} from '@chancery/kit';
import {
  BATTLE,
  BATTLE_UNIT,
  type BattleRecord,
  type BattleRound,
  BLOW,
  HUNDREDTHS,
  ROUND,
  ROUND_STATUS,
  type RoundCasualties,
  SIEGE,
  UNIT_AFTER,
} from '../events/battle-record.ts';
import { PLACE, REALM, TENTHS, UNIT } from '../sorts.ts';
import type { MdPosition } from '../types.ts';
import type { UnitId } from '../unit-id.ts';
import type { Location } from '../words.ts';
import { calledUnit } from './names.ts';
import { SORTS } from './sorts.ts';
import { underNames } from './under-names.ts';

/**
 * A battle in words: where, who, how many rounds, who won; under the name of each unit what became of it; and each round apart.
 */
export const battleFacts = (battle: BattleRecord, position: MdPosition): Facts => {
  const ids = battle.units.map(({ unit }) => unit);
  const units = byUnit(ids, (id) => told(IN_BATTLE, unitIn(battle, id), position), position);
  const rounds = battle.rounds.map((round) => [`round ${round.number}`, roundFacts(round, position)] as const);
  return { ...told(WHOLE, wholeOf(battle), position), ...units, ...Object.fromEntries(rounds) };
};

/** The facts of a schema in words; data may hold more. */
const told = <Schema extends FactSchema>(schema: Schema, data: DataOf<Schema> & object, position: MdPosition): Facts =>
  factsFrom(partOf(schema as object, data), shapesOf(schema), SORTS, position);

const byUnit = (ids: readonly UnitId[], of: (id: UnitId) => Fact, { setting }: MdPosition): Facts =>
  underNames(ids.map((id) => [calledUnit(setting, id), of(id)]));

const WHOLE = {
  battle: BATTLE.kind,
  ...only(BATTLE, 'phase', 'place', 'beyond', 'owner', 'victors', 'undecided', 'wounded', 'captures', 'experience'),
  realms: many(REALM),
  rounds: NUMBER,
  siege: orNone({
    ...only(SIEGE, 'level', 'before', 'after'),
    attempts: NUMBER,
    successes: NUMBER,
    chances: many(HUNDREDTHS),
    units: many(UNIT),
  }),
};

const wholeOf = (battle: BattleRecord): DataOf<typeof WHOLE> => {
  const { kind, units, rounds, siege } = battle;
  const tried = siege?.attempts ?? [];
  return {
    ...battle,
    battle: kind,
    realms: [...new Set(units.map(({ realm }) => realm))],
    rounds: rounds.length,
    siege: siege && {
      ...siege,
      attempts: sumOf(tried, ({ rolls }) => rolls.length),
      successes: sumOf(tried, ({ successes }) => successes),
      chances: [...new Set(tried.map(({ chance }) => chance))],
      units: tried.map(({ unit }) => unit),
    },
  };
};

const sumOf = <Thing>(things: readonly Thing[], of: (thing: Thing) => number): number =>
  things.reduce((sum, thing) => sum + of(thing), 0);

/** What a unit was, and what became of it. */
const IN_BATTLE = {
  ...only(BATTLE_UNIT, 'realm', 'role', 'totalCombat', 'totalHitPoints'),
  ...only(UNIT_AFTER, 'lost', 'lostCommanders', 'gained', 'retreated', 'exhausted'),
  destroyed: YES_NO,
  retreatedTo: orNone(PLACE),
  retreatedInRound: orNone(NUMBER),
};

const unitIn = ({ units, after, rounds }: BattleRecord, id: UnitId): DataOf<typeof IN_BATTLE> => {
  const is = (each: { readonly unit: UnitId }): boolean => each.unit === id;
  const [unit, became] = [required(units.find(is), 'unit', id), required(after.find(is), 'unit', id)];
  const left = rounds.find(({ retreats }) => retreats.some((each) => is(each) && each.to !== null));
  const retreatedTo = left?.retreats.find(is)?.to ?? null;
  return { ...unit, ...became, destroyed: became.emptied, retreatedTo, retreatedInRound: left?.number ?? null };
};

/** Of a unit in a round: attacks, hits and chances; what was suffered; what was killed. */
const IN_ROUND = {
  ...{ attacks: NUMBER, hits: NUMBER, strikers: NUMBER, chances: many(HUNDREDTHS), blows: many(BLOW) },
  ...only(ROUND_STATUS, 'suffered', 'taken', 'totalHitPoints'),
  killed: factOf<RoundCasualties['killed']>('fallen'),
  damageLeft: TENTHS,
  /** Where it went; null if it found no place. */
  retreats: factOf<false | { readonly to: Location | null }>('retreat'),
};

const unitInRound = (round: BattleRound, id: UnitId): DataOf<typeof IN_ROUND> => {
  const is = (each: { readonly unit: UnitId }): boolean => each.unit === id;
  const blows = round.blows.filter(is);
  const { suffered = 0, taken = 0, totalHitPoints = 0 } = round.status.find(is) ?? {};
  const { killed = [], left: damageLeft = 0 } = round.casualties?.find(is) ?? {};
  return {
    attacks: sumOf(blows, ({ rolls }) => rolls.length),
    hits: sumOf(blows, ({ hits }) => hits),
    strikers: sumOf(blows, ({ count }) => count),
    chances: [...new Set(blows.map(({ chance }) => chance))],
    ...{ blows, suffered, taken, totalHitPoints, killed, damageLeft },
    retreats: round.retreats.find(is) ?? false,
  };
};

/** Unit by unit, and what was rolled besides. */
const roundFacts = (round: BattleRound, position: MdPosition): Facts => {
  const ids = new Set([...round.blows, ...round.status].map(({ unit }) => unit));
  const units = byUnit([...ids], (id) => told(IN_ROUND, unitInRound(round, id), position), position);
  return { ...units, casualties: round.casualties !== null, ...told(ROUND.draws, round.draws, position) };
};

/** What stands under the names of all these. */
export const BATTLE_FACTS: FactShapes = {
  ...shapesOf(WHOLE),
  [BY_NAME]: {
    unit: shapesOf(IN_BATTLE),
    round: { ...shapesOf({ casualties: YES_NO, ...ROUND.draws }), [BY_NAME]: { unit: shapesOf(IN_ROUND) } },
  },
};
