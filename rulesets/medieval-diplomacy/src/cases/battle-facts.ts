import { ALSO, Called, type Fact, type Facts } from '@chancery/core';
import type { BattleRecord, BattleRound, Fighter } from '../events/battle-record.ts';
import type { MdPosition } from '../types.ts';
import { realmOf, type UnitId } from '../unit-id.ts';
import { countFacts } from './count-facts.ts';
import { calledUnit, PLACES, REALMS, TROOP_TYPES } from './names.ts';
import { stackFacts } from './sorts.ts';

/**
 * A battle in words: where, who, how many rounds, who won; under the name of each unit what it lost; and each round apart.
 * Damage and hit points as in the rulebook, chances in percent.
 */
export const battleFacts = (battle: BattleRecord, position: MdPosition): Facts => {
  const { setting } = position;
  const realms = [...new Set(battle.units.map(({ realm }) => realm))];
  const victors = battle.victors.map((realm) => REALMS.called(setting, realm));
  const units = byUnit(
    battle.units.map(({ unit }) => unit),
    (unit) => unitFacts(battle, unit, position),
    position,
  );
  return {
    battle: battle.kind,
    phase: battle.phase,
    place: PLACES.called(setting, battle.place),
    beyond: battle.beyond === null ? null : PLACES.called(setting, battle.beyond),
    owner: battle.owner === null ? null : REALMS.called(setting, battle.owner),
    realms: realms.map((realm) => REALMS.called(setting, realm)),
    rounds: battle.rounds.length,
    victors,
    undecided: battle.undecided,
    siege: siegeFacts(battle, position),
    ...units,
    [ALSO]: { ...units[ALSO], victor: victors, winner: victors, winners: victors },
    ...Object.fromEntries(battle.rounds.map((round) => [`round ${round.number}`, roundFacts(round, position)])),
    wounded: battle.wounded.map(({ unit, who, damage, hitPoints, roll, lost }) => ({
      unit: calledUnit(setting, unit),
      who: fighter(who, position),
      damage: damage / 10,
      'hit points': hitPoints / 10,
      roll,
      lost,
    })),
    captures: battle.captures.map(({ from, type, chance, roll, by, into }) => ({
      from: calledUnit(setting, from),
      type: TROOP_TYPES.called(setting, type),
      chance,
      roll,
      by: REALMS.called(setting, by),
      captured: into !== null,
      into: into === null ? null : calledUnit(setting, into),
    })),
    experience: battle.experience.map(({ commander, unit, rating, gained, now }) => ({
      commander: fighter({ commander }, position),
      unit: calledUnit(setting, unit),
      rating,
      gained,
      now,
    })),
  };
};

/** Facts under the name of each unit; garrisons also under that of their province. */
const byUnit = (ids: readonly UnitId[], of: (unit: UnitId) => Facts, { setting }: MdPosition): Facts => {
  const facts = ids.map((id) => ({ called: calledUnit(setting, id), said: of(id) }));
  const also = facts.flatMap(({ called, said }) => called.names.map((name) => [name, said] as const));
  return {
    ...Object.fromEntries(facts.map(({ called, said }) => [called.shown, said])),
    [ALSO]: Object.fromEntries(also),
  };
};

const fighter = (who: Fighter, { setting, state }: MdPosition): Called => {
  if ('type' in who) return TROOP_TYPES.called(setting, who.type);
  const name = state.commanders.find(({ id }) => id === who.commander)?.name ?? `Commander ${who.commander}`;
  return new Called(name, [who.commander, 'commander', `commander ${who.commander}`]);
};

const siegeFacts = ({ siege }: BattleRecord, { setting }: MdPosition): Fact =>
  siege === null
    ? null
    : {
        level: siege.level,
        before: siege.before,
        after: siege.after,
        attempts: siege.attempts.reduce((sum, { rolls }) => sum + rolls.length, 0),
        successes: siege.attempts.reduce((sum, { successes }) => sum + successes, 0),
        chances: [...new Set(siege.attempts.map(({ chance }) => chance / 100))],
        units: siege.attempts.map(({ unit }) => calledUnit(setting, unit)),
      };

/** A unit of the battle: what it was, and what became of it. */
const unitFacts = (battle: BattleRecord, id: UnitId, position: MdPosition): Facts => {
  const unit = battle.units.find((each) => each.unit === id);
  const after = battle.after.find((each) => each.unit === id);
  const retreat = battle.rounds.flatMap(({ number, retreats }) =>
    retreats.filter((each) => each.unit === id).map((each) => ({ number, ...each })),
  );
  const away = retreat.find(({ to }) => to !== null);
  return {
    realm: REALMS.called(position.setting, realmOf(id)),
    role: unit?.role ?? null,
    'total combat': unit?.totalCombat ?? 0,
    'total hit points': (unit?.totalHitPoints ?? 0) / 10,
    lost: stackFacts(after?.lost ?? [], position),
    'lost commanders': (after?.lostCommanders ?? []).map((commander) => fighter({ commander }, position)),
    gained: stackFacts(after?.gained ?? [], position),
    retreated: after?.retreated ?? false,
    'retreated to': away?.to == null ? null : PLACES.called(position.setting, away.to),
    'retreated in round': away?.number ?? null,
    exhausted: after?.exhausted ?? false,
    destroyed: after?.emptied ?? false,
  };
};

/** Unit by unit: attacks, hits and chances; what was suffered; what was killed; and what was rolled besides. */
const roundFacts = ({ blows, status, casualties, retreats, draws }: BattleRound, position: MdPosition): Facts => {
  const { setting } = position;
  const units = new Set([...blows.map(({ unit }) => unit), ...status.map(({ unit }) => unit)]);
  const of = (id: UnitId): Facts => {
    const own = blows.filter(({ unit }) => unit === id);
    const now = status.find(({ unit }) => unit === id);
    const fallen = casualties?.find(({ unit }) => unit === id);
    const retreat = retreats.find(({ unit }) => unit === id);
    return {
      attacks: own.reduce((sum, { rolls }) => sum + rolls.length, 0),
      hits: own.reduce((sum, { hits }) => sum + hits, 0),
      strikers: own.reduce((sum, { count }) => sum + count, 0),
      chances: [...new Set(own.map(({ chance }) => chance / 100))],
      blows: own.map(({ by, against, count, chance, rolls, hits }) => ({
        by: fighter(by, position),
        against: against.map((realm) => REALMS.called(setting, realm)),
        count,
        chance: chance / 100,
        rolls: [...rolls],
        hits,
      })),
      suffered: (now?.suffered ?? 0) / 10,
      taken: (now?.taken ?? 0) / 10,
      'total hit points': (now?.totalHitPoints ?? 0) / 10,
      killed: countFacts((fallen?.killed ?? []).map(({ who, count }) => [fighter(who, position), count])),
      'damage left': (fallen?.left ?? 0) / 10,
      retreats: retreat === undefined ? false : retreat.to === null ? 'no place' : PLACES.called(setting, retreat.to),
    };
  };
  return {
    ...byUnit([...units], of, position),
    casualties: casualties !== null,
    barracks: [...draws.barracks],
    target: [...draws.target],
    rank5: [...draws.rank5],
  };
};
