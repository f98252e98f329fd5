import { UNIT_PLURALS, UNIT_WORDS } from '../names/reader.ts';
import type { LandKind } from '../words.ts';
import type { OddsForce, OddsKind, OddsTroop } from './question.ts';

/** Forces in the words in which `odds` reads them. */

/** `3 Levies`, `1 Navy with a Retinue`. */
export const troopWords = ({ count, ...troop }: OddsTroop): string => `${count} ${troopName(troop, count)}`;

/** `Levies`, `Navies with a Levy`; of one `Levy`. */
export const troopName = ({ kind, cargo }: OddsKind, count = 2): string =>
  `${(count === 1 ? UNIT_WORDS : UNIT_PLURALS)[kind]}${cargo === null ? '' : ` with a ${UNIT_WORDS[cargo]}`}`;

const CROSSINGS: { readonly [crossing in OddsForce['crossing']]: readonly string[] } = {
  border: [],
  river: ['across a river'],
  landing: ['landing'],
};

/** `2 Levies, 1 Retinue, across a river, boost 1, iron 2, Viking, over limit 1`. */
export const forceText = ({ troops, crossing, boost, iron, viking, overLimit, fresh }: OddsForce): string =>
  [
    ...troops.map(troopWords),
    ...CROSSINGS[crossing],
    ...(boost > 0 ? [`boost ${boost}`] : []),
    ...(iron > 0 ? [`iron ${iron}`] : []),
    ...(viking ? ['Viking'] : []),
    ...(overLimit > 0 ? [`over limit ${overLimit}`] : []),
    ...(fresh ? ['fresh'] : []),
  ].join(', ');

const LAND: readonly LandKind[] = ['levy', 'retinue'];

/** What troops are called that fight on land, or at sea. */
export const troopNames = (on: 'land' | 'sea'): readonly string[] =>
  on === 'land'
    ? LAND.map((kind) => troopName({ kind, cargo: null }))
    : [null, ...LAND].map((cargo) => troopName({ kind: 'navy', cargo }));
