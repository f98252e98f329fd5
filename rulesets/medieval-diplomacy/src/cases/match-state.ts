import { type Difference, factText, saysNothing, shownWords, type Words } from '@chancery/core';
import { differencesOfThing } from '@chancery/kit';
import { seasonOf } from '../rules/calendar.ts';
import { findProvince, findUnit } from '../rules/find.ts';
import { realmCode } from '../rules/names.ts';
import type { Troop } from '../setting.ts';
import type { MdPosition } from '../types.ts';
import { unitId } from '../unit-id.ts';
import { SEASONS } from '../words.ts';
import { inFull } from './describe/troops.ts';
import { mapDifferences, scenarioDifferences } from './map/expect-map.ts';
import { type Lexicon, lexiconOf, troopCalled } from './names/lexicon.ts';
import { HOME } from './position/homes.ts';
import { readClaims, readKnownAlliances, readOptionWords, readOutcome } from './words/campaign-words.ts';
import { COMMANDER_FIELDS, commanderNamed, readCommander } from './words/commander-words.ts';
import { type PairSaid, readFlags, readRelations } from './words/pair-words.ts';
import { PROVINCE_FIELDS } from './words/province-words.ts';
import { REALM_FIELDS } from './words/realm-words.ts';
import { readProvinces } from './words/said-provinces.ts';
import { readRealms } from './words/said-realms.ts';
import { readUnits } from './words/said-units.ts';
import { SECTIONS, type Section } from './words/sections.ts';
import { readTroopTable } from './words/troop-table-words.ts';
import { holdsOthers, UNIT_FIELDS } from './words/unit-words.ts';

/** Where the state differs from what a case expects of it, section by section. */
export const matchState = (position: MdPosition, expected: Words): readonly Difference[] => {
  const lexicon = lexiconOf(position.setting, true);
  return SECTIONS.in(expected).flatMap(([section, words]) => matcherOf(section)(words, position, lexicon));
};

type Matcher = (words: Words, position: MdPosition, lexicon: Lexicon) => readonly Difference[];

const matcherOf = (section: Section): Matcher => MATCHERS[section];

const differs = (path: string, expected: unknown, got: string): Difference => ({
  path,
  expected: shownWords(expected),
  got,
});

const provinces: Matcher = (words, position, lexicon) => [
  ...mapDifferences('provinces', words, position),
  ...readProvinces(words, lexicon).flatMap(({ place, said, sources, words: about }) => {
    const province = findProvince(position.state, place);
    if (province === null) return [differs(about.path, 'a province', 'a sea')];
    return differencesOfThing(PROVINCE_FIELDS, { said, sources }, province, { position, path: about.path });
  }),
];

const realms: Matcher = (words, position, lexicon) =>
  readRealms(words, lexicon).flatMap(({ realm, said, sources, words: about }) => {
    const found = position.state.realms[realm];
    return found
      ? differencesOfThing(REALM_FIELDS, { said, sources }, found, { position, path: about.path })
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
    return [...differencesOfThing(UNIT_FIELDS, { said, sources }, found, { position, path: about.path }), ...only];
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
    const expected = shownWords(value.value);
    const different = differencesOfThing(COMMANDER_FIELDS, { said: rest, sources: {} }, found, {
      position,
      path: value.path,
    });
    return different.map((each) => ({ ...each, expected }));
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

/** Troops as they would be stated: each as the table of the campaign has it. */
const troops: Matcher = (words, { setting }) => {
  const lexicon = lexiconOf(setting, false);
  return words.entries('troops by name').flatMap(([name, value]): readonly Difference[] => {
    const type = troopCalled(setting.troops, name);
    if (type === null) {
      value.unknown(
        'troop',
        name,
        setting.troops.map((troop) => troop.name),
      );
      return [];
    }
    const is = setting.troops[type] as Troop;
    const wanted = readTroopTable(value.as({ [name]: value.value }), lexicon)[type];
    return JSON.stringify(wanted) === JSON.stringify(is)
      ? []
      : [differs(value.path, value.value, shownWords(inFull(is)))];
  });
};

/** Whether realms were given provinces of their own, away from everything. */
const homes: Matcher = (words, { setting }) => {
  const are = setting.places.flatMap((info) => (info?.name.startsWith(HOME) ? [info.name] : []));
  return saysNothing(words) === (are.length === 0) ? [] : [differs(words.path, words.value, are.join(', ') || 'none')];
};

const season: Matcher = (words, { setting, state }) => {
  const now = seasonOf(setting.options, state.turn);
  const [said = '', year = String(now.year)] = (words.text('a season') ?? '').toLowerCase().split(/\s+/);
  const known = SEASONS.find((each) => each.toLowerCase() === said);
  if (known === undefined) words.unknown('season', said, SEASONS);
  const fits = known === undefined || (known === now.season && year === String(now.year));
  return fits ? [] : [differs(words.path, words.value, `${now.season} ${now.year}`)];
};

const MATCHERS: { readonly [section in Section]: Matcher } = {
  scenario: scenarioDifferences,
  map: (words, position) => mapDifferences('map', words, position),
  seas: (words, position) => mapDifferences('seas', words, position),
  borders: (words, position) => mapDifferences('borders', words, position),
  troops,
  homes,
  season,
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
