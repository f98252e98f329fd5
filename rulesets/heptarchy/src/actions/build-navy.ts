import type { BuildNavy } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import { getArea, getAreaInfo, getKingdom, getSeaInfo } from '../rules/find.ts';
import { countOfKind, maxNavies } from '../rules/reckoned.ts';
import { UNIT_COST } from '../rules/unit-table.ts';
import type { Board } from '../scene.ts';
import type { AreaNumber, KingdomNumber, SeaNumber } from '../words.ts';
import type { Action } from './action.ts';
import { affordable, ownFreeArea } from './conditions.ts';

/** BUILD NAVY: one in each area per Turn that borders a sea with shipyards (HEP-8.6), anchored there (HEP-8.8). */
export const buildNavy: Action<BuildNavy> = {
  fault: (board, kingdom, { area, sea }) =>
    ownFreeArea(board, kingdom, area) ??
    (shipyardSea(board, area) === null ? { code: 'no-shipyards', area } : null) ??
    (sea === undefined || getAreaInfo(board.setting, area).seas.includes(sea)
      ? null
      : { code: 'not-on-that-sea', area, sea }) ??
    (getArea(board.state, area).navyMade === board.state.turn
      ? { code: 'made-this-turn', area, what: 'navy' }
      : null) ??
    withinNavies(board, kingdom) ??
    affordable(board, kingdom, UNIT_COST.navy),

  act: (scene, kingdom, { area, sea = shipyardSea(scene, area) }) => {
    if (sea === null) throw new Error(`no Navy can be built in ${area}`);
    const { nextUnit: unit, turn } = scene.state;
    const cost = UNIT_COST.navy;
    const gold = getKingdom(scene.state, kingdom).gold - cost;
    const at = { in: 'port', area, sea } as const;
    scene.emit({ kind: 'unit-created', rule: 'HEP-8.6', unit, unitKind: 'navy', kingdom, area, at, cost, gold, turn });
  },
};

/** The lowest-numbered sea with shipyards that an area borders (HEP-2.6, HEP-8.8). */
const shipyardSea = ({ setting }: Board, area: AreaNumber): SeaNumber | null =>
  getAreaInfo(setting, area).seas.find((sea) => getSeaInfo(setting, sea).shipyards) ?? null;

/** HEP-8.7 */
const withinNavies = (board: Board, kingdom: KingdomNumber): Refusal | null => {
  const [owned, limit] = [countOfKind(board, kingdom, 'navy'), maxNavies(board, kingdom)];
  return owned < limit ? null : { code: 'limit', what: 'navies', owned, limit };
};
