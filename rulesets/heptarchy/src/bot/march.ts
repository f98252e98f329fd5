import { getArea, getAreaInfo, getKingdom, isLandUnit, isNpc, landUnitsIn, ownedBy, unitsOf } from '../rules/find.ts';
import { enemiesOf, havePact, truceBetween } from '../rules/relations.ts';
import type { AreaNumber } from '../words.ts';
import { isPrey } from './assault.ts';
import type { Pen } from './pen.ts';

/** Sends idle units through own land to where they are wanted most; every border keeps one. */
export const gather = (pen: Pen): void => {
  const { trial, me } = pen;
  const wanted = new Map(ownedBy(trial.state, me).map(({ number }) => [number, want(pen, number)]));
  const most = Math.max(0, ...wanted.values());
  if (most === 0) return;
  for (const unit of unitsOf(trial.state, me).filter(isLandUnit)) {
    if (unit.at.in !== 'area' || unit.fresh || unit.moved || unit.carried) continue;
    const here = wanted.get(unit.at.area);
    if (here === undefined || here === most) continue;
    if (here > 0 && landUnitsIn(trial.state, unit.at.area).length < 2) continue;
    const step = stepTowards(pen, unit.at.area, (area) => (wanted.get(area) ?? 0) === most);
    if (step !== null) pen.write({ verb: 'MOVE', args: { units: [unit.id], to: step } });
  }
};

/** How much an area wants men: most where the next War will be, or is; a little at every border; none inland. */
const want = (pen: Pen, area: AreaNumber): number => {
  const { trial, me } = pen;
  const foes = enemiesOf(trial.state, me);
  return Math.max(
    0,
    ...getAreaInfo(trial.setting, area).neighbours.map((other) => {
      const { owner } = getArea(trial.state, other);
      if (owner === me) return 0;
      if (foes.includes(owner)) return 4;
      if (havePact(trial.state, me, owner) || truceBetween(trial.state, me, owner) !== null) return 1;
      if (isNpc(getKingdom(trial.state, owner))) return 3;
      return isPrey(pen, owner) ? 3 : 2;
    }),
  );
};

/** The first step of a shortest way through own land; null if there is none. */
const stepTowards = (pen: Pen, from: AreaNumber, isGoal: (area: AreaNumber) => boolean): AreaNumber | null => {
  const { setting, state } = pen.trial;
  const first = new Map<AreaNumber, AreaNumber>([[from, from]]);
  let edge: readonly AreaNumber[] = [from];
  while (edge.length > 0) {
    const next: AreaNumber[] = [];
    for (const area of edge) {
      for (const neighbour of getAreaInfo(setting, area).neighbours) {
        if (first.has(neighbour) || getArea(state, neighbour).owner !== pen.me) continue;
        first.set(neighbour, area === from ? neighbour : (first.get(area) as AreaNumber));
        next.push(neighbour);
      }
    }
    const goal = next.filter(isGoal).sort((a, b) => a - b)[0];
    if (goal !== undefined) return first.get(goal) ?? null;
    edge = next;
  }
  return null;
};
