import type { Choice } from '@chancery/core';
import type { Desk } from '../../known/desk.ts';
import type { Verb } from '../../order.ts';
import { findProvince } from '../../rules/find.ts';
import { GIVERS } from '../../rules/givers.ts';
import { movePointsLeft } from '../../rules/move-points.ts';
import { soldiersIn } from '../../rules/troops.ts';
import type { Province, Unit } from '../../state.ts';
import { eachUnit } from '../choosing.ts';
import type { Judgement } from '../judging.ts';

/** What the orders of construction share. An army builds where it will stand, so only a garrison's place is certain. */
type BuildVerb = Extract<Verb, 'BUILD_FORT' | 'REPAIR_FORT' | 'BUILD_HARBOUR' | 'BUILD_PRODUCTION' | 'RAZE'>;

/** Judges the province of a garrison, which will be the same when the building begins. */
export const whereItStands = (desk: Desk, unit: Unit, judge: (province: Province) => Judgement): Judgement => {
  const province = unit.kind === 'G' ? findProvince(desk.state, unit.location) : null;
  return province ? judge(province) : [];
};

/** Units that should be able to work at the end of the turn in a province of their realm, each with what follows. */
export const eachBuilder = (
  desk: Desk,
  verb: BuildVerb,
  then: (province: Province, workers: number) => Choice | null,
): Choice | null =>
  eachUnit(desk, GIVERS[verb], (unit) => {
    const province = findProvince(desk.movement().moved, unit.location);
    const workers = soldiersIn(desk.setting, unit.stacks);
    const free = unit.loadedOn === null && (unit.kind === 'G' || movePointsLeft(desk.setting, unit) > 0);
    return free && workers > 0 && province?.owner === desk.realm ? then(province, workers) : null;
  });
