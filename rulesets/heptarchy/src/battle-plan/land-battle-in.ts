import type { BattleForce, BattlePlan } from '@chancery/core';
import { faultOf } from '../actions/index.ts';
import { attackerTo, unitsNamed } from '../actions/move.ts';
import type { Trial } from '../known/trial.ts';
import { areaName, seaName } from '../names/reader.ts';
import { troopNames } from '../odds/force-words.ts';
import type { Order } from '../order.ts';
import {
  areaUnder,
  findUnit,
  getArea,
  getAreaInfo,
  getSeaInfo,
  isLandUnit,
  landUnitsIn,
  unitsOf,
} from '../rules/find.ts';
import { isRiver } from '../rules/reckoned.ts';
import { atWar, havePact } from '../rules/relations.ts';
import type { Board } from '../scene.ts';
import type { Unit } from '../state.ts';
import type { AreaNumber, KingdomNumber, UnitId } from '../words.ts';
import { knownForce, knownForces } from './known-force.ts';
import { until } from './planned.ts';

export const landBattleIn = (trial: Trial, drafted: readonly Order[], area: AreaNumber): BattlePlan => {
  const { kingdom: me } = trial;
  const planned = until(trial, drafted, (order) => attackIn(trial, order, area));
  const coming = (planned ?? []).map((id) => findUnit(trial.state, id)).filter((unit) => unit !== null);
  const { owner, occupier, resources } = getArea(trial.state, area);
  const atHome = owner === me && occupier === null;
  const there = landUnitsIn(trial.state, area);
  const defending = there.filter((unit) => (atHome ? unit.owner === me : wouldDefend(trial, area, unit.owner)));
  const walled = resources.includes('stone') && defending.some((unit) => helps(trial, owner, unit.owner));
  return {
    attackers: partsOf(trial, coming, area),
    defenders: knownForces(trial, defending),
    nearby: atHome ? foesAround(trial, area) : partsOf(trial, ownAround(trial, area, planned ?? []), area),
    place: [getAreaInfo(trial.setting, area).terrain, ...(walled ? ['stone'] : [])].join(', '),
    troops: troopNames('land'),
  };
};

/** The units of a MOVE into the area that can be made now. */
const attackIn = (trial: Trial, order: Order, area: AreaNumber): readonly UnitId[] | null =>
  order.verb === 'MOVE' && order.args.to === area && faultOf(trial, trial.kingdom, order) === null
    ? unitsNamed(trial, trial.kingdom, order.args)
    : null;

/** Enemies do; before a War is declared, so would the owner of the area. */
const wouldDefend = ({ state, kingdom: me }: Trial, area: AreaNumber, whose: KingdomNumber): boolean =>
  whose !== me && (atWar(state, whose, me) || (whose === getArea(state, area).owner && !havePact(state, whose, me)));

/** Stone helps the owner and their pact partners (HEP-4.14). */
const helps = ({ state }: Board, owner: KingdomNumber, whose: KingdomNumber): boolean =>
  whose === owner || havePact(state, whose, owner);

/** Own units, a force for each place that they come from, and for those who are boosted alike. */
const partsOf = (board: Board, units: readonly Unit[], to: AreaNumber): readonly BattleForce[] =>
  [...Map.groupBy(units, (unit) => `${whence(board, unit)} ${unit.boost}`).values()].map((part) => {
    const [first] = part as [Unit];
    const { crossing } = attackerTo(board, first, to);
    return knownForce(board, whence(board, first), part, {
      attacks: true,
      crossing: crossing === 'none' ? 'border' : crossing,
    });
  });

/** `Chenth`, or the sea from which it lands. */
const whence = ({ setting, state }: Board, unit: Unit): string => {
  const area = areaUnder(state, unit);
  if (area !== null) return areaName({ setting }, area);
  const carrier = unit.at.in === 'navy' ? findUnit(state, unit.at.navy)?.at : null;
  return carrier?.in === 'sea' ? seaName({ setting }, carrier.sea) : '';
};

/** Own Land Units that could come besides: over a land border, or from a sea that borders the area. */
const ownAround = (trial: Trial, area: AreaNumber, besides: readonly UnitId[]): readonly Unit[] => {
  const { setting, state, kingdom } = trial;
  const { neighbours } = getAreaInfo(setting, area);
  return unitsOf(state, kingdom).filter((unit) => {
    if (!isLandUnit(unit) || besides.includes(unit.id)) return false;
    const from = areaUnder(state, unit);
    if (from !== null) return neighbours.includes(from);
    const carrier = unit.at.in === 'navy' ? findUnit(state, unit.at.navy)?.at : null;
    return carrier?.in === 'sea' && getSeaInfo(setting, carrier.sea).areas.includes(area);
  });
};

/** Who might come for an own area: the units of others next to it, pact partners left out. */
const foesAround = ({ setting, state, kingdom }: Trial, area: AreaNumber): readonly BattleForce[] =>
  getAreaInfo(setting, area).neighbours.flatMap((next) => {
    const units = landUnitsIn(state, next).filter(({ owner }) => owner !== kingdom && !havePact(state, owner, kingdom));
    const crossing = isRiver({ setting }, next, area) ? 'river' : 'border';
    return knownForces({ setting, state }, units, next, { crossing, attacks: true });
  });
