import type { Face } from '../faces.ts';
import type { InnerLine } from '../inner-lines.ts';
import type { Layout } from '../layout.ts';
import type { Spot } from '../plane.ts';
import type { GrowSettings } from '../settings.ts';
import type { Site } from '../sites.ts';
import { claimWalked } from './claim-walked.ts';
import { type LaidGrant, withGrants } from './grants.ts';
import { carriedOn, holderLines } from './holder-lines.ts';
import { keepApart, type MayTouch } from './keep-apart.ts';
import { walkOut } from './walk.ts';
import { walkLattice } from './walk-lattice.ts';

/** Cells of what is nearest on foot or by water: the lines between them, and the owners of the faces that the lines make. */
export interface WalkedCells {
  readonly lines: readonly InnerLine[];
  ownersOf(faces: readonly Face[]): readonly number[];
}

export interface WalkedGround {
  readonly sites: readonly Site[];
  isLand(spot: Spot): boolean;
  /** Knots along these go to their areas. */
  readonly grants: readonly LaidGrant[];
  /** Where a table is the law. */
  readonly mayTouch?: MayTouch | undefined;
}

export const walkedCells = (
  layout: Layout,
  settings: GrowSettings,
  { sites, isLand, grants, mayTouch }: WalkedGround,
): WalkedCells => {
  const lattice = walkLattice(layout, settings, isLand);
  const walked = withGrants(lattice, walkOut(lattice, sites), grants);
  const knots = new Set(sites.map(({ at }) => lattice.knotAt(at)));
  const all = mayTouch === undefined ? walked : keepApart(lattice, walked, { mayTouch, sites: knots });
  const carried = { land: carriedOn(lattice, all, 'land'), water: carriedOn(lattice, all, 'water') };
  return {
    lines: (['land', 'water'] as const).flatMap((stroke) =>
      holderLines(lattice, carried[stroke], settings.leastBend).map((spots) => ({ spots, stroke })),
    ),
    ownersOf: (faces) => claimWalked(faces, lattice, carried),
  };
};
