import { hostileIn } from '../battle/land-battle.ts';
import { strengthOf } from '../battle/land-modifiers.ts';
import {
  areasOf,
  getArea,
  getAreaInfo,
  getKingdom,
  isLandUnit,
  isNpc,
  type LandUnit,
  landUnitsIn,
  ownedBy,
  unitsOf,
} from '../rules/find.ts';
import { cavalryLeft, has, isRiver, landUnitCount } from '../rules/reckoned.ts';
import { atWar, enemiesOf, havePact, truceBetween } from '../rules/relations.ts';
import { terrainModifiers } from '../rules/terrain.ts';
import type { Board } from '../scene.ts';
import type { AreaNumber, KingdomNumber } from '../words.ts';
import { chanceToWin, countSide } from './chances.ts';
import type { Pen } from './pen.ts';

/** An area that could be attacked now, with whom, and what the chance is in parts of 1000. */
export interface Assault {
  readonly area: AreaNumber;
  readonly owner: KingdomNumber;
  readonly with: readonly LandUnit[];
  readonly chance: number;
}

/** A bot goes to war with NPC States at a chance like this, and fights on in a war that it has at a lower one. */
export const GOOD_CHANCE = 620;
const FAIR_CHANCE = 480;

/** Own Land Units that can still march in this Phase. */
const marchers = ({ trial, me }: Pen): readonly LandUnit[] =>
  unitsOf(trial.state, me)
    .filter(isLandUnit)
    .filter(({ at, fresh, moved, carried }) => at.in === 'area' && !fresh && !moved && !carried);

/** Who could attack an area, some staying at home where enemies are near. */
const attackersOn = (pen: Pen, area: AreaNumber, free: readonly LandUnit[]): readonly LandUnit[] => {
  const { neighbours } = getAreaInfo(pen.trial.setting, area);
  return free.filter(({ at }) => at.in === 'area' && neighbours.includes(at.area));
};

const assaultOn = (pen: Pen, area: AreaNumber, free: readonly LandUnit[], defenders: readonly LandUnit[]): Assault => {
  const { trial: board, me } = pen;
  const force = attackersOn(pen, area, free);
  const { owner } = getArea(board.state, area);
  return { area, owner, with: force, chance: force.length === 0 ? 0 : chanceOf(board, me, area, { force, defenders }) };
};

const chanceOf = (
  board: Board,
  me: KingdomNumber,
  area: AreaNumber,
  { force, defenders }: { readonly force: readonly LandUnit[]; readonly defenders: readonly LandUnit[] },
): number => {
  const { highlands, swamps } = terrainModifiers(board, area);
  const rivers = force.filter(({ at }) => at.in === 'area' && isRiver(board, at.area, area)).length;
  const river = has(board, me, 'viking') || rivers * 2 < force.length ? 0 : -1;
  const own = strengthOf(board, me);
  const ground = highlands + swamps + river - (own.overLimit ? 1 : 0) + boostOf(force);
  const { owner, resources } = getArea(board.state, area);
  const walls = resources.includes('stone') && !force.some((unit) => unit.owner === owner) ? 1 : 0;
  const first = defenders[0];
  const theirs = first === undefined ? { iron: 0, overLimit: false } : strengthOf(board, first.owner);
  const behind = walls - (theirs.overLimit ? 1 : 0);
  return chanceToWin(
    { ...countSide(force), levyBonus: ground, retinueBonus: ground + 2 + own.iron },
    { ...countSide(defenders), levyBonus: behind, retinueBonus: behind + 2 + theirs.iron },
  );
};

const boostOf = (force: readonly LandUnit[]): number => Math.min(...force.map(({ boost }) => boost));

/** Attacks where there is War already: own land first, then the best chance. Boosts them with what Cavalry there is. */
export const fightOn = (pen: Pen): void => {
  const { trial, me } = pen;
  const foes = enemiesOf(trial.state, me);
  if (foes.length === 0) return;
  const targets = areasOf(trial.state)
    .filter(({ owner, occupier }) => (owner === me ? occupier !== null : foes.includes(owner)))
    .map(({ number }) => number);
  const done = new Set<AreaNumber>();
  for (;;) {
    const free = marchers(pen).filter((unit) => !reserved(pen, unit));
    const best = targets
      .filter((area) => !done.has(area))
      .map((area) => assaultOn(pen, area, free, hostileIn(trial, area, me).filter(isLandUnit)))
      .filter((assault) => assault.with.length > 0 && !standsAlready(pen, assault.area))
      .sort((a, b) => b.chance - a.chance || a.area - b.area)[0];
    if (best === undefined || best.chance < FAIR_CHANCE) return;
    done.add(best.area);
    launch(pen, best);
  }
};

