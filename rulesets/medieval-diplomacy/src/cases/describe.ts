import { type CaseValue, type Fact, factJson, factText } from '@chancery/core';
import { newUnit } from '../new-unit.ts';
import { seasonOf } from '../rules/calendar.ts';
import { provincesOf, realmsOf } from '../rules/find.ts';
import { defaultUnitName, realmCode } from '../rules/names.ts';
import { DEFAULT_OPTIONS } from '../scenario/options.ts';
import type { Commander, Province, Realm, Unit } from '../state.ts';
import type { MdPosition } from '../types.ts';
import type { StateField } from './field-kinds.ts';
import { bareProvince } from './province-list.ts';
import { PROVINCE_FIELDS } from './province-words.ts';
import { REALM_FIELDS } from './realm-words.ts';
import { unitWords } from './unit-names.ts';
import { UNIT_FIELDS } from './unit-words.ts';

type CaseMapping = { readonly [name: string]: CaseValue };

/** A position in the words in which a case can state it: whatever is not as usual. */
export const describe = (position: MdPosition): CaseMapping => {
  const { setting, state } = position;
  const { season, year } = seasonOf(setting.options, state.turn);
  const code = (number: number): string => realmCode(setting, number);
  return withoutEmpty({
    turn: state.turn,
    season: `${season} ${year}`,
    options: changed(setting.options, DEFAULT_OPTIONS),
    map: mapWords(position),
    realms: Object.fromEntries(realmsOf(state).map((realm) => [code(realm.number), realmWords(realm, position)])),
    provinces: Object.fromEntries(
      provincesOf(state).map((province) => [
        setting.places[province.number]?.name ?? String(province.number),
        provinceWords(province, position),
      ]),
    ),
    relations: pairsWhere(state.relations, code, (relation) => relation !== 'neutral', true),
    passage: pairsWhere(state.passage, code, (lets) => lets, false).map((pair) => pair.replace(' true ', ' lets ')),
    refuses: pairsWhere(state.accepts, code, (takes) => !takes, false).map((pair) => pair.replace(' false ', ' from ')),
    units: Object.fromEntries(state.units.map((unit) => [unitWords(setting, unit.id), unitPhrases(unit, position)])),
    'known alliances': state.knownAlliances.map(([a, b]) => `${code(a)} ${code(b)}`),
    claims: state.claims.map(({ members, since }) => `${members.map(code).join(', ')} since ${since}`),
    outcome:
      state.outcome === null
        ? null
        : { winners: state.outcome.winners.map(code), by: state.outcome.by, turn: state.outcome.turn },
    'next commander': state.nextCommander,
  });
};

const withoutEmpty = (sections: CaseMapping): CaseMapping =>
  Object.fromEntries(
    Object.entries(sections).filter(
      ([, value]) => value !== null && (typeof value !== 'object' || Object.keys(value).length > 0),
    ),
  );

const changed = (values: object, usual: object): CaseMapping =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify((usual as { [name: string]: unknown })[name]),
    ),
  ) as CaseMapping;

const mapWords = ({ setting: { world, places } }: MdPosition): CaseMapping => {
  const named = (kind: 'province' | 'sea'): CaseMapping =>
    Object.fromEntries(places.flatMap((info) => (info?.kind === kind ? [[info.name, info.number] as const] : [])));
  const name = (place: number): string => places[place]?.name ?? String(place);
  return {
    provinces: named('province'),
    seas: named('sea'),
    borders: world.borders.map(({ a, b, kind }) => `${name(a)} - ${name(b)}${PLAIN.has(kind) ? '' : ` (${kind})`}`),
  };
};

const PLAIN: ReadonlySet<string> = new Set(['land', 'coast', 'sea']);

/** The fields that differ from those of a usual thing of the kind; what follows from the rest is left out. */
const unusual = <Thing, Said extends object>(
  fields: { readonly [Key in keyof Said]: StateField<Thing, Said[Key]> },
  keys: readonly (keyof Said)[],
  thing: Thing,
  usual: Thing,
  position: MdPosition,
): CaseMapping =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const field = fields[key];
      const fact = field.fact(thing, position);
      const same = usual !== null && factText(fact) === factText(field.fact(usual, position));
      return same ? [] : [[field.names[0] ?? String(key), plainFact(fact)] as const];
    }),
  );

