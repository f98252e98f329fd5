import type { Raise } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import { getArea, getKingdom } from '../rules/find.ts';
import { countOfKind, landUnitCount, maxRetinues, maxUnits } from '../rules/reckoned.ts';
import { UNIT_COST } from '../rules/unit-table.ts';
import type { Board } from '../scene.ts';
import type { AreaNumber, KingdomNumber } from '../words.ts';
import type { Action } from './action.ts';
import { affordable, ownFreeArea } from './conditions.ts';

/** RAISE: a Levy or a Retinue, one in each area per Turn (HEP-8.2). */
export const raise: Action<Raise> = {
  fault: (board, kingdom, { area, kind }) =>
    ownFreeArea(board, kingdom, area) ??
    notMadeYet(board, area) ??
    withinUnits(board, kingdom) ??
    (kind === 'retinue' ? withinRetinues(board, kingdom) : null) ??
    affordable(board, kingdom, UNIT_COST[kind]),

  act: (scene, kingdom, { area, kind }) => {
    const { nextUnit: unit, turn } = scene.state;
    const cost = UNIT_COST[kind];
    const gold = getKingdom(scene.state, kingdom).gold - cost;
    const at = { in: 'area', area } as const;
    scene.emit({ kind: 'unit-created', rule: 'HEP-8.2', unit, unitKind: kind, kingdom, area, at, cost, gold, turn });
  },
};

const notMadeYet = ({ state }: Board, area: AreaNumber): Refusal | null =>
  getArea(state, area).landUnitMade === state.turn ? { code: 'made-this-turn', area, what: 'land' } : null;

/** HEP-8.4 */
const withinUnits = (board: Board, kingdom: KingdomNumber): Refusal | null => {
  const [owned, limit] = [landUnitCount(board, kingdom), maxUnits(board, kingdom)];
  return owned < limit ? null : { code: 'limit', what: 'units', owned, limit };
};

/** HEP-8.5 */
const withinRetinues = (board: Board, kingdom: KingdomNumber): Refusal | null => {
  const [owned, limit] = [countOfKind(board, kingdom, 'retinue'), maxRetinues(board, kingdom)];
  return owned < limit ? null : { code: 'limit', what: 'retinues', owned, limit };
};
