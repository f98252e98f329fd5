import type { ArgsOf, PeaceArgs } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import type { Board } from '../../state.ts';
import type { NationNumber } from '../../words.ts';
import { getTerritory } from '../find.ts';
import { type Grant, grantsOf, termsOf } from '../terms.ts';
import { atWar } from '../war.ts';
import type { Asker } from './asker.ts';
import { freeFault } from './free.ts';
import { moneyFault, playerFault } from './parties.ts';

/** Peace is offered to a player nation that one is at war with (W83-13.3). */
export const peaceFault = (
  board: Pick<Board, 'nations' | 'wars'>,
  nation: NationNumber,
  { nation: other }: Pick<PeaceArgs, 'nation'>,
): Refusal | null =>
  playerFault(board, nation, other) ?? (atWar(board, nation, other) ? null : { code: 'not-at-war', nation: other });

/** What a side promises and does not have (W83-13.6); money is looked at by whoever knows of it. */
export const grantFault = (
  { setting, board }: Pick<Asker, 'setting' | 'board'>,
  { by, cede, free }: Grant,
): Refusal | null => {
  for (const territory of cede) {
    const { owner, tribalCity } = getTerritory(board, territory);
    if (owner !== by) return { code: 'not-yours', territory, owner };
    if (tribalCity !== null) return { code: 'tribal-city-stays', territory };
  }
  return free === null ? null : freeFault({ setting, board, nation: by }, free);
};

/** A territory changes hands once only, whichever term names it. */
export const namedTwice = (grants: readonly Grant[]): Refusal | null => {
  const named = grants.flatMap(({ cede, free }) => [...cede, ...(free?.territories ?? [])]);
  const twice = named.find((place, at) => named.indexOf(place) < at);
  return twice === undefined ? null : { code: 'same-place-twice', territory: twice };
};

/** An offer may promise what is not there yet: it is looked at again when both have agreed (W83-13.6). */
export const checkOfferPeace = (asker: Asker, args: ArgsOf<'OFFER_PEACE' | 'ACCEPT_PEACE'>): Refusal | null => {
  const { board, own, nation } = asker;
  const fault = peaceFault(board, nation, args);
  if (fault !== null) return fault;
  const grants = grantsOf(termsOf(args), nation, args.nation);
  return (
    namedTwice(grants) ?? moneyFault(own, grants[0].pay) ?? grantFault(asker, grants[0]) ?? grantFault(asker, grants[1])
  );
};
