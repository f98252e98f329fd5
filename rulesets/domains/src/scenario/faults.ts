import type { ScenarioFault, World } from '@chancery/core';
import { armsFaults, faultAt, twiceAt } from '@chancery/kit';
import { UNIT_TABLE } from '../data/unit-types.ts';
import type { DomainEntry, HoldingEntry, ScenarioFile, UnitEntry } from '../scenarios/scenario-file.ts';
import { HOLDING_KINDS, MOST_POINTS_IN_PROVINCE, type ProvinceNumber, ROOM_A_LEVEL } from '../words.ts';

/** What makes no sense in a scenario whose shape is right (DOM-18.2). */
export const faultsOfScenario = (file: ScenarioFile, world: World): readonly ScenarioFault[] => [
  ...domainFaults(file),
  ...provinceFaults(file, world),
  ...riverFaults(file, world),
  ...holdingFaults(file),
  ...troopFaults(file),
  ...pactFaults(file),
];

const codesOf = ({ domains }: ScenarioFile): ReadonlySet<string> => new Set(domains.map(({ code }) => code));

/** A code that no domain has. */
const strangers = (
  file: ScenarioFile,
  named: readonly (readonly [path: string, code: string])[],
): readonly ScenarioFault[] => {
  const codes = codesOf(file);
  return named
    .filter(([, code]) => !codes.has(code))
    .map(([path, code]) => faultAt(path, `there is no domain ${code}`, `Write one of ${[...codes].join(', ')}.`));
};

const domainFaults = (file: ScenarioFile): readonly ScenarioFault[] => [
  ...twiceAt(file.domains.map(({ code }) => code)).map(({ value, at }) =>
    faultAt(`domains[${at}].code`, `two domains have the code ${value}`, 'Give one of them other letters.'),
  ),
  ...armsFaults(
    file.domains.map(({ code, arms }, at) => ({ entry: code, arms, path: `domains[${at}].arms` })),
    'domains',
  ),
  ...file.domains.flatMap((domain, at) => (isAtHome(file, domain) ? [] : [noHome(domain, at)])),
];

/** The capital is a province of its own, or holds a holding of its own. */
const isAtHome = ({ provinces, holdings }: ScenarioFile, { code, capital }: DomainEntry): boolean =>
  provinces.some(({ number, ruler }) => number === capital && ruler === code) ||
  holdings.some(({ province, owner }) => province === capital && owner === code);

const noHome = ({ code, capital }: DomainEntry, at: number): ScenarioFault =>
  faultAt(
    `domains[${at}].capital`,
    `${code} neither rules province ${capital} nor has a holding there`,
    'Take a province of its own, or one with a holding of its own.',
  );

const provinceFaults = (file: ScenarioFile, { areas, borders }: World): readonly ScenarioFault[] => {
  const stated = new Set(file.provinces.map(({ number }) => number));
  const bordered = new Set(borders.flatMap(({ a, b }) => [a, b]));
  const lands = areas.filter(({ kind }) => kind === 'land');
  return [
    ...twiceAt(file.provinces.map(({ number }) => number)).map(({ value, at }) =>
      faultAt(`provinces[${at}].number`, `province ${value} stands there twice`, 'Strike one of them out.'),
    ),
    ...lands
      .filter(({ number }) => !stated.has(number))
      .map(({ number, name }) =>
        faultAt('provinces', `province ${number}, ${name}, is missing`, 'Say its level and its ruler.'),
      ),
    ...file.provinces.flatMap(({ number }, at) => {
      const path = `provinces[${at}].number`;
      if (!lands.some((area) => area.number === number)) {
        return [faultAt(path, `the map has no province ${number}`, 'Take the number of a land area of the map.')];
      }
      return bordered.has(number)
        ? []
        : [faultAt(path, `province ${number} has no border`, 'Join it to another on the map.')];
    }),
    ...strangers(
      file,
      file.provinces.flatMap(({ ruler }, at) => (ruler === null ? [] : [[`provinces[${at}].ruler`, ruler] as const])),
    ),
  ];
};

/** Rivers run along borders of the map that it draws as rivers, and every such border has a river. */
const riverFaults = ({ rivers = [] }: ScenarioFile, { borders }: World): readonly ScenarioFault[] => {
  const wet = borders.filter(({ kind }) => kind === 'river' || kind === 'bridge');
  const named = rivers.flatMap(({ along }, at) =>
    along.map((pair, place) => ({ pair, path: `rivers[${at}].along[${place}]` })),
  );
  const isAt = (
    [one = 0, other = 0]: readonly ProvinceNumber[],
    { a, b }: { readonly a: number; readonly b: number },
  ): boolean => Math.min(one, other) === a && Math.max(one, other) === b;
  return [
    ...named
      .filter(({ pair }) => !wet.some((border) => isAt(pair, border)))
      .map(({ pair, path }) =>
        faultAt(
          path,
          `the map draws no river between ${pair.join(' and ')}`,
          'Take a border that is a river or a bridge on the map.',
        ),
      ),
    ...wet
      .filter((border) => rivers.length > 0 && !named.some(({ pair }) => isAt(pair, border)))
      .map(({ a, b }) =>
        faultAt('rivers', `the river between ${a} and ${b} has no name`, 'Add the two to the river that runs there.'),
      ),
  ];
};