/** An area of an enemy in which a unit of its own stands and nobody resists is taken as well as it can be. */
const standsAlready = ({ trial, me }: Pen, area: AreaNumber): boolean => getArea(trial.state, area).occupier === me;

/** Whoever holds an enemy’s area stays there, unless others do. */
const reserved = ({ trial, me }: Pen, unit: LandUnit): boolean => {
  if (unit.at.in !== 'area') return true;
  const area = getArea(trial.state, unit.at.area);
  if (area.owner === me) return false;
  const others = landUnitsIn(trial.state, area.number).filter(({ owner, id }) => owner === me && id < unit.id);
  return others.length === 0;
};

const launch = (pen: Pen, { area, with: force, chance }: Assault): void => {
  const from = force.map(({ at }) => (at.in === 'area' ? at.area : 0));
  const place = mostFrequent(from);
  const kind = force.filter(({ kind: each }) => each === 'levy').length * 2 >= force.length ? 'levy' : 'retinue';
  const spare = cavalryLeft(pen.trial, pen.me);
  if (spare > 0 && chance < 900) pen.write({ verb: 'BOOST', args: { kind, at: place, times: Math.min(spare, 2) } });
  pen.write({ verb: 'MOVE', args: { units: force.map(({ id }) => id), to: area } });
};

const mostFrequent = (numbers: readonly number[]): number => {
  const counts = [...Map.groupBy(numbers, (number) => number)].map(([number, all]) => [number, all.length] as const);
  return counts.sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0;
};

/** Declares War where a first battle is likely to be won: on NPC States, and on players who are weak and near. */
export const goToWar = (pen: Pen): void => {
  const { trial, me, dice } = pen;
  if (enemiesOf(trial.state, me).length > 0) return;
  const free = marchers(pen);
  const borders = new Set(
    ownedBy(trial.state, me).flatMap(({ number }) => [...getAreaInfo(trial.setting, number).neighbours]),
  );
  const candidates = [...borders]
    .filter((area) => mayAttack(pen, getArea(trial.state, area).owner))
    .map((area) => assaultOn(pen, area, free, landUnitsIn(trial.state, area)))
    .filter(({ chance, owner }) => chance >= (isNpc(getKingdom(trial.state, owner)) ? GOOD_CHANCE : GOOD_CHANCE + 60))
    .filter(({ owner }) => isNpc(getKingdom(trial.state, owner)) || isPrey(pen, owner));
  const best = candidates.sort((a, b) => worth(pen, b) - worth(pen, a) || a.area - b.area)[0];
  if (best === undefined) return;
  const player = !isNpc(getKingdom(trial.state, best.owner));
  if (player && dice.at('courage', me).d(3) === 1) return;
  pen.write({ verb: 'DECLARE_WAR', args: { kingdom: getAreaInfo(trial.setting, best.owner).code } });
};

const mayAttack = ({ trial, me }: Pen, owner: KingdomNumber): boolean =>
  owner !== me &&
  !havePact(trial.state, owner, me) &&
  truceBetween(trial.state, owner, me) === null &&
  !atWar(trial.state, owner, me);

/** A player is worth a War if they have clearly fewer men, or is about to win. Who is rich is bold: Gold wins no crown. */
export const isPrey = ({ trial, me }: Pen, owner: KingdomNumber): boolean => {
  const [mine, theirs] = [landUnitCount(trial, me), landUnitCount(trial, owner)];
  const leads = ownedBy(trial.state, owner).length >= trial.setting.options.victoryAreas - 4;
  return mine * 100 >= theirs * (leads ? 90 : superiority(getKingdom(trial.state, me).gold));
};

/** How many men for a hundred of theirs. */
const superiority = (gold: number): number => {
  if (gold >= 800) return 80;
  return gold >= 300 ? 105 : 150;
};

/** Land with Resources first; a kingdom of one area is a War of one battle. */
const worth = ({ trial }: Pen, { area, owner, chance }: Assault): number => {
  const { resources } = getArea(trial.state, area);
  return chance + 60 * resources.length + (ownedBy(trial.state, owner).length === 1 ? 200 : 0);
};
