import { type ReportLine, said, series } from '@chancery/core';
import { everyNumbered } from '@chancery/kit';
import { province, readerOf, who, whoAll } from '../../names/reader.ts';
import type { Seen } from '../../state.ts';
import { figureWords } from '../../text/told/knowledge.ts';
import type { GameKnown } from '../../types.ts';

/** Nobody reads more of these; the rest stands on the map and in the papers. */
const MOST_LINES = 10;

/** Sieges of one's own, and hostile forces in one's provinces and beside them, as far as anybody knows. */
export const threatLines = (known: GameKnown): readonly ReportLine[] => {
  const reader = readerOf(known);
  const { setting, view } = known;
  const { me } = reader;
  if (me === null) return [];
  const own = everyNumbered(view.provinces).filter((each) => each.own !== null);
  const lands = new Set(own.map(({ number }) => number));
  const beside = new Set(
    (setting.world.routes ?? []).flatMap(({ a, b }) => [...(lands.has(a) ? [b] : []), ...(lands.has(b) ? [a] : [])]),
  );
  const sieges = own.flatMap(({ number, siege }) =>
    siege === null
      ? []
      : [
          said(
            'UM-21.5',
            siege.t === 0
              ? `${province(reader, number)} is shut in by ${whoAll(reader, siege.besiegers)}.`
              : `${province(reader, number)} is besieged by ${whoAll(reader, siege.besiegers)}, turn ${siege.t}.`,
          ),
        ],
  );
  const fresh = view.known.forces.filter(
    ({ area, turn, nation, figures }) =>
      turn >= view.turn - 1 && figures.length > 0 && isHostile(view, nation) && (lands.has(area) || beside.has(area)),
  );
  const near = [...fresh.filter(({ area }) => lands.has(area)), ...fresh.filter(({ area }) => !lands.has(area))];
  return [
    ...sieges,
    ...near
      .slice(0, MOST_LINES)
      .map((seen) =>
        said(
          'UM-21.6',
          `${province(reader, seen.area)}${lands.has(seen.area) ? ', yours' : ''}: ${who(reader, seen.nation)} with ${forceWords(known, seen)}${seen.source === 'rumour' ? ' (rumour)' : ''}.`,
        ),
      ),
  ];
};

const isHostile = ({ nations }: GameKnown['view'], nation: number): boolean => nations[nation]?.hostile === true;

const forceWords = (known: GameKnown, { figures }: Seen): string =>
  series(figures.map((figure) => figureWords(readerOf(known), figure)));
