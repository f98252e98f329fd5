import type { BorderKind, PlaceLine } from '@chancery/core';
import { place } from '../names/names.ts';
import { readerOf } from '../names/reader.ts';
import { mapOf } from '../rules/places.ts';
import type { MdKnown } from '../types.ts';
import type { Location } from '../words.ts';

/** What is said of a border beside the name of the place beyond it. */
const BORDER_WORDS: { readonly [kind in BorderKind]?: string } = {
  mountain: 'mountains, no way across',
  reef: 'reefs, no way across',
  strait: 'over a strait',
  river: 'over a river',
  bridge: 'over a bridge',
};

/** The adjacent locations, with their barriers (MD-16.2, MD-16.41). */
export const neighbourLines = (known: MdKnown, area: Location): readonly PlaceLine[] => {
  const map = mapOf(known.setting);
  return [
    { text: 'Adjacent', style: 'head', rule: 'MD-2.3' },
    ...map.neighbours(area).map((next): PlaceLine => {
      const words = BORDER_WORDS[map.borderBetween(area, next) as BorderKind];
      return {
        text: `${place(readerOf(known), next)}${words === undefined ? '' : `: ${words}`}`,
        indent: 1,
        area: next,
      };
    }),
  ];
};
