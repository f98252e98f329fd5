import type { BattleForce, BattlePlan } from '@chancery/core';
import { faultOf } from '../actions/index.ts';
import type { Trial } from '../known/trial.ts';
import { areaName, seaName } from '../names/reader.ts';
import { troopNames } from '../odds/force-words.ts';
import type { Order } from '../order.ts';
import { findUnit, getSeaInfo, naviesIn, unitsOf } from '../rules/find.ts';
import { atWar } from '../rules/relations.ts';
import type { Board } from '../scene.ts';
import type { Station, Unit } from '../state.ts';
import type { SeaNumber, UnitId } from '../words.ts';
import { knownForce, knownForces } from './known-force.ts';
import { until } from './planned.ts';

export const seaBattleIn = (trial: Trial, drafted: readonly Order[], sea: SeaNumber): BattlePlan => {
  const { setting, state, kingdom: me } = trial;
  const planned = until(trial, drafted, (order) => fleetInto(trial, order, sea));
  const there = naviesIn(state, sea);
  const coming = (planned ?? []).map((id) => findUnit(state, id)).filter((navy) => navy !== null);
  const foes = there.filter(({ owner }) => owner !== me);
  const enemies = foes.filter(({ owner }) => atWar(state, owner, me));
  const declaring = planned === null ? there.filter(({ owner }) => owner === me) : [];
  const within = unitsOf(state, me).filter((navy) => isWithinReach(trial, navy, sea) && !coming.includes(navy));
  return {
    attackers: [...fleets(trial, coming), ...fleets(trial, declaring, true)],
    defenders: knownForces({ setting, state }, enemies.length > 0 ? enemies : foes),
    nearby: fleets(trial, within),
    place: 'sea',
    troops: troopNames('sea'),
  };
};

/** The Navies of a DISPATCH or SAIL into the sea that can be made now. */
const fleetInto = (trial: Trial, order: Order, sea: SeaNumber): readonly UnitId[] | null => {
  if (order.verb !== 'DISPATCH' && order.verb !== 'SAIL') return null;
  if (faultOf(trial, trial.kingdom, order) !== null) return null;
  const at = findUnit(trial.state, order.args.navies[0] as UnitId)?.at;
  const to = order.verb === 'SAIL' ? order.args.sea : at?.in === 'port' ? at.sea : null;
  return to === sea ? order.args.navies : null;
};

/** A force for each place that they come from, and for those who have their +1 (HEP-11.2): always whoever declares War. */
const fleets = (board: Board, navies: readonly Unit[], declared = false): readonly BattleForce[] =>
  [...Map.groupBy(navies, ({ at, actionsUsed }) => `${placeWords(board, at)} ${actionsUsed}`).values()].map((fleet) => {
    const [{ at, actionsUsed }] = fleet as [Unit];
    return knownForce(board, placeWords(board, at), fleet, { attacks: true, fresh: declared || actionsUsed === 0 });
  });

const placeWords = (board: Board, at: Station): string => {
  if (at.in === 'sea') return seaName(board, at.sea);
  return at.in === 'port' ? areaName(board, at.area) : '';
};

/** In a port on the sea, or in the next one. */
const isWithinReach = ({ setting }: Board, { kind, at }: Unit, sea: SeaNumber): boolean =>
  kind === 'navy' &&
  ((at.in === 'port' && at.sea === sea) || (at.in === 'sea' && getSeaInfo(setting, sea).adjacent.includes(at.sea)));
