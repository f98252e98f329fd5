import { type ReportLine, said } from '@chancery/core';
import { lots, place, readerOf, who } from '../../names/reader.ts';
import { countsIn } from '../../rules/counts.ts';
import { getPlace, isShip, isTroop, ownedBy, unitsIn } from '../../rules/find.ts';
import { landAdjacent } from '../../rules/geography.ts';
import { enemiesOf } from '../../rules/war.ts';
import type { GameKnown } from '../../types.ts';
import { openBoardOf } from '../../view/open-board.ts';
import type { PlaceNumber } from '../../words.ts';

/** Nobody reads more of these; the rest stands on the map. */
const MOST_LINES = 10;

/** Armies of enemies beside the reader's land, and their fleets off its coasts. */
export const threatLines = (known: GameKnown): readonly ReportLine[] => {
  const reader = readerOf(known);
  const { setting, view } = known;
  const { me } = reader;
  if (me === null) return [];
  const enemies = new Set<number>(enemiesOf(view, me));
  if (enemies.size === 0) return [];
  const board = openBoardOf(view);
  const own = ownedBy(view, me).map(({ number }) => number);
  const around = new Set<PlaceNumber>(
    own.flatMap((land) => [land, ...landAdjacent(setting, land), ...getPlace(setting, land).coasts]),
  );
  return [...around]
    .toSorted((a, b) => a - b)
    .flatMap((where) =>
      [...Map.groupBy(unitsIn(board, where), ({ owner }) => owner)]
        .filter(([owner, units]) => enemies.has(owner) && units.some((unit) => isTroop(unit) || isShip(unit)))
        .map(([owner, units]) =>
          said('W83-18.1', `${place(reader, where)}: ${who(reader, owner)} with ${lots(countsIn(units))}.`),
        ),
    )
    .slice(0, MOST_LINES);
};
