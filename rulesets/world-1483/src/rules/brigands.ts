import type { Setting } from '../setting.ts';
import type { Board, Territory, Unit } from '../state.ts';
import { BRIGAND, type NationNumber, type PlaceNumber, type UnitId } from '../words.ts';
import { isTroop, ownedBy, troopsIn, unitsIn, unitsOf } from './find.ts';
import { isLandAdjacent } from './geography.ts';
import type { StandingOf } from './standing.ts';
import { enemiesOf } from './war.ts';
import { yieldOf } from './yield.ts';

/** A territory that yields nothing this time, and the general who keeps its income away (W83-4.27). */
export interface BrigandRaid {
  readonly territory: PlaceNumber;
  readonly by: UnitId;
}

/** What Brigands of its enemies deny a nation now: one territory each, in the order of their ids (W83-4.27, 12.2). */
export const brigandRaids = (
  setting: Setting,
  board: Board,
  standingOf: StandingOf,
  nation: NationNumber,
): readonly BrigandRaid[] => {
  const denied = new Set<PlaceNumber>();
  return brigandsAgainst(board, nation).flatMap((brigand): readonly BrigandRaid[] => {
    const prey = ownedBy(board, nation)
      .filter(({ number }) => !denied.has(number) && isLandAdjacent(setting, brigand.place, number))
      .filter((territory) => yieldOf(board, nation, territory) > 0 && isOutnumbered(board, brigand, territory));
    const target = choose(prey, standingOf(brigand.owner), brigand.id);
    if (target === undefined) return [];
    denied.add(target.number);
    return [{ territory: target.number, by: brigand.id }];
  });
};

/** Brigands ashore of nations at war with it; two of a nation in one place make one raid, that of the lower id (W83-4.35). */
const brigandsAgainst = (board: Board, nation: NationNumber): readonly Unit[] => {
  const all = enemiesOf(board, nation)
    .flatMap((enemy) => unitsOf(board, enemy))
    .filter(({ ability }) => ability === BRIGAND)
    .toSorted((a, b) => a.id - b.id);
  return all.filter(
    (each, at) => !all.slice(0, at).some(({ owner, place }) => owner === each.owner && place === each.place),
  );
};

/** The troops of his nation with him are more than all that anybody has in the target. */
const isOutnumbered = (board: Board, { owner, place }: Unit, { number }: Territory): boolean =>
  troopsIn(board, place, owner).length > unitsIn(board, number).filter(isTroop).length;

/** The one that he is told to raid, and no other; told nothing, the one of the highest value, ties by list order. */
const choose = (
  prey: readonly Territory[],
  standing: ReturnType<StandingOf>,
  general: UnitId,
): Territory | undefined => {
  const told = standing.findLast((order) => order.verb === 'RAID' && order.args.general === general);
  if (told?.verb === 'RAID') return prey.find(({ number }) => number === told.args.target);
  return prey.toSorted((a, b) => b.value - a.value)[0];
};
