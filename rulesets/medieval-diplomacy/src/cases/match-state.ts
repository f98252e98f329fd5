import { type Difference, factText, saysNothing, shownWords, type Words } from '@chancery/core';
import { seasonOf } from '../rules/calendar.ts';
import { findProvince, findUnit } from '../rules/find.ts';
import { realmCode } from '../rules/names.ts';
import type { MdPosition } from '../types.ts';
import { unitId } from '../unit-id.ts';
import { type Lexicon, lexiconOf } from './names/lexicon.ts';
import { readClaims, readKnownAlliances, readOptionWords, readOutcome } from './words/campaign-words.ts';
import { COMMANDER_FIELDS, commanderNamed, readCommander } from './words/commander-words.ts';
import type { StateField } from './words/field-kinds.ts';
import { type PairSaid, readFlags, readRelations } from './words/pair-words.ts';
import { PROVINCE_FIELDS } from './words/province-words.ts';
import { REALM_FIELDS } from './words/realm-words.ts';
import { readProvinces } from './words/said-provinces.ts';
import { readRealms } from './words/said-realms.ts';
import { readUnits } from './words/said-units.ts';
import { type Section, sectionsOf } from './words/sections.ts';
import { holdsOthers, UNIT_FIELDS } from './words/unit-words.ts';

/** Where the state differs from what a case expects of it, section by section. */
export const matchState = (position: MdPosition, expected: Words): readonly Difference[] => {
  const lexicon = lexiconOf(position.setting, true);
  return sectionsOf(expected).flatMap(([section, words]) => matcherOf(section)?.(words, position, lexicon) ?? []);
};

type Matcher = (words: Words, position: MdPosition, lexicon: Lexicon) => readonly Difference[];

const matcherOf = (section: Section): Matcher | undefined => MATCHERS[section];

const differs = (path: string, expected: unknown, got: string): Difference => ({
  path,
  expected: shownWords(expected),
  got,
});

/** Every field of which something is said. */
const fieldDifferences = <Thing, Said extends object>(
  fields: { readonly [Key in keyof Said]: StateField<Thing, Said[Key]> },
  thing: Thing,
  said: Partial<Said>,
  sources: { readonly [Key in keyof Said]?: Words },
  position: MdPosition,
  path: string,
): readonly Difference[] =>
  (Object.keys(said) as (keyof Said)[]).flatMap((key) => {
    const field = fields[key];
    if (field.fits(said[key] as Said[typeof key], thing, position)) return [];
    const expected = sources[key]?.value;
    return [differs(`${path}.${field.names[0] ?? String(key)}`, expected, factText(field.fact(thing, position)))];
  });

const provinces: Matcher = (words, position, lexicon) =>
  readProvinces(words, lexicon).flatMap(({ place, said, sources, words: about }) => {
    const province = findProvince(position.state, place);
    if (province === null) return [differs(about.path, 'a province', 'a sea')];
    return fieldDifferences(PROVINCE_FIELDS, province, said, sources, position, about.path);
  });

const realms: Matcher = (words, position, lexicon) =>
  readRealms(words, lexicon).flatMap(({ realm, said, sources, words: about }) => {
    const found = position.state.realms[realm];
    return found
      ? fieldDifferences(REALM_FIELDS, found, said, sources, position, about.path)
      : [differs(about.path, 'a realm', 'none')];
  });

const units: Matcher = (words, position, lexicon) =>
  readUnits(words, lexicon).flatMap(({ realm, kind, number, place, gone, said, sources, words: about }) => {
    const found =
      number === null
        ? position.state.units.find((unit) => unit.realm === realm && unit.kind === kind && unit.location === place)
        : findUnit(position.state, unitId(realm, kind, number));
    if (gone)
      return found === undefined
        ? []
        : [differs(about.path, 'gone', `at ${factText(UNIT_FIELDS.location.fact(found, position))}`)];
    if (found === undefined) return [differs(about.path, about.value ?? 'a unit', 'there is no such unit')];
    const others = said.alone === true && holdsOthers(found, said);
    const only = others
      ? [
          differs(
            `${about.path}.only`,
            about.value,
            `${factText(UNIT_FIELDS.troops.fact(found, position))} ${factText(UNIT_FIELDS.commanders.fact(found, position))}`,
          ),
        ]
      : [];
    return [...fieldDifferences(UNIT_FIELDS, found, said, sources, position, about.path), ...only];
  });

