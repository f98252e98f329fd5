import {
  areasOf,
  areaUnder,
  findUnit,
  getAreaInfo,
  getKingdom,
  isLandUnit,
  isNpc,
  kingdomsOf,
} from '../src/rules/find.ts';
import { atWar, havePact, mayAnchor, mayEnter } from '../src/rules/relations.ts';
import { warScore } from '../src/rules/score.ts';
import type { Board } from '../src/scene.ts';
import type { Area, State, Unit } from '../src/state.ts';

/** Everything that no resolved action may leave behind, in words; empty when all is well. */
export const faultsOfBoard = (board: Board): readonly string[] => {
  const { state } = board;
  return [
    ...state.units.flatMap((unit, index) => faultsOfUnit(board, unit, state.units[index - 1])),
    ...pairsTogether(state),
    ...areasOf(state).flatMap((area) => faultsOfArea(state, area)),
    ...faultsOfKingdoms(state),
    ...faultsOfRelations(board),
  ];
};

const said = (isWrong: boolean, fault: string): readonly string[] => (isWrong ? [fault] : []);

const faultsOfUnit = (board: Board, unit: Unit, before: Unit | undefined): readonly string[] => {
  const { setting, state } = board;
  const { id, kind, owner, at, actionsUsed } = unit;
  const who = `${kind} ${id} of ${owner}`;
  const aboard = state.units.filter((other) => other.at.in === 'navy' && other.at.navy === id);
  return [
    ...said(id >= state.nextUnit || (before !== undefined && before.id >= id), `${who} is out of order`),
    ...said(getKingdom(state, owner).controller === 'eliminated', `${who} has no State`),
    ...said(
      (kind === 'navy') !== (at.in === 'sea' || at.in === 'port'),
      `${who} is ${at.in === 'port' ? 'in' : 'at'} ${at.in}`,
    ),
    ...said(aboard.length > (kind === 'navy' ? 1 : 0), `${who} carries ${aboard.length}`),
    ...said(actionsUsed < 0 || actionsUsed > 2, `${who} has acted ${actionsUsed} times`),
    ...said(
      at.in === 'area' && !mayEnter(board, owner, at.area),
      `${who} stands in ${at.in === 'area' && at.area} without right`,
    ),
    ...said(at.in === 'port' && !mayAnchor(board, owner, at.area), `${who} lies in a port without right`),
    ...said(at.in === 'port' && !getAreaInfo(setting, at.area).seas.includes(at.sea), `${who} lies on no shore`),
    ...said(at.in === 'navy' && findUnit(state, at.navy)?.owner !== owner, `${who} is aboard nothing of its own`),
  ];
};

/** Hostile units that share a place: they would have fought. */
const pairsTogether = (state: State): readonly string[] => {
  const placeOf = (unit: Unit): string =>
    unit.at.in === 'sea' ? `sea ${unit.at.sea}` : isLandUnit(unit) ? `area ${areaUnder(state, unit)}` : 'port';
  const places = Map.groupBy(state.units, placeOf);
  return [...places].flatMap(([place, units]) => {
    if (place === 'port' || place === 'area null') return [];
    const owners = [...new Set(units.map(({ owner }) => owner))];
    return owners.flatMap((x) =>
      owners.flatMap((y) => said(x < y && atWar(state, x, y), `${x} and ${y} share ${place}`)),
    );
  });
};

const faultsOfArea = (state: State, { number, owner, occupier, resources }: Area): readonly string[] => {
  const standing = state.units.filter((unit) => isLandUnit(unit) && areaUnder(state, unit) === number);
  const holders = standing.filter((unit) => atWar(state, unit.owner, owner)).map((unit) => unit.owner);
  return [
    ...said(occupier === null && holders.length > 0, `${number} should be Occupied by one of ${holders}`),
    ...said(occupier !== null && !holders.includes(occupier), `${number} is Occupied by ${occupier}, who is not there`),
    ...said(new Set(resources).size !== resources.length || resources.length > 2, `${number} has ${resources}`),
    ...said(getKingdom(state, owner).controller === 'eliminated', `${number} belongs to nobody`),
  ];
};

const faultsOfKingdoms = (state: State): readonly string[] =>
  kingdomsOf(state).flatMap((kingdom) => {
    const { number, gold, capital, controller } = kingdom;
    const owned = areasOf(state).filter(({ owner }) => owner === number);
    const occupiers = new Set(owned.map(({ occupier }) => occupier));
    const [only = null] = occupiers;
    const armed = state.units.some((unit) => unit.owner === number && isLandUnit(unit));
    const byPlayer = occupiers.size === 1 && only !== null && getKingdom(state, only).controller === 'player';
    const gone = controller === 'eliminated';
    const trades = state.treaties.filter(({ kind, a, b }) => kind === 'trade' && (a === number || b === number));
    const bound = [...state.wars, ...state.treaties, ...state.truces].some(({ a, b }) => a === number || b === number);
    return [
      ...said(!Number.isInteger(gold) || gold < 0, `${number} has ${gold} Gold`),
      ...said(gone !== (owned.length === 0), `${number} is ${controller} with ${owned.length} areas`),
      ...said(gone && bound, `${number} is gone, but not from treaties, Wars and Truces`),
      ...said(!gone && !owned.some((area) => area.number === capital), `${number} has its Capital at ${capital}`),
      ...said(isNpc(kingdom) && !armed && byPlayer, `${number} should be annexed by ${only}`),
      ...said(trades.length > 1, `${number} has ${trades.length} Trade Treaties`),
    ];
  });

const faultsOfRelations = (board: Board): readonly string[] =>
  board.state.wars.flatMap((war) => {
    const { a, b, firstToFive } = war;
    const { state } = board;
    const scores = [warScore(board, a, b), warScore(board, b, a)];
    const truce = state.truces.some((each) => each.a === a && each.b === b);
    const trade = state.treaties.some((each) => each.kind === 'trade' && each.a === a && each.b === b);
    return [
      ...said(
        a >= b || state.wars.some((other) => other !== war && other.a === a && other.b === b),
        `War ${a}-${b} twice`,
      ),
      ...said(havePact(state, a, b) || truce || trade, `${a} and ${b} are at War and at Peace`),
      ...said(firstToFive === null && scores.some((score) => score >= 5), `nobody is first in ${a}-${b}: ${scores}`),
    ];
  });
