import { everyNumbered, getNumbered } from '@chancery/kit';
import type { Board } from '../scene.ts';
import type { AreaInfo, SeaInfo, Setting } from '../setting.ts';
import type { Area, Kingdom, State, Unit } from '../state.ts';
import type { AreaNumber, KingdomNumber, LandKind, SeaNumber, UnitId } from '../words.ts';

export const getKingdom = ({ kingdoms }: Pick<State, 'kingdoms'>, number: KingdomNumber): Kingdom =>
  getNumbered(kingdoms, number, 'kingdom');

export const getArea = ({ areas }: Pick<State, 'areas'>, number: AreaNumber): Area =>
  getNumbered(areas, number, 'area');

export const getAreaInfo = ({ areas }: Pick<Setting, 'areas'>, number: AreaNumber): AreaInfo =>
  getNumbered(areas, number, 'area');

/** The three letters by which orders and seats name an area, and the kingdom that starts there. */
export const codeOf = (setting: Pick<Setting, 'areas'>, area: AreaNumber): string => getAreaInfo(setting, area).code;

export const getSeaInfo = ({ seas }: Pick<Setting, 'seas'>, number: SeaNumber): SeaInfo =>
  getNumbered(seas, number, 'sea');

export const findUnit = ({ units }: Pick<State, 'units'>, id: UnitId): Unit | null =>
  units.find((unit) => unit.id === id) ?? null;

/** Every kingdom, eliminated ones included, ascending. */
export const kingdomsOf = ({ kingdoms }: Pick<State, 'kingdoms'>): readonly Kingdom[] => everyNumbered(kingdoms);

/** Every area, ascending. */
export const areasOf = ({ areas }: Pick<State, 'areas'>): readonly Area[] => everyNumbered(areas);

export const ownedBy = (state: Pick<State, 'areas'>, owner: KingdomNumber): readonly Area[] =>
  areasOf(state).filter((area) => area.owner === owner);

export const unitsOf = ({ units }: Pick<State, 'units'>, owner: KingdomNumber): readonly Unit[] =>
  units.filter((unit) => unit.owner === owner);

export type LandUnit = Unit & { readonly kind: LandKind };
export const isLandUnit = (unit: Unit): unit is LandUnit => unit.kind !== 'navy';

/**
 * The Land Area in which a unit stands: a Land Unit aboard an anchored Navy stands in the port, one at sea nowhere
 * (HEP-0.15).
 */
export const areaUnder = (state: Pick<State, 'units'>, unit: Pick<Unit, 'at'>): AreaNumber | null => {
  switch (unit.at.in) {
    case 'area':
    case 'port':
      return unit.at.area;
    case 'sea':
      return null;
    case 'navy': {
      const navy = findUnit(state, unit.at.navy);
      return navy?.at.in === 'port' ? navy.at.area : null;
    }
  }
};

/** The Land Units in an area, those aboard anchored Navies included, by id. */
export const landUnitsIn = (state: Pick<State, 'units'>, area: AreaNumber): readonly LandUnit[] =>
  state.units.filter(isLandUnit).filter((unit) => areaUnder(state, unit) === area);

/** The Navies in a Sea Area; anchored ones are not in it (HEP-9.17). */
export const naviesIn = ({ units }: Pick<State, 'units'>, sea: SeaNumber): readonly Unit[] =>
  units.filter(({ kind, at }) => kind === 'navy' && at.in === 'sea' && at.sea === sea);

/** The Land Unit that a Navy carries; null for none. */
export const findCargo = ({ units }: Pick<State, 'units'>, navy: UnitId): Unit | null =>
  units.find(({ at }) => at.in === 'navy' && at.navy === navy) ?? null;

export const isNpc = ({ controller }: Pick<Kingdom, 'controller'>): boolean =>
  controller === 'npc' || controller === 'caretaker';

/** Number of a Resource that a kingdom owns, Occupied areas included (HEP-4.13). */
export const countOf = (board: Board, owner: KingdomNumber, resource: Area['resources'][number]): number =>
  ownedBy(board.state, owner).filter(({ resources }) => resources.includes(resource)).length;