const commanders: Matcher = (words, position, lexicon) => {
  const entries = words.isMapping ? words.entries() : words.items().map((item) => [null, item] as const);
  return entries.flatMap(([name, value]) => {
    const isGone = value.value === false || /^(?:gone|none|dead|lost)$/i.test(String(value.value));
    const said = isGone ? { name: name ?? '' } : readCommander(value, lexicon, name);
    const found = commanderNamed(position.state.commanders, said);
    if (isGone) return found === undefined ? [] : [differs(value.path, 'gone', found.name)];
    if (found === undefined) return [differs(value.path, value.value, 'there is no such commander')];
    const { name: _, ...rest } = said;
    return fieldDifferences(COMMANDER_FIELDS, found, rest, {}, position, value.path).map((each) => ({
      ...each,
      expected: shownWords(value.value),
    }));
  });
};

/** Something that is so of two realms. */
const pairs = <Value>(
  said: readonly PairSaid<Value>[],
  tableOf: readonly (readonly Value[])[],
  { setting }: MdPosition,
): readonly Difference[] =>
  said.flatMap(({ a, b, value, words }) => {
    const got = tableOf[a]?.[b];
    return got === value
      ? []
      : [differs(words.path, words.value, `${realmCode(setting, a)} ${realmCode(setting, b)}: ${String(got)}`)];
  });

const plain = (words: Words, expected: unknown, got: unknown): readonly Difference[] =>
  JSON.stringify(expected) === JSON.stringify(got) ? [] : [differs(words.path, words.value, JSON.stringify(got))];

const MATCHERS: { readonly [section in Section]?: Matcher } = {
  provinces,
  realms,
  units,
  commanders,
  relations: (words, position, lexicon) => pairs(readRelations(words, lexicon), position.state.relations, position),
  wars: (words, position, lexicon) =>
    pairs(readRelations(words.as({ war: words.value }), lexicon), position.state.relations, position),
  alliances: (words, position, lexicon) =>
    pairs(readRelations(words.as({ alliance: words.value }), lexicon), position.state.relations, position),
  passage: (words, position, lexicon) => pairs(readFlags(words, lexicon), position.state.passage, position),
  accepts: (words, position, lexicon) => pairs(readFlags(words, lexicon), position.state.accepts, position),
  refuses: (words, position, lexicon) =>
    pairs(
      readFlags(words, lexicon).map((pair) => ({ ...pair, value: !pair.value })),
      position.state.accepts,
      position,
    ),
  turn: (words, { state }) => plain(words, words.whole(1, 9999), state.turn),
  phase: (words, { state }) => plain(words, words.whole(0, 99), state.phase),
  season: (words, { setting, state }) => {
    const { season, year } = seasonOf(setting.options, state.turn);
    const said = String(words.value).toLowerCase();
    return [season, `${season} ${year}`].some((each) => each.toLowerCase() === said)
      ? []
      : [differs(words.path, words.value, `${season} ${year}`)];
  },
  year: (words, { setting, state }) => plain(words, words.whole(1, 9999), seasonOf(setting.options, state.turn).year),
  nextCommander: (words, { state }) => plain(words, words.whole(1, 9999), state.nextCommander),
  options: (words, { setting }) => plain(words, readOptionWords(words, setting.options), setting.options),
  knownAlliances: (words, { state }, lexicon) =>
    plain(words, saysNothing(words) ? [] : readKnownAlliances(words, lexicon), state.knownAlliances),
  claims: (words, { state }, lexicon) => {
    const said = readClaims(words, lexicon, 0).map(({ members, since }) => ({
      members,
      since: since === 0 ? undefined : since,
    }));
    const got = state.claims.map(({ members, since }, index) => ({
      members,
      since: said[index]?.since === undefined ? undefined : since,
    }));
    return plain(words, said, got);
  },
  outcome: (words, { state }, lexicon) => {
    const said = readOutcome(words, lexicon, 0);
    const got = state.outcome && { ...state.outcome, turn: said?.turn === 0 ? 0 : state.outcome.turn };
    return plain(words, said, got);
  },
};
