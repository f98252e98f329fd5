import { exactly, type Phase, type SightedFigure, seatId, type Turn } from '@chancery/core';
import { nextOwnNumber } from '@chancery/kit';
import { areasOn, type PowerNumber, powerOn, powersOn } from '../ground/ground.ts';
import {
  COST,
  findUnit,
  isIn,
  lordsIn,
  marchesIn,
  musterFault,
  ownedBy,
  sightOf,
  unitName,
  unitsOf,
  wayFault,
} from './rules.ts';
import { type Fog, type FogSighting, KINDS, type Kind, type Order, type Unit } from './types.ts';

/** The turn, as the rules have it. */
export const PHASES: readonly Phase<Fog>[] = [
  { name: 'Marches', rule: 'FG-1.1', run: (turn) => each(turn, marches) },
  { name: 'Battles', rule: 'FG-1.2', run: (turn) => battles(turn) },
  { name: 'Musters', rule: 'FG-1.3', run: (turn) => each(turn, musters) },
  { name: 'Areas', rule: 'FG-1.4', run: (turn) => areas(turn) },
  // After areas: rebels look about with everybody else, and are in sight.
  { name: 'Rebellion', rule: 'FG-6.1', run: (turn) => rebellion(turn) },
  // Last of all, so that they see what there is when the turn is over.
  { name: 'Sight', rule: 'FG-3.1', run: (turn) => each(turn, look) },
  {
    name: 'End',
    rule: 'FG-1.5',
    run: ({ state, emit }) => emit({ kind: 'turn-ended', rule: 'FG-1.5', turn: state.turn }),
  },
];

type FogTurn = Turn<Fog>;

const each = (turn: FogTurn, act: (turn: FogTurn, power: PowerNumber, orders: readonly Order[]) => void): void => {
  for (const { number, code } of lordsIn(turn.setting, turn.state))
    act(turn, number, turn.sheets[seatId(code)]?.orders ?? []);
};

/** All go at once: none is in the way of another, and each goes once. */
const marches = ({ setting, state, emit }: FogTurn, power: PowerNumber, orders: readonly Order[]): void => {
  const gone = new Set<string>();
  for (const { unit: name, args } of marchesIn(orders)) {
    const unit = findUnit(state, power, name);
    if (unit === null || gone.has(name) || wayFault(setting, unit, args.way) !== null) continue;
    gone.add(name);
    emit({ kind: 'marched', rule: 'FG-1.1', power, unit: name, through: [unit.at, ...args.way] });
  }
};

/** Each side adds a die to its men; the lower total falls. */
const battles = ({ setting, state, dice, emit }: FogTurn): void => {
  for (const { number: area } of areasOn(setting)) {
    const there = state.units.filter(({ at }) => at === area);
    const powers = powersOn(setting).filter(({ number }) => unitsOf({ units: there }, number).length > 0);
    if (powers.length < 2) continue;
    const roller = dice.at('battle', area);
    const sides = powers.map(({ number: power }) => ({ power, men: menOf(there, power), roll: roller.d(6) }));
    const most = Math.max(...sides.map(({ men, roll }) => men + roll));
    const best = sides.filter(({ men, roll }) => men + roll === most);
    const winner = best.length === 1 ? (best[0]?.power ?? null) : null;
    emit({ kind: 'battle-fought', rule: 'FG-1.2', area, sides, winner });
    for (const { power } of sides) {
      const units = unitsOf({ units: there }, power).map(unitName);
      if (winner !== null && power !== winner) emit({ kind: 'fell', rule: 'FG-1.2', power, units, area });
    }
  }
};

const menOf = (units: readonly Unit[], power: PowerNumber): number => sumOf(unitsOf({ units }, power));

