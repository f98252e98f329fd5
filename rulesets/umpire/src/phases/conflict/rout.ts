import { fallTogether, suffer } from '../../consequences/casualties.ts';
import { carriedBy, type Party, unitsOf } from '../../consequences/passage.ts';
import { companions, withdraw, withdrawTogether } from '../../consequences/withdraw.ts';
import { EMBARK_LOSS } from '../../data/figures.ts';
import { unitsIn } from '../../rules/find.ts';
import { countOf, figureAt, isNothing, noUnits, onlyOf, plus, strengthIn } from '../../rules/forces.ts';
import { type Escape, nearestHome } from '../../rules/nearest.ts';
import type { GameTurn } from '../../types.ts';
import { INDEPENDENTS, type NationNumber, type ProvinceNumber } from '../../words.ts';
import { type Clash, clashSubject, type Side, unitsOfSide } from './clash.ts';

/** Where the beaten went. */
export interface Refuge {
  readonly what: 'province' | 'destroyed';
  readonly to: ProvinceNumber | null;
}

/** A beaten side leaves for the nearest province of its own, nation by nation; who cannot takes ship, or is destroyed (UM-13.14 to 13.19). */
export const rout = (turn: GameTurn, clash: Clash, side: Side): Refuge => {
  const { province, arm } = clash;
  if (side.nations.includes(INDEPENDENTS)) destroyed(turn, clash, [INDEPENDENTS], 'UM-13.19');
  const players = side.nations.filter((nation) => nation !== INDEPENDENTS);
  const reached: (ProvinceNumber | null)[] = [];
  const stranded: NationNumber[] = [];
  for (const nation of players.filter((each) => isThere(turn, clash, each))) {
    const units = unitsOfSide(turn, province, [nation], arm);
    const way = nearestHome(turn, { nation, movers: [nation], homes: players, province, arm, units });
    if (way === null) stranded.push(nation);
    else {
      withdraw(turn, nation, arm, { from: province, legs: way.legs, why: 'rout', rule: 'UM-13.14' });
      reached.push(way.to);
    }
  }
  if (stranded.length > 0) reached.push(embark(turn, clash, side, stranded));
  const to = reached.find((place) => place !== null) ?? null;
  return { what: to === null ? 'destroyed' : 'province', to };
};

const isThere = ({ setting, state }: GameTurn, { province, arm }: Clash, nation: NationNumber): boolean =>
  strengthIn({ setting, state }, nation, province, arm) > 0;

/** All units of an arm of some nations there are lost; their generals stay, and fall to whoever holds the place (UM-13.18, 13.22). */
export const destroyed = (
  { setting, state, emit }: GameTurn,
  { province, arm }: Clash,
  nations: readonly NationNumber[],
  rule: string,
): void => {
  for (const nation of nations) {
    const units = onlyOf(setting, unitsIn(state, nation, province), arm);
    if (!isNothing(units)) emit({ kind: 'units-lost', rule, nation, province, units, why: 'destroyed' });
  }
};

/** Beaten armies without a road take ship with squadrons of their side that have a way to go; without, they are destroyed (UM-13.17, 13.18). */
const embark = (turn: GameTurn, clash: Clash, side: Side, stranded: readonly NationNumber[]): ProvinceNumber | null => {
  const { province, arm } = clash;
  const way = arm === 'land' ? seaWay(turn, clash, side, stranded) : null;
  if (way === null) {
    destroyed(turn, clash, stranded, 'UM-13.18');
    return null;
  }
  const victims = { province, nations: stranded, arms: [arm] };
  const subject = clashSubject(turn.state, clash, side);
  suffer(turn, victims, { percent: EMBARK_LOSS, name: 'EMBARK', subject, why: 'embarking', rule: 'UM-13.17' });
  const room = carriedBy(turn.setting, unitsOfSide(turn, province, side.nations, 'sea'));
  const survivors = (): number => countOf(turn.setting, unitsOfSide(turn, province, stranded, 'land'), 'land');
  const fallen = Math.max(0, survivors() - room);
  fallTogether(turn, victims, { fallen, why: 'embarking', rule: 'UM-13.17' });
  const parties = convoy(turn, clash, side, stranded);
  if (survivors() === 0) return null;
  withdrawTogether(turn, parties, { from: province, legs: way.legs, why: 'rout', rule: 'UM-13.17' });
  return way.to;
};

/** The way by sea that squadrons of the side can go; of the first stranded nation's provinces or an ally's. */
const seaWay = (
  turn: GameTurn,
  { province }: Clash,
  { nations }: Side,
  stranded: readonly NationNumber[],
): Escape | null => {
  const units = unitsOfSide(turn, province, nations, 'sea');
  const [nation] = stranded;
  if (nation === undefined || isNothing(units)) return null;
  const homes = nations.filter((each) => each !== INDEPENDENTS);
  return nearestHome(turn, { nation, movers: homes, homes, province, arm: 'sea', units });
};

/** The fewest squadrons that carry the rest, in nation order and type order, and all that is aboard (UM-13.17). */
const convoy = (
  turn: GameTurn,
  { province }: Clash,
  side: Side,
  stranded: readonly NationNumber[],
): readonly Party[] => {
  const { setting } = turn;
  let left = countOf(setting, unitsOfSide(turn, province, stranded, 'land'), 'land');
  const sailing = squadrons(turn, province, side).filter(({ capacity }) => {
    const isNeeded = left > 0;
    left -= capacity;
    return isNeeded;
  });
  const parties = side.nations.map((nation): Party => {
    const cargo = stranded.includes(nation) ? unitsOfSide(turn, province, [nation], 'land') : noUnits(setting);
    const ships = setting.types.map(
      ({ type }) => sailing.filter((each) => each.nation === nation && each.type === type).length,
    );
    const units = plus(cargo, ships);
    return { nation, units, generals: isNothing(units) ? [] : companions(turn, nation, province, units) };
  });
  return parties.filter((party) => !isNothing(unitsOf(setting, [party])));
};

/** Every squadron of a side there, the roomiest first, else in nation order and type order. */
const squadrons = (
  { setting, state }: GameTurn,
  province: ProvinceNumber,
  { nations }: Side,
): readonly { readonly nation: NationNumber; readonly type: number; readonly capacity: number }[] =>
  nations
    .flatMap((nation) =>
      setting.types
        .filter(({ category }) => category === 'sea')
        .flatMap(({ type, capacity }) =>
          Array.from({ length: figureAt(unitsIn(state, nation, province), type) }, () => ({
            nation,
            type,
            capacity,
          })),
        ),
    )
    .sort((one, other) => other.capacity - one.capacity);
