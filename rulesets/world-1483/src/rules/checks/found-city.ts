import type { ArgsOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import { CITY_COST } from '../costs.ts';
import { getTerritory, hasAnyCity } from '../find.ts';
import type { Asker } from './asker.ts';
import { ownFault } from './lands.ts';
import { conqueredFault, moneyFault, tribeFault } from './parties.ts';

/** Own incorporated land without a city, and the money; tribes found none (W83-6.21, 6.25). */
export const checkFoundCity = (asker: Asker, { territory }: ArgsOf<'FOUND_CITY'>): Refusal | null => {
  const { board, own, nation } = asker;
  const fault = tribeFault(board, nation) ?? conqueredFault(board, nation) ?? ownFault(asker, territory);
  if (fault !== null) return fault;
  if (hasAnyCity(getTerritory(board, territory))) return { code: 'city-there', territory };
  return moneyFault(own, CITY_COST);
};