const musters = ({ setting, state, dice, emit }: FogTurn, power: PowerNumber, orders: readonly Order[]): void => {
  const order = orders.find(({ verb }) => verb === 'MUSTER');
  if (order?.verb !== 'MUSTER') return;
  const { kind } = order.args;
  const purse = { power, owners: state.owners, silver: state.silver[powerOn(setting, power).code] ?? 0 };
  if (musterFault(setting, purse, kind) !== null) return;
  const number = nextOwnNumber(state.numbers, powerOn(setting, power).code);
  const men = kind === 'scout' ? 1 : 3 + dice.at('muster', power).d(3);
  const unit: Unit = { owner: power, number, kind, at: powerOn(setting, power).home, men };
  emit({ kind: 'mustered', rule: 'FG-1.3', unit, cost: COST[kind] });
};

/** Whoever stands alone in an area takes it; then every area pays. */
const areas = ({ setting, state, emit }: FogTurn): void => {
  for (const { number: area } of areasOn(setting)) {
    const [by, ...others] = [...new Set(state.units.filter(({ at }) => at === area).map(({ owner }) => owner))];
    const from = state.owners[area] ?? null;
    if (by !== undefined && others.length === 0 && by !== from) emit({ kind: 'taken', rule: 'FG-1.4', area, by, from });
  }
  for (const { number: power } of lordsIn(setting, state))
    emit({ kind: 'earned', rule: 'FG-1.5', power, silver: ownedBy(state, power) });
};

/** Rebels rise at home when a lord has grown too great and nobody watches; from then on they are a lord like the others. */
const rebellion = ({ setting, state, dice, emit }: FogTurn): void => {
  if (setting.rebels === undefined) return;
  const { areas, power } = setting.rebels;
  const { home: area } = powerOn(setting, power);
  const isDue = lordsIn(setting, state).some(({ number }) => ownedBy(state, number) >= areas);
  if (!isDue || isIn(state, powerOn(setting, power)) || state.units.some(({ at }) => at === area)) return;
  emit({ kind: 'rose', rule: 'FG-6.1', power, area, from: state.owners[area] ?? null });
  const men = 5 + dice.at('rebels').d(3);
  emit({ kind: 'mustered', rule: 'FG-6.1', unit: { owner: power, number: 1, kind: 'column', at: area, men }, cost: 0 });
};

/**
 * What a lord learns of the areas in their sight: who stands there, of what kind and how many where own units stand too, and
 * only about how many where a scout looks from beside; and that nobody is there (FG-3.3).
 */
const look = (turn: FogTurn, power: PowerNumber): void => {
  const { setting, state, emit } = turn;
  const areas = sightOf(setting, state, power);
  const seen = areas.flatMap((area): readonly FogSighting[] => {
    const isClose = unitsOf(state, power).some(({ at }) => at === area);
    const at = { area, turn: state.turn, source: isClose ? 'unit' : 'scout' } as const;
    const others = powersOn(setting).flatMap(({ number: of, code }): readonly FogSighting[] => {
      const there = unitsOf(state, of).filter((unit) => unit.at === area);
      if (of === power || there.length === 0) return [];
      return [
        { ...at, owner: code, figures: isClose ? counted(there) : fromAfar(turn, there, `${power}-${area}-${of}`) },
      ];
    });
    return others.length > 0 ? others : [{ ...at, owner: null, figures: [] }];
  });
  emit({ kind: 'looked', rule: 'FG-3.3', power, areas, seen });
};

const counted = (units: readonly Unit[]): readonly SightedFigure<Kind>[] =>
  KINDS.flatMap((kind) => {
    const of = units.filter((unit) => unit.kind === kind);
    return of.length === 0 ? [] : [exactly(kind, sumOf(of))];
  });

/** Up to two men too few and two too many, and nobody can tell of which kind they are. */
const fromAfar = ({ dice }: FogTurn, units: readonly Unit[], where: string): readonly SightedFigure<Kind>[] => {
  const men = sumOf(units);
  const roller = dice.at('sight', where);
  const [less, more] = [roller.d(3) - 1, roller.d(3) - 1];
  const [least, most] = [Math.max(1, men - less), men + more];
  return [{ kind: null, said: (least + most) >> 1, least, most }];
};

const sumOf = (units: readonly Unit[]): number => units.reduce((sum, { men }) => sum + men, 0);