const holdingFaults = (file: ScenarioFile): readonly ScenarioFault[] => {
  const keys = file.holdings.map(({ province, kind, owner }) => `${owner} ${kind} in province ${province}`);
  return [
    ...strangers(
      file,
      file.holdings.map(({ owner }, at) => [`holdings[${at}].owner`, owner] as const),
    ),
    ...twiceAt(keys).map(({ value, at }) =>
      faultAt(
        `holdings[${at}]`,
        `two holdings: ${value}`,
        'A domain has one of a kind in a province: add their levels.',
      ),
    ),
    ...file.provinces.flatMap(({ number, level }) =>
      HOLDING_KINDS.flatMap((kind) => {
        const there = file.holdings.flatMap((holding, at) =>
          holding.province === number && holding.kind === kind ? [{ ...holding, at }] : [],
        );
        const sum = there.reduce((levels, { level: own = 0 }) => levels + own, 0);
        const last = there.at(-1);
        return last === undefined || sum <= level
          ? []
          : [
              faultAt(
                `holdings[${last.at}].level`,
                `the ${kind} levels in province ${number} make ${sum}, its own level is ${level}`,
                'Lower one of them, or raise the province.',
              ),
            ];
      }),
    ),
  ];
};

const troopFaults = (file: ScenarioFile): readonly ScenarioFault[] => {
  const { unitTable: table = UNIT_TABLE, units: all = [] } = file;
  const points = (units: readonly UnitEntry[]): number =>
    units.reduce((sum, { type, count }) => sum + count * table[type].points, 0);
  const of = (code: string): readonly UnitEntry[] => all.filter(({ owner }) => owner === code);
  return [
    ...strangers(
      file,
      all.map(({ owner }, at) => [`units[${at}].owner`, owner] as const),
    ),
    ...all.flatMap((unit, at) => garrisonFaults(file, unit, at, points)),
    ...file.domains.flatMap(({ code }) => {
      const own = of(code);
      const most = file.holdings.reduce((sum, { owner, level = 0 }) => sum + (owner === code ? level : 0), 0);
      const crowded = [...Map.groupBy(own, ({ province }) => province)].filter(
        ([, there]) => points(there) > MOST_POINTS_IN_PROVINCE,
      );
      return [
        ...(points(own) > most
          ? [
              faultAt(
                'units',
                `${code} has ${points(own)} points of troops, its holdings carry ${most}`,
                'Strike out some of its units.',
              ),
            ]
          : []),
        ...crowded.map(([province, there]) =>
          faultAt(
            'units',
            `${code} has ${points(there)} points of troops in province ${province}`,
            'Ten is the most: move some elsewhere.',
          ),
        ),
      ];
    }),
  ];
};

/** Troops inside a holding that is there and has room for them. */
const garrisonFaults = (
  { holdings, units = [] }: ScenarioFile,
  { owner, province, inside }: UnitEntry,
  at: number,
  points: (units: readonly UnitEntry[]) => number,
): readonly ScenarioFault[] => {
  if (inside === undefined) return [];
  const isThere = (entry: HoldingEntry | UnitEntry, kind: string | undefined): boolean =>
    entry.owner === owner && entry.province === province && kind === inside;
  const holding = holdings.find((each) => isThere(each, each.kind));
  const path = `units[${at}].inside`;
  if (holding === undefined) {
    return [
      faultAt(path, `${owner} has no ${inside} holding in province ${province}`, 'Put them in the field, or found it.'),
    ];
  }
  const garrison = points(units.filter((unit) => isThere(unit, unit.inside)));
  const room = ROOM_A_LEVEL * (holding.level ?? 0);
  return garrison <= room
    ? []
    : [faultAt(path, `the holding has room for ${room} points, not ${garrison}`, 'Put some in the field.')];
};

const pactFaults = (file: ScenarioFile): readonly ScenarioFault[] =>
  strangers(file, [
    ...(file.alliances ?? []).flatMap((pair, at) => pair.map((code) => [`alliances[${at}]`, code] as const)),
    ...(file.wars ?? []).flatMap(({ attacker, defender }, at) => [
      [`wars[${at}].attacker`, attacker] as const,
      [`wars[${at}].defender`, defender] as const,
    ]),
  ]);
