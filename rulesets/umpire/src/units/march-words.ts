import { counted, floorDiv, type ReportLine, said } from '@chancery/core';
import { PASSAGE } from '../data/warfare.ts';
import { supposedState } from '../known/supposed-state.ts';
import { provinceName } from '../names/names.ts';
import { readerOf } from '../names/reader.ts';
import type { Leg } from '../phases/movement/legs.ts';
import { obstacleTo } from '../phases/movement/obstacles.ts';
import type { PlannedMarch } from '../phases/movement/plan.ts';
import { levelFor } from '../rules/attrition.ts';
import { countOf } from '../rules/forces.ts';
import { moraleScaled } from '../rules/losses.ts';
import type { State } from '../state.ts';
import { refusalWords } from '../text/refusals.ts';
import type { GameKnown } from '../types.ts';
import { MOST_MORALE, TICKS } from '../words.ts';

/**
 * A leg a line: where to, when they arrive, what the way may cost them; and where they would have to stop, as far as their ruler
 * knows (UM-11.12, 11.19).
 */
export const legLines = (known: GameKnown, march: PlannedMarch): readonly ReportLine[] => {
  const state: State = supposedState(known);
  return march.legs.flatMap((leg, at) => [
    ...stopLines(known, state, march, at),
    said('UM-11.12', legWords(known, state, march, leg), { indent: 1 }),
  ]);
};

/** What a die shows at least and at most. */
const DIE = { least: 1, most: 6 } as const;

const legWords = (known: GameKnown, state: State, march: PlannedMarch, { from, to, way, ends }: Leg): string => {
  const { setting, view } = known;
  const level = levelFor({ setting, state }, view.nation ?? 0, from, way);
  const when = ends >= TICKS ? 'at the end of the turn' : `at ${ends} of ${TICKS}`;
  const points = counted(way.points, 'movement point');
  const cost = march.by === 'sea' ? stormWords(known, march, level) : roadWords(known, march, level);
  return `${march.by === 'sea' ? 'By sea' : 'By land'} to ${provinceName(view, to)}: ${points}, arrives ${when}, attrition level ${level}${cost}.`;
};

/** Of so many units so many percent, scaled by morale: as many whole ones, and perhaps one more (UM-1.14, 1.16). */
const lostOf = (
  { view }: GameKnown,
  units: number,
  percent: number,
): { readonly least: number; readonly most: number } => {
  const scaled = units * moraleScaled(percent, view.nations[view.nation ?? 0]?.own?.morale ?? MOST_MORALE);
  return { least: floorDiv(scaled, 100), most: floorDiv(scaled + 99, 100) };
};

const roadWords = (known: GameKnown, { units }: PlannedMarch, level: number): string => {
  const army = countOf(known.setting, units, 'land');
  if (level <= 1 || army === 0) return '';
  const lost = (roll: number) => lostOf(known, army, (level - 1) * (PASSAGE.land + roll));
  return `, costs ${lost(DIE.least).least} to ${lost(DIE.most).most} of ${counted(army, 'unit')}`;
};

const stormWords = (known: GameKnown, { units }: PlannedMarch, level: number): string => {
  const ships = countOf(known.setting, units, 'sea');
  const { most } = lostOf(known, ships, level * DIE.most);
  return `, in ${PASSAGE.storm * level} of 100 a storm, which costs up to ${most} of ${counted(ships, 'squadron')}`;
};

const stopLines = (known: GameKnown, state: State, march: PlannedMarch, at: number): readonly ReportLine[] => {
  const leg = march.legs[at];
  if (leg === undefined) return [];
  const { setting, view } = known;
  const obstacle = obstacleTo({ setting, state }, { march, nation: view.nation ?? 0, legsMade: at }, leg);
  if (obstacle === null) return [];
  const why =
    obstacle.code === 'stopped'
      ? `Hostile forces are in ${provinceName(view, leg.from)}.`
      : refusalWords(obstacle, readerOf(known));
  return [said('UM-11.19', `They may have to stop here: ${why}`, { indent: 1, style: 'note' })];
};
