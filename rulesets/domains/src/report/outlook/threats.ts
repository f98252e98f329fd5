import { type ReportLine, said, series } from '@chancery/core';
import { everyNumbered } from '@chancery/kit';
import { figureWords, holding, province, readerOf, theForce, who } from '../../names/reader.ts';
import { getProvinceInfo } from '../../rules/find.ts';
import type { Seen } from '../../state.ts';
import type { GameKnown } from '../../types.ts';

/** Nobody reads more of these; the rest stands on the map. */
const MOST_LINES = 12;

/** What was taken or is besieged, and forces of others that were seen this month in the reader’s provinces and beside them. */
export const threatLines = (known: GameKnown): readonly ReportLine[] => {
  const reader = readerOf(known);
  const { setting, view } = known;
  const { me } = reader;
  if (me === null) return [];
  const own = everyNumbered(view.provinces).filter(({ ruler }) => ruler === me);
  const lands = new Set(own.map(({ number }) => number));
  const beside = new Set(own.flatMap(({ number }) => getProvinceInfo(setting, number).borders));
  const lost = own.flatMap(({ number, inside }) =>
    inside?.occupiedBy == null
      ? []
      : [said('DOM-13.15', `${province(reader, number)} is occupied by ${who(reader, inside.occupiedBy)}.`)],
  );
  const sieges = view.holdings.flatMap(({ id, owner, inside }) => {
    if (owner !== me || inside === null) return [];
    if (inside.occupiedBy !== null)
      return [said('DOM-13.9', `${holding(reader, id)} is occupied by ${who(reader, inside.occupiedBy)}.`)];
    return inside.siegeLevel === null
      ? []
      : [said('DOM-12.4', `${holding(reader, id)} is besieged, down to ${inside.siegeLevel}.`)];
  });
  const near = view.known.forces.filter(
    ({ area, turn, figures }) => turn >= view.turn - 1 && figures.length > 0 && (lands.has(area) || beside.has(area)),
  );
  const seen = [...near.filter(({ area }) => lands.has(area)), ...near.filter(({ area }) => !lands.has(area))];
  return [
    ...lost,
    ...sieges,
    ...seen
      .slice(0, MOST_LINES)
      .map((each) =>
        said(
          'DOM-10.1',
          `${province(reader, each.area)}${lands.has(each.area) ? ', yours' : ''}: ${forceWords(known, each)}.`,
        ),
      ),
  ];
};

const forceWords = (known: GameKnown, { owner, figures }: Seen): string =>
  `${theForce(readerOf(known), owner)} with ${series(figures.map(figureWords))}`;
