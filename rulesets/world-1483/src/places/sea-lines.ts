import type { PlaceLine } from '@chancery/core';
import { place, readerOf } from '../names/reader.ts';
import { barAt } from '../rules/gates.ts';
import { toldStanding } from '../rules/told-standing.ts';
import type { GameKnown } from '../types.ts';
import type { PlaceNumber, ShipType } from '../words.ts';
import { besideLine } from './beside.ts';

/** The zones beside a zone, with what bars the way, and the lands on its shores. */
export const seaLines = (known: GameKnown, zone: PlaceNumber): readonly PlaceLine[] => {
  const { setting } = known;
  const reader = readerOf(known);
  const { special = null, seas = [], coasts = [] } = setting.places[zone] ?? {};
  return [
    ...(special === 'barents'
      ? [
          {
            text: 'Ice: a step into it or out of it counts two, and each ship that enters sinks on a roll of 1.',
            rule: 'W83-2.44',
          },
        ]
      : []),
    ...(seas.length === 0 ? [] : [{ text: 'By sea', style: 'head', rule: 'W83-2.9' } as const]),
    ...seas.map(
      (next): PlaceLine => ({ text: `${place(reader, next)}${gateWords(known, zone, next)}`, indent: 1, area: next }),
    ),
    ...(coasts.length === 0 ? [] : [{ text: 'Shores', style: 'head' } as const]),
    ...coasts.map((land) => besideLine(reader, land)),
  ];
};

const SPECIALS = { 'strait-aegean-blacksea': 'the strait', canal: 'the canal' } as const;

/** What a gate between two zones is to the reader, as far as they know: what others have ordered is secret (W83-2.20 to 2.25). */
const gateWords = (known: GameKnown, from: PlaceNumber, to: PlaceNumber): string => {
  const { setting, view } = known;
  const special = setting.places[from]?.special ?? null;
  if (special !== setting.places[to]?.special || (special !== 'canal' && special !== 'strait-aegean-blacksea'))
    return '';
  const through = `, through ${SPECIALS[special]}`;
  if (view.nation === null) return through;
  const isBarred = (type: ShipType): boolean =>
    barAt(setting, view, toldStanding(view), { owner: view.nation ?? 0, type, from, to }) !== null;
  if (isBarred('frg')) return `${through}: closed to you`;
  return isBarred('sol')
    ? `${through}: closed to your ships of the line`
    : `${through}: open, unless its keeper says otherwise`;
};
