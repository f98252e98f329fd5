import { fightLand, type LandBattle, type LandOutcome, type LandSide } from '../battle/land.ts';
import { fightNaval, type NavalBattle, type NavalOutcome, type Ship } from '../battle/naval.ts';
import type { BattleEvent, BattleRound, Fallen } from '../events/battle.ts';
import type { Lot } from '../events/unit.ts';
import type { Fighter, Leader } from '../rules/factors.ts';
import { cargoOf, findUnit, getUnit, isGeneral, unitsIn } from '../rules/find.ts';
import { warOf } from '../rules/war.ts';
import type { GameTurn } from '../types.ts';
import {
  ADMIRAL,
  CAUTIOUS,
  ENGINEER,
  MAN_OF_THE_PEOPLE,
  type OwnerNumber,
  type PlaceNumber,
  QUARTERMASTER,
  STEPPE,
  TACTICIAN,
  TERRAIN,
  type UnitId,
} from '../words.ts';
import { loseUnits } from './units.ts';

/** Battles as they change the board: what is fought, told, and lost. Where survivors go is for whoever began them. */

type Sort = Extract<BattleEvent, { readonly kind: 'battle-fought' }>['sort'];

/** Fights for a territory, takes the fallen off the board, and the generals who have no army left (W83-4.10, 4.33). */
export const battleOnLand = (
  turn: GameTurn,
  battle: LandBattle,
  { sort, rule }: { readonly sort: Sort; readonly rule: string },
): LandOutcome => {
  countBattle(turn, ownersOf(battle.attackers.fighters), ownersOf(battle.defenders.fighters));
  const outcome = fightLand(battle, turn.dice);
  const { attackersLeft, defendersLeft, retreated, withdrawn, rounds } = outcome;
  turn.emit({
    kind: 'battle-fought',
    rule,
    place: battle.territory,
    sort,
    attackers: ownersOf(battle.attackers.fighters),
    defenders: ownersOf(battle.defenders.fighters),
    attackersHad: lotsOf(battle.attackers.fighters, battle.territory),
    defendersHad: lotsOf(battle.defenders.fighters, battle.territory),
    attackerLed: led(battle.attackers.leader),
    defenderLed: led(battle.defenders.leader),
    fort: battle.fort,
    engineered: outcome.engineered,
    rounds: rounds.map(
      (round): BattleRound => ({
        ...round,
        attackersLost: fallen(round.attackersLost),
        defendersLost: fallen(round.defendersLost),
        damaged: [],
      }),
    ),
    parting: outcome.parting,
    partingLost: fallen(outcome.partingLost),
    winner: winnerOf(attackersLeft, defendersLeft),
    retreated: fallen(retreated),
    withdrawn: fallen(withdrawn),
    incident: false,
  });
  showAbilities(turn, battle, outcome);
  const dead = [...rounds.flatMap((round) => [...round.attackersLost, ...round.defendersLost]), ...outcome.partingLost];
  loseUnits(turn, idsOf(dead), 'battle', rule);
  loseLeaderless(turn, battle.attackers, [...attackersLeft, ...retreated]);
  loseLeaderless(turn, battle.defenders, [...defendersLeft, ...withdrawn], battle.territory);
  return outcome;
};

const winnerOf = (
  attackers: readonly Fighter[],
  defenders: readonly Fighter[],
): 'attackers' | 'defenders' | 'nobody' => {
  if (defenders.length > 0) return 'defenders';
  return attackers.length > 0 ? 'attackers' : 'nobody';
};

const idsOf = (fighters: readonly Fighter[]): readonly UnitId[] => fighters.flatMap(({ id }) => (id > 0 ? [id] : []));
const ownersOf = (side: readonly { readonly owner: OwnerNumber }[]): readonly OwnerNumber[] => [
  ...new Set(side.map(({ owner }) => owner)),
];
const led = (leader: Leader | null) =>
  leader === null ? null : { owner: leader.owner, skill: leader.skill, ability: 0 };