const plainFact = (fact: Fact): CaseValue => factJson(fact) as CaseValue;

const provinceWords = (province: Province, position: MdPosition): CaseMapping => {
  const usual = { ...bareProvince(province.number), annexedTo: province.owner, ownerAtTurnStart: province.owner };
  const { cityName, baseRevenue, productionSlots } = position.setting.places[province.number] ?? {};
  const said = unusual(
    PROVINCE_FIELDS,
    PROVINCE_KEYS,
    province,
    { ...usual, ownedBy: province.owner === 99 ? [] : [province.owner] },
    position,
  );
  const place = {
    ...(cityName ? { city: cityName } : {}),
    ...(baseRevenue ? { base: baseRevenue } : {}),
    ...(productionSlots ? { slots: productionSlots } : {}),
  };
  return { ...said, ...place };
};

const PROVINCE_KEYS = [
  'owner',
  'annexedTo',
  'annexLapse',
  'productionAreas',
  'harbour',
  'fort',
  'damage',
  'buildList',
  'permitted',
  'ownedBy',
  'ownerAtTurnStart',
  'mismatchAtTurnStart',
  'changedHands',
  'battled',
  'pillaged',
  'gotFortBuild',
  'gotFortRepair',
  'annexedThisTurn',
] as const;

const realmWords = (realm: Realm, position: MdPosition): CaseMapping => ({
  treasury: realm.treasury / 100,
  ...unusual(REALM_FIELDS, ['status', 'control', 'missedInARow', 'everSubmitted'], realm, USUAL_REALM, position),
});

const USUAL_REALM: Realm = {
  number: 0,
  control: 'player',
  status: 'royalty',
  treasury: 0,
  missedInARow: 0,
  everSubmitted: true,
};

/** A unit as a line of phrases; its commanders each in one. */
const unitPhrases = (unit: Unit, position: MdPosition): string => {
  const { setting, state } = position;
  const usual: Unit = {
    ...newUnit(unit.id, defaultUnitName(setting, unit.id), unit.location, null),
    location: unit.location,
  };
  const options = unusual(UNIT_FIELDS, UNIT_KEYS, unit, usual, position);
  const troops = unit.stacks.map(
    ({ type, rank, count }) => `${count} ${setting.troops[type]?.name ?? type}${rank === 1 ? '' : ` rank ${rank}`}`,
  );
  const commanders = state.commanders
    .filter(({ id }) => unit.commanders.includes(id))
    .map((each) => commanderPhrase(each, unit));
  const said = Object.entries(options).map(([name, value]) =>
    value === true ? name : value === false ? `no ${name}` : `${name} ${String(value)}`,
  );
  const name = unit.name === usual.name ? [] : [`name ${unit.name.replaceAll(',', ' ')}`];
  return [
    `at ${setting.places[unit.location]?.name ?? unit.location}`,
    ...troops,
    ...commanders,
    ...said,
    ...name,
  ].join(', ');
};

const UNIT_KEYS = [
  'loadedOn',
  'retreatLevel',
  'follow',
  'defendFort',
  'marines',
  'mpUsed',
  'boardRealm',
  'landed',
  'retreated',
  'unloaded',
  'holds',
  'extraLoads',
  'extraUnloads',
  'retreatsInPhase',
  'freshSoldiers',
  'cameFrom',
] as const;

const commanderPhrase = ({ id, name, infantry, cavalry, siege, naval }: Commander, { leader }: Unit): string =>
  `commander ${name} id ${id} inf ${infantry} cav ${cavalry} siege ${siege} naval ${naval} ${leader === id ? '(leader)' : '(not leading)'}`;

const pairsWhere = <Value>(
  table: readonly (readonly Value[])[],
  code: (realm: number) => string,
  isSo: (value: Value) => boolean,
  once: boolean,
): readonly string[] =>
  table.flatMap((row, a) =>
    row.flatMap((value, b) =>
      a > 0 && b > 0 && a !== b && (!once || a < b) && isSo(value) ? [`${code(a)} ${String(value)} ${code(b)}`] : [],
    ),
  );
