import type { ArgsOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import type { Board } from '../../state.ts';
import type { NationNumber, PlaceNumber } from '../../words.ts';
import { incorporationCost } from '../costs.ts';
import { getNation, getTerritory, isTribe, territoriesOf } from '../find.ts';
import type { Asker } from './asker.ts';

/** Own land that is not incorporated yet, and the money for it (W83-10.40 to 10.48); a tribe gives up a city of its own for one (W83-16.27). */
export const checkIncorporate = (
  { board, own, nation }: Asker,
  { territory, destroy }: ArgsOf<'INCORPORATE'>,
): Refusal | null => {
  const { owner, incorporatedBy, city } = getTerritory(board, territory);
  if (owner !== nation) return { code: 'not-yours', territory, owner };
  if (incorporatedBy === nation) return { code: 'incorporated-already', territory };
  const who = getNation(board, nation);
  if (who.status === 'conquered') return { code: 'conquered' };
  if (own.arrears > 0) return { code: 'in-arrears', arrears: own.arrears };
  const cost = incorporationCost(board, nation, territory);
  if (cost > own.treasury) return { code: 'short-of-money', cost, treasury: own.treasury };
  const isPaidWithCity = city !== null && isTribe(who);
  return isPaidWithCity && tribalCityToGive(board, nation, destroy) === null
    ? { code: 'no-tribal-city', territory: destroy ?? territory }
    : null;
};

/** The tribal city that is given up for a regular one: the one named, else the first (W83-16.28). */
export const tribalCityToGive = (
  board: Pick<Board, 'territories'>,
  tribe: NationNumber,
  named: PlaceNumber | undefined,
): PlaceNumber | null => {
  const own = territoriesOf(board).filter(({ tribalCity }) => tribalCity === tribe);
  const chosen = named === undefined ? own[0] : own.find(({ number }) => number === named);
  return chosen?.number ?? null;
};