const fallen = (side: readonly { readonly owner: OwnerNumber; readonly type: Fallen['type'] }[]): readonly Fallen[] => {
  const counts = new Map<string, Fallen>();
  for (const { owner, type } of side) {
    const key = `${owner}/${type}`;
    counts.set(key, { owner, type, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
};
const lotsOf = (
  side: readonly { readonly id: UnitId; readonly owner: OwnerNumber; readonly type: Fallen['type'] }[],
  place: PlaceNumber,
): readonly Lot[] =>
  fallen(side.filter(({ id }) => id > 0)).map(({ owner, type, count }) => ({
    owner,
    type: type as Lot['type'],
    count,
    place,
  }));

/** A battle counts in every war of two on opposite sides (W83-11.30). */
const countBattle = (turn: GameTurn, attackers: readonly OwnerNumber[], defenders: readonly OwnerNumber[]): void => {
  for (const one of attackers) {
    for (const other of defenders) {
      const war = warOf(turn.state, one, other);
      if (war !== null) turn.emit({ kind: 'war-fought', rule: 'W83-11.30', war: war.id });
    }
  }
};

/** Generals whose own troops on their side have all fallen (W83-4.33). */
const loseLeaderless = (turn: GameTurn, side: LandSide, left: readonly Fighter[], territory?: PlaceNumber): void => {
  for (const owner of ownersOf(side.fighters)) {
    if (left.some((fighter) => fighter.owner === owner && fighter.id > 0)) continue;
    const leader = side.leader?.owner === owner ? findUnit(turn.state, side.leader.id) : null;
    const others =
      territory === undefined
        ? []
        : unitsIn(turn.state, territory).filter((unit) => unit.owner === owner && isGeneral(unit));
    const lost = new Set([...(leader === null ? [] : [leader.id]), ...others.map(({ id }) => id)]);
    loseUnits(turn, [...lost], 'leaderless', 'W83-4.33');
  }
};

/** Abilities that changed a result are known from now on (W83-4.31). */
const showAbilities = (
  turn: GameTurn,
  { attackers, defenders, fort, open }: LandBattle,
  outcome: LandOutcome,
): void => {
  const shown: Leader[] = [];
  const has = (side: LandSide, types: readonly string[]): boolean =>
    side.fighters.some(({ owner, type }) => owner === side.leader?.owner && types.includes(type));
  const { leader: attacker } = attackers;
  if (attacker !== null) {
    const { ability } = attacker;
    if (ability === TACTICIAN && has(attackers, ['inf', 'cav', 'knt'])) shown.push(attacker);
    if (ability === ENGINEER && fort !== null && fort > 0) shown.push(attacker);
    if (ability === STEPPE && isMounted(attackers)) shown.push(attacker);
  }
  const { leader: defender } = defenders;
  if (defender !== null) {
    const { ability } = defender;
    if (ability === TERRAIN && fort === null && !open && has(defenders, ['inf'])) shown.push(defender);
    if (ability === QUARTERMASTER && fort !== null && !open && defenders.fighters.some(({ type }) => type === 'inf'))
      shown.push(defender);
    if (ability === STEPPE && isMounted(defenders)) shown.push(defender);
    if (ability === MAN_OF_THE_PEOPLE && defenders.fighters.some(({ type }) => type === 'mil')) shown.push(defender);
    if (ability === CAUTIOUS && outcome.withdrawn.length > 0) shown.push(defender);
  }
  for (const leader of shown) showAbility(turn, leader.id);
};

const isMounted = ({ fighters }: LandSide): boolean =>
  fighters.some(({ type }) => type === 'cav' || type === 'knt') &&
  fighters.every(({ type }) => type === 'cav' || type === 'knt' || type === 'coast');

export const showAbility = (turn: GameTurn, id: UnitId): void => {
  const { owner, skill, ability, place, shown } = getUnit(turn.state, id);
  if (shown) return;
  turn.emit({ kind: 'ability-shown', rule: 'W83-4.31', unit: id, owner, skill, ability, place });
};

/** Fights at sea; ships sink with all aboard (W83-3.13, 9.11), and whoever is left has fought (W83-9.17). */
export const battleAtSea = (turn: GameTurn, battle: NavalBattle, rule: string, incident: boolean): NavalOutcome => {
  const { attackers, defenders, zone } = battle;
  if (!incident) countBattle(turn, ownersOf(attackers.ships), ownersOf(defenders.ships));
  const outcome = fightNaval(battle, turn.dice);
  const { attackersLeft, defendersLeft, rounds, retreated } = outcome;
  turn.emit({
    kind: 'battle-fought',
    rule,
    place: zone,
    sort: 'sea',
    attackers: ownersOf(attackers.ships),
    defenders: ownersOf(defenders.ships),
    attackersHad: lotsOf(attackers.ships, zone),
    defendersHad: lotsOf(defenders.ships, zone),
    attackerLed: null,
    defenderLed: null,
    fort: null,
    engineered: false,
    rounds: rounds.map(
      ({ attack, defence, damaged, attackersLost, defendersLost }): BattleRound => ({
        fort: null,
        siege: [],
        attack,
        defence,
        attackersLost: fallen(attackersLost),
        defendersLost: fallen(defendersLost),
        damaged: fallen(damaged),
      }),
    ),
    parting: [],
    partingLost: [],
    winner: defendersLeft.length > 0 ? 'defenders' : attackersLeft.length > 0 ? 'attackers' : 'nobody',
    retreated: retreated ? fallen(attackersLeft) : [],
    withdrawn: [],
    incident,
  });
  for (const side of [attackers, defenders]) {
    for (const owner of side.admirals) {
      const admiral = admiralIn(turn, zone, owner);
      if (admiral !== null) showAbility(turn, admiral);
    }
  }
  const sunk = rounds.flatMap((round) => [...round.attackersLost, ...round.defendersLost]).map(({ id }) => id);
  sinkShips(turn, sunk, 'battle', rule);
  const afloat = [...attackersLeft, ...defendersLeft];
  const hurt = afloat.filter(({ id, damaged }) => damaged && !getUnit(turn.state, id).damaged).map(({ id }) => id);
  if (hurt.length > 0) turn.emit({ kind: 'damaged', rule: 'W83-3.7', units: hurt, damaged: true });
  const fought = afloat.map(({ id }) => id);
  if (fought.length > 0) turn.emit({ kind: 'fought', rule: 'W83-9.17', units: fought, fought: true });
  return outcome;
};

/** Ships go down with all aboard. */
export const sinkShips = (turn: GameTurn, ships: readonly UnitId[], why: 'battle' | 'ice', rule: string): void => {
  const cargo = ships.flatMap((ship) => cargoOf(turn.state, ship).map(({ id }) => id));
  loseUnits(turn, cargo, 'sunk', 'W83-3.13');
  loseUnits(turn, ships, why, rule);
};

/** The Admiral of a nation who is aboard in a zone (W83-4.29): the one who functions there. */
export const admiralIn = ({ state }: Pick<GameTurn, 'state'>, zone: PlaceNumber, owner: OwnerNumber): UnitId | null => {
  const best = unitsIn(state, zone)
    .filter((unit) => unit.owner === owner && isGeneral(unit) && unit.carrier !== null)
    .toSorted((a, b) => Number(b.ability === ADMIRAL) - Number(a.ability === ADMIRAL) || b.skill - a.skill)[0];
  return best !== undefined && best.ability === ADMIRAL ? best.id : null;
};

/** A ship as a battle sees it. */
export const shipOf = ({ state }: Pick<GameTurn, 'state'>, id: UnitId): Ship => {
  const { owner, type, damaged } = getUnit(state, id);
  return { id, owner, type: type as Ship['type'], damaged, laden: cargoOf(state, id).length > 0 };
};
