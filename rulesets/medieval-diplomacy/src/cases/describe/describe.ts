import type { CaseValue } from '@chancery/core';
import { seasonOf } from '../../rules/calendar.ts';
import { provincesOf, realmsOf } from '../../rules/find.ts';
import { realmCode } from '../../rules/names.ts';
import { DEFAULT_OPTIONS } from '../../scenario/options.ts';
import type { RealmInfo } from '../../setting.ts';
import type { Province, Realm } from '../../state.ts';
import type { MdPosition } from '../../types.ts';
import { GOLD, IND } from '../../words.ts';
import { unitWords } from '../names/unit-names.ts';
import { bareProvince } from '../position/province-list.ts';
import { PROVINCE_FIELDS } from '../words/province-words.ts';
import { troopWords } from './troops.ts';
import { unitPhrases } from './units.ts';
import { unusual } from './unusual.ts';

type CaseMapping = { readonly [name: string]: CaseValue };

/** A position in the words in which a case can state it: whatever is not as usual. */
export const describe = (position: MdPosition): CaseMapping => {
  const { setting, state } = position;
  const { season, year } = seasonOf(setting.options, state.turn);
  const code = (number: number): string => realmCode(setting, number);
  return withoutEmpty({
    turn: state.turn,
    phase: state.phase === 0 ? null : state.phase,
    season: `${season} ${year}`,
    options: changed(setting.options, DEFAULT_OPTIONS),
    troops: troopWords(setting.troops),
    map: mapWords(position),
    realms: Object.fromEntries(realmsOf(state).map((realm) => [code(realm.number), realmWords(realm, position)])),
    provinces: Object.fromEntries(
      provincesOf(state).map((province) => [
        setting.places[province.number]?.name ?? String(province.number),
        provinceWords(province, position),
      ]),
    ),
    homes: false,
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

const provinceWords = (province: Province, position: MdPosition): CaseMapping => {
  const { number, owner, annexedTo } = province;
  const { cityName, baseRevenue, productionSlots } = position.setting.places[number] ?? {};
  const usual: Province = {
    ...bareProvince(number),
    annexedTo: owner,
    ownedBy: owner === IND ? [] : [owner],
    ownerAtTurnStart: owner,
    mismatchAtTurnStart: owner !== annexedTo,
  };
  return {
    ...unusual(PROVINCE_FIELDS, PROVINCE_KEYS, [province, usual], position),
    ...(cityName ? { city: cityName } : {}),
    ...(baseRevenue ? { base: baseRevenue } : {}),
    ...(productionSlots ? { slots: productionSlots } : {}),
  };
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

const realmWords = (realm: Realm, { setting }: MdPosition): CaseMapping => {
  const { number, name, group, culture, capital } = setting.realms[realm.number] as RealmInfo;
  const { treasury, status, control, missedInARow, everSubmitted } = realm;
  return {
    number,
    name,
    ...(group === '' ? {} : { group }),
    culture,
    ...(capital === 0 ? {} : { capital: setting.places[capital]?.name ?? capital }),
    treasury: treasury / GOLD,
    ...(status === 'royalty' ? {} : { status }),
    ...(control === 'player' ? {} : { control }),
    ...(missedInARow === 0 ? {} : { missed: missedInARow }),
    ...(everSubmitted ? {} : { 'ever submitted': false }),
  };
};

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
