import type { Board, Territory, Unit } from '../state.ts';
import type { NationNumber, OwnerNumber, PlaceNumber } from '../words.ts';
import { getTerritory, isTroop, territoriesOf, unitsIn, unitsOf } from './find.ts';
import { allowsLand, joins, type StandingOf, standsAside } from './standing.ts';
import { atWar, enemiesOf } from './war.ts';

/** What a territory is for a nation that would enter it (W83-10.10). */
export type Ground = 'own' | 'open' | 'foreign' | 'enemy' | 'wild';

export const groundOf = (board: Board, standingOf: StandingOf, nation: OwnerNumber, territory: PlaceNumber): Ground => {
  const { owner } = getTerritory(board, territory);
  if (owner === nation) return 'own';
  if (owner <= 0) return 'wild';
  if (atWar(board, owner, nation)) return 'enemy';
  return allowsLand(standingOf(owner), nation, territory) || hasGuestRight(board, nation, territory)
    ? 'open'
    : 'foreign';
};

/** Units that came into a nation's hands on foreign land may stay there (W83-14.22). */
const hasGuestRight = (board: Board, nation: OwnerNumber, territory: PlaceNumber): boolean =>
  unitsIn(board, territory).some((unit) => unit.owner === nation && unit.guestRight);

export const isFriendly = (ground: Ground): boolean => ground === 'own' || ground === 'open';

/** Troops ashore, by whose they are. */
export const troopsAshore = (board: Pick<Board, 'units'>, territory: PlaceNumber): readonly Unit[] =>
  unitsIn(board, territory).filter(isTroop);

/**
 * Whose troops would fight for a territory against a nation (W83-15.20, 15.21): all there, but guests and owners at peace who stand
 * aside where the attacker asked to avoid them, and guests who join the attacker. Never enemies at war (W83-11.4).
 */
export const resisters = (
  board: Board,
  standingOf: StandingOf,
  attack: {
    readonly by: OwnerNumber;
    readonly territory: PlaceNumber;
    readonly avoid: readonly NationNumber[];
    /** At war since this very attack: whoever would have stood aside in peace still does. */
    readonly invaded?: ReadonlySet<OwnerNumber>;
  },
): ReadonlySet<OwnerNumber> => {
  const { by, territory, avoid, invaded } = attack;
  const { owner } = getTerritory(board, territory);
  const there = new Set(troopsAshore(board, territory).map((unit) => unit.owner));
  there.delete(by);
  for (const guest of there) {
    if (atWar(board, guest, by) && invaded?.has(guest) !== true) continue;
    const standing = standingOf(guest);
    const aside = avoid.includes(guest) && standsAside(standing, by, territory);
    if (aside || (guest !== owner && joins(standing, [by], [owner], territory))) there.delete(guest);
  }
  return there;
};

/** Whose guests join an attack from inside (W83-15.15). */
export const joinersOf = (
  board: Board,
  standingOf: StandingOf,
  attack: { readonly by: OwnerNumber; readonly territory: PlaceNumber },
): readonly OwnerNumber[] => {
  const { by, territory } = attack;
  const { owner } = getTerritory(board, territory);
  const there = new Set(troopsAshore(board, territory).map((unit) => unit.owner));
  return [...there].filter(
    (guest) =>
      guest !== by && guest !== owner && !atWar(board, guest, by) && joins(standingOf(guest), [by], [owner], territory),
  );
};

/** Lands that a nation may fall back to: its own, and those open to it. */
export const friendlyLands = (board: Board, standingOf: StandingOf, nation: OwnerNumber): Set<PlaceNumber> => {
  const enemies = new Set(enemiesOf(board, nation));
  const guests = new Set(unitsOf(board, nation).flatMap(({ guestRight, place }) => (guestRight ? [place] : [])));
  const isOpen = ({ owner, number }: Territory): boolean =>
    owner > 0 && !enemies.has(owner) && (guests.has(number) || allowsLand(standingOf(owner), nation, number));
  return new Set(territoriesOf(board).flatMap((land) => (land.owner === nation || isOpen(land) ? [land.number] : [])));
};
