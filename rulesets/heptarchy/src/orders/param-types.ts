import type { ListType, Named, NamedType } from '@chancery/core';
import { MOST_OF_ANYTHING, namedTypes, numberType, textType } from '@chancery/kit';
import { RESOURCE_WORDS, TRADITION_WORDS, UNIT_PLURALS, UNIT_WORDS } from '../names/reader.ts';
import { type Setting, worldNumberOfSea } from '../setting.ts';
import type { HepKnown, Types } from '../types.ts';
import { CONTROLLERS, type LandKind, RESOURCES, TRADITIONS, type UnitKind } from '../words.ts';

/** The kinds of arguments. Kingdoms, areas and seas are known by name, code and number (HEP-14.1). */

const { fixed, words } = namedTypes<Types>();

const areasOf = ({ areas }: Setting): readonly Named[] =>
  areas.flatMap((area) => (area ? [{ value: area.number, names: [area.name, area.code, `${area.number}`] }] : []));

const seasOf = (setting: Setting, number: (sea: number) => number): readonly Named[] =>
  setting.seas.flatMap((sea) => {
    if (!sea) return [];
    const short = sea.name.replace(/^The /, '');
    const names = [sea.name, ...(short === sea.name ? [] : [short]), `S${sea.number}`];
    return [{ value: number(sea.number), names }];
  });

const kingdomsOf = ({ areas }: Setting): readonly Named[] =>
  areas.flatMap((area) => (area ? [{ value: area.code, names: [area.name, area.code] }] : []));

export const AREA = fixed('area', 'integer', areasOf);
export const SEA = fixed('sea', 'integer', (setting) => seasOf(setting, (sea) => sea));
/** A Land Area or a Sea Area, by its number on the map. */
export const PLACE = fixed('place', 'integer', (setting) => [
  ...areasOf(setting),
  ...seasOf(setting, (sea) => worldNumberOfSea(setting, sea)),
]);
export const KINGDOM = fixed('kingdom', 'string', kingdomsOf);
export const ADDRESSEE = fixed('addressee', 'string', (setting) => [
  ...kingdomsOf(setting),
  { value: 'ALL', names: ['ALL', 'everybody'] },
]);

export const RESOURCE = words('resource', RESOURCES, (word) => [RESOURCE_WORDS[word]]);
export const TRADITION = words('tradition', TRADITIONS, (word) => [TRADITION_WORDS[word]]);
const LAND_KINDS = ['levy', 'retinue'] as const satisfies readonly LandKind[];
export const LAND_KIND = words('land-unit', LAND_KINDS, (word) => [UNIT_WORDS[word].toUpperCase(), UNIT_PLURALS[word]]);
export const LAND_KIND_ALL = words('land-units', LAND_KINDS, (word) => [
  UNIT_PLURALS[word].toUpperCase(),
  UNIT_WORDS[word],
]);
export const TREATY = words('treaty', ['trade', 'pact'], (word) => [
  word.toUpperCase(),
  word === 'trade' ? 'trade treaty' : 'military pact',
]);
export const CONTROLLER = words(
  'controller',
  CONTROLLERS.filter((controller) => controller !== 'eliminated'),
  (word) => [word.toUpperCase()],
);

/** The units on the board, by id or by what they are: `12`, `Levy 12`; and by number what is still to be created. */
const unit = (name: string, kinds: readonly UnitKind[]): NamedType<Types> => ({
  kind: 'named',
  name,
  value: 'integer',
  fixed: false,
  of: ({ view }: HepKnown) =>
    view.board.units.flatMap(({ id, kind }) =>
      kinds.includes(kind) ? [{ value: id, names: [`${id}`, `${UNIT_WORDS[kind]} ${id}`] }] : [],
    ),
  pattern: { test: /^\d{1,6}$/, value: Number },
});
export const UNIT = unit('unit', ['levy', 'retinue', 'navy']);
export const LAND_UNIT = unit('land-unit-id', ['levy', 'retinue']);
export const NAVY = unit('navy', ['navy']);

const list = (of: NamedType<Types>, to = 99): ListType<Types> => ({
  kind: 'list',
  name: `${of.name}s`,
  of,
  from: 1,
  to,
});
export const UNITS = list(UNIT);
export const LAND_UNITS = list(LAND_UNIT);
export const NAVIES = list(NAVY);
export const AREAS = list(AREA);
export const KINGDOMS = list(KINGDOM);

export const GOLD = numberType('gold', 1, MOST_OF_ANYTHING);
export const TIMES = numberType('times', 1, 99);
/** In Gold, by tens (HEP-7.15). */
export const TRIBUTE = numberType('gold', 10, 99_990);
/** HEP-7.16 */
export const TRUCE_LENGTH = numberType('turns', 2, 10);

/** HEP-17.1 */
export const LEADER = textType('leader', 2, 60, [
  'King Wulfric',
  'Queen Eadgyth',
  'King Aethelstan',
  'Queen Cynethryth',
]);
/** HEP-17.3 */
export const COLOR = textType('color', 7, 7);
/** HEP-14.1 */
export const MESSAGE = textType('message', 1, 2000);
