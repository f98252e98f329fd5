import type { Setting } from '../setting.ts';
import type { Board } from '../state.ts';
import type { NationNumber, OwnerNumber, PlaceNumber, ShipType, Special } from '../words.ts';
import { getNation, getPlace, placesOf } from './find.ts';
import { type StandingOf, standingWord } from './standing.ts';
import { atWar } from './war.ts';

/** The strait and the canal, through which ships go as their keepers please (W83-2.20 to 2.25). */

interface Gate {
  readonly zones: Special;
  readonly keepers: Special;
  readonly close: 'CLOSE_STRAIT' | 'CLOSE_CANAL';
  readonly open: 'OPEN_STRAIT' | 'OPEN_CANAL';
}
const STRAIT: Gate = {
  zones: 'strait-aegean-blacksea',
  keepers: 'strait-aegean-blacksea',
  close: 'CLOSE_STRAIT',
  open: 'OPEN_STRAIT',
};
const CANAL: Gate = { zones: 'canal', keepers: 'canal-control', close: 'CLOSE_CANAL', open: 'OPEN_CANAL' };

type Bar = 'strait closed' | 'canal closed';

/** What bars a ship from a step between two zones: the strait bars all, the canal ships of the line. */
export const barAt = (
  setting: Setting,
  board: Board,
  standingOf: StandingOf,
  ship: { readonly owner: OwnerNumber; readonly type: ShipType; readonly from: PlaceNumber; readonly to: PlaceNumber },
): Bar | null => {
  const { owner, type, from, to } = ship;
  const leads = ({ zones }: Gate): boolean =>
    getPlace(setting, from).special === zones && getPlace(setting, to).special === zones;
  const isClosed = (gate: Gate): boolean =>
    keepersOf(setting, board, gate).some((keeper) => closes(board, standingOf, gate, { keeper, owner }));
  if (leads(STRAIT)) return isClosed(STRAIT) ? 'strait closed' : null;
  return type === 'sol' && leads(CANAL) && isClosed(CANAL) ? 'canal closed' : null;
};

/** Nations that own a land by which ships go; what is nobody's bars nobody (W83-2.25). */
const keepersOf = (setting: Setting, board: Board, { keepers }: Gate): readonly NationNumber[] =>
  placesOf(setting)
    .filter(({ special }) => special === keepers)
    .map(({ number }) => board.territories[number]?.owner ?? 0)
    .filter((owner) => owner > 0);

/** An owner whom nobody plays keeps to the default: closed to enemies (W83-2.21, 2.24); so does one who has said nothing. */
const closes = (
  board: Board,
  standingOf: StandingOf,
  { close, open }: Gate,
  { keeper, owner }: { readonly keeper: NationNumber; readonly owner: OwnerNumber },
): boolean => {
  if (keeper === owner) return false;
  const nation = getNation(board, keeper);
  const said = nation.seat === 'held' ? standingWord(standingOf(keeper), [close, open], { nation: owner }) : null;
  return said === null ? atWar(board, keeper, owner) : said.verb === close;
};
