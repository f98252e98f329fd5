import type { LandEvent } from '../events/land.ts';
import { getTerritory, isGeneral, unitsIn } from '../rules/find.ts';
import { atWar } from '../rules/war.ts';
import type { GameTurn } from '../types.ts';
import { BERBER, type OwnerNumber, type PlaceNumber } from '../words.ts';
import { fireGifts } from './gifts.ts';
import { incorporateAtOnce, incorporateFreely } from './hand-over.ts';

type How = Extract<LandEvent, { readonly kind: 'captured' }>['how'];

export interface Capture {
  readonly territory: PlaceNumber;
  readonly by: OwnerNumber;
  readonly how: How;
  readonly rule: string;
  /** Nations whose troops defended it, beside its owner: their generals are lost with it. */
  readonly defended?: readonly OwnerNumber[];
}

/**
 * A territory is taken (W83-10.21): its port and a tribal city in it are destroyed, and so are the generals of whoever defended it;
 * those of guests who stood aside stay with them (W83-10.23). Walls stay as they were. The Berbers incorporate it at once (W83-2.38),
 * a nation without an incorporated city its own first city (W83-10.46); gifts that were promised for it are paid.
 */
export const capture = (turn: GameTurn, { territory, by, how, rule, defended = [] }: Capture): void => {
  const { state } = turn;
  const { owner: from, port, tribalCity } = getTerritory(state, territory);
  const losing = (owner: OwnerNumber): boolean => owner === from || defended.includes(owner) || atWar(state, owner, by);
  const generals = unitsIn(state, territory)
    .filter((unit) => isGeneral(unit) && losing(unit.owner))
    .map(({ id }) => id);
  turn.emit({ kind: 'captured', rule, territory, from, by, generals, port, tribalCity, how });
  if (by === BERBER) incorporateAtOnce(turn, { territory, by, rule: 'W83-2.38' });
  else incorporateFreely(turn, territory);
  fireGifts(turn, { when: 'capture', of: by, territory });
  fireGifts(turn, { when: 'loss', of: from, territory });
};
