import { everyNumbered, getNumbered, keptGroupsById, placeById, required } from '@chancery/kit';
import type { NationInfo, PlaceInfo, Setting } from '../setting.ts';
import type { Board, Nation, Privy, State, Territory, Unit } from '../state.ts';
import { type NationNumber, NPC_PHASE, type OwnerNumber, type PlaceNumber, type UnitId } from '../words.ts';

/** Looking things up: `find` may give null, `get` throws. What asks a board may be asked of a view. */

export const findNationInfo = ({ nations }: Pick<Setting, 'nations'>, nation: NationNumber): NationInfo | null =>
  nations[nation] ?? null;
export const getPlace = ({ places }: Pick<Setting, 'places'>, place: PlaceNumber): PlaceInfo =>
  getNumbered(places, place, 'place');
export const placesOf = ({ places }: Pick<Setting, 'places'>): readonly PlaceInfo[] => everyNumbered(places);
export const isSea = (setting: Pick<Setting, 'places'>, place: PlaceNumber): boolean =>
  getPlace(setting, place).kind === 'sea';
export const nationOfSeat = ({ nations }: Pick<Setting, 'nations'>, seat: string): NationNumber | null =>
  nations.find((nation) => nation?.code === seat)?.number ?? null;

type HasNations = Pick<Board, 'nations'>;
type HasTerritories = Pick<Board, 'territories'>;
type HasUnits = Pick<Board, 'units'>;

/** All that there are or were, in list order (W83-0.27). */
export const nationsOf = ({ nations }: HasNations): readonly Nation[] => everyNumbered(nations);
export const getNation = ({ nations }: HasNations, nation: NationNumber): Nation =>
  getNumbered(nations, nation, 'nation');
export const findNation = ({ nations }: HasNations, nation: OwnerNumber): Nation | null => nations[nation] ?? null;
export const getPrivy = ({ privy }: Pick<State, 'privy'>, nation: NationNumber): Privy =>
  getNumbered(privy, nation, 'treasury of nation');

/** Whether a nation is one of a player (tribes and rebels under their former player too); W83-0.1, 13.84. */
export const isPlayer = ({ phase }: Pick<Nation, 'phase'>): boolean => phase !== NPC_PHASE;
export const isNpc = ({ phase }: Pick<Nation, 'phase'>): boolean => phase === NPC_PHASE;
export const isTribe = ({ kind }: Pick<Nation, 'kind'>): boolean => kind === 'tribal';
/** Neither eliminated nor absorbed. */
export const exists = ({ status }: Pick<Nation, 'status'>): boolean => status === 'active' || status === 'conquered';
/** A player nation that is neither conquered nor eliminated (W83-0.12). */
export const isMajor = (nation: Nation): boolean => isPlayer(nation) && nation.status === 'active';

/** In list order. */
export const territoriesOf = ({ territories }: HasTerritories): readonly Territory[] => everyNumbered(territories);
export const getTerritory = ({ territories }: HasTerritories, territory: PlaceNumber): Territory =>
  getNumbered(territories, territory, 'territory');
export const findTerritory = ({ territories }: HasTerritories, place: PlaceNumber): Territory | null =>
  territories[place] ?? null;
export const ownedBy = (board: HasTerritories, owner: OwnerNumber): readonly Territory[] =>
  board.territories.filter((territory) => territory !== null && territory.owner === owner) as readonly Territory[];
export const ownerOf = (board: HasTerritories, territory: PlaceNumber): OwnerNumber =>
  getTerritory(board, territory).owner;
/** An ordinary city or a tribal one (W83-20.33). */
export const hasAnyCity = ({ city, tribalCity }: Territory): boolean => city !== null || tribalCity !== null;

/** Units by place and by owner; whoever writes to the units of a draft says so (draft/changes.ts). */
export const BY_PLACE = keptGroupsById(({ place }: Unit) => place);
export const BY_OWNER = keptGroupsById(({ owner }: Unit) => owner);
export const BY_CARRIER = keptGroupsById(({ carrier }: Unit) => carrier);

/** By id, ascending; units aboard ships are in the zone of their ship. */
export const unitsIn = ({ units }: HasUnits, place: PlaceNumber): readonly Unit[] => BY_PLACE.at(units, place);
export const unitsOf = ({ units }: HasUnits, owner: OwnerNumber): readonly Unit[] => BY_OWNER.at(units, owner);
export const cargoOf = ({ units }: HasUnits, ship: UnitId): readonly Unit[] => BY_CARRIER.at(units, ship);
export const findUnit = ({ units }: HasUnits, id: UnitId): Unit | null => units[placeById(units, id)] ?? null;
export const getUnit = (board: HasUnits, id: UnitId): Unit => required(findUnit(board, id), 'unit', id);

const SHIPS = new Set(['sol', 'frg', 'mer']);
export const isShip = ({ type }: Pick<Unit, 'type'>): boolean => SHIPS.has(type);
/** Land units but generals (W83-0.8). */
export const isTroop = ({ type }: Pick<Unit, 'type'>): boolean => type !== 'gen' && !SHIPS.has(type);
export const isGeneral = ({ type }: Pick<Unit, 'type'>): boolean => type === 'gen';
/** Knights count as cavalry wherever they are not named (W83-0.9). */
export const isCavalry = ({ type }: Pick<Unit, 'type'>): boolean => type === 'cav' || type === 'knt';

/** Ships of an owner in a zone, by id. */
export const shipsIn = (board: HasUnits, zone: PlaceNumber, owner: OwnerNumber): readonly Unit[] =>
  unitsIn(board, zone).filter((unit) => unit.owner === owner && isShip(unit));
/** Troops of an owner in a territory, by id (those aboard a ship stand in its zone). */
export const troopsIn = (board: HasUnits, territory: PlaceNumber, owner: OwnerNumber): readonly Unit[] =>
  unitsIn(board, territory).filter((unit) => unit.owner === owner && isTroop(unit));
/** Owners of troops in a territory, ascending. */
export const ownersOfTroops = (board: HasUnits, territory: PlaceNumber): readonly OwnerNumber[] =>
  [
    ...new Set(
      unitsIn(board, territory)
        .filter(isTroop)
        .map(({ owner }) => owner),
    ),
  ].toSorted((a, b) => a - b);
