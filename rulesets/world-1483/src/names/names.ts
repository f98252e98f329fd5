import type { Setting } from '../setting.ts';
import type { Board } from '../state.ts';
import {
  AFRICA,
  BERBER,
  INDEPENDENT,
  type NationNumber,
  type OwnerNumber,
  type PlaceNumber,
  SIBERIA,
  type UnitType,
} from '../words.ts';

/** What things are called. Rebels that are founded in play are on the board alone (W83-13.82). */

type HasNations = Pick<Board, 'nations'>;

export const nationName = ({ nations }: HasNations, nation: NationNumber): string => nations[nation]?.name ?? '';

const NOBODY: { readonly [owner: number]: string } = {
  [INDEPENDENT]: 'independents',
  [SIBERIA]: 'Siberia',
  [AFRICA]: 'remote Africa',
  [BERBER]: 'the Berbers',
};
export const ownerName = (board: HasNations, owner: OwnerNumber): string => NOBODY[owner] ?? nationName(board, owner);

export const placeName = ({ places }: Pick<Setting, 'places'>, place: PlaceNumber): string => places[place]?.name ?? '';

const TYPE_NAMES: { readonly [Type in UnitType]: readonly [one: string, many: string] } = {
  inf: ['infantry', 'infantry'],
  cav: ['cavalry', 'cavalry'],
  knt: ['knight', 'knights'],
  art: ['artillery', 'artillery'],
  gen: ['general', 'generals'],
  sol: ['ship of the line', 'ships of the line'],
  frg: ['frigate', 'frigates'],
  mer: ['merchantman', 'merchantmen'],
};
/** `ships of the line`; of one, `ship of the line`. */
export const typeName = (type: UnitType, count = 2): string => TYPE_NAMES[type][count === 1 ? 0 : 1];
/** `2 infantry` */
export const countName = (count: number, type: UnitType): string => `${count} ${typeName(type, count)}`;
