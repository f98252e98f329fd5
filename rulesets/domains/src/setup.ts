import type { Dice, World } from '@chancery/core';
import { RAID_EVENTS } from './data/raid-events.ts';
import { UNIT_TABLE } from './data/unit-types.ts';
import type { Scenario } from './scenario.ts';
import type { DomainEntry, ScenarioFile } from './scenarios/scenario-file.ts';
import type { BorderInfo, DomainInfo, Options, Paramount, ProvinceInfo, ScoreTable, Setting } from './setting.ts';
import type { Domain, Holding, Person, Province, State, Unit } from './state.ts';
import type { GamePosition } from './types.ts';
import { type DomainNumber, type HoldingId, RANDOM_EVENTS } from './words.ts';

/** What a level is worth to each calling (DOM-17.8). */
const SCORES: ScoreTable = {
  lord: { province: 3, law: 2, guild: 1, temple: 1 },
  merchant: { province: 1, law: 1, guild: 2, temple: 1 },
  prelate: { province: 1, law: 1, guild: 1, temple: 3 },
};
const PARAMOUNT: Paramount = { provinces: 20, guilds: 60, temples: 60 };

/** Mood and treasury of which the scenario says nothing. */
const USUAL_MOOD = 3;
const USUAL_TREASURY = 20;

/** The first position: nothing is rolled. */
export const setup = ({ file, world }: Scenario, options: Options, _: Dice): GamePosition => ({
  setting: settingOf(file, world, options),
  state: stateOf(file, world),
});

const settingOf = (file: ScenarioFile, world: World, options: Options): Setting => ({
  title: file.title,
  options,
  domains: [null, ...file.domains.map(domainInfo)],
  provinces: inPlaces(world, ({ number, name }): ProvinceInfo => ({ number, name, borders: besides(world, number) })),
  borders: world.borders.map(
    ({ a, b, kind }): BorderInfo => ({ a, b, river: isWet(kind) ? riverOf(file, a, b) : null }),
  ),
  units: file.unitTable ?? UNIT_TABLE,
  scores: file.scores ?? SCORES,
  paramount: file.paramount ?? PARAMOUNT,
  randomEvents: file.randomEvents ?? RANDOM_EVENTS,
  raidEvents: file.raidEvents ?? RAID_EVENTS,
  world,
});

const domainInfo = ({ code, name, calling, description, arms, tone }: DomainEntry, at: number): DomainInfo => ({
  number: at + 1,
  code,
  name,
  calling,
  description,
  arms,
  tone,
});

const isWet = (kind: World['borders'][number]['kind']): boolean => kind === 'river' || kind === 'bridge';

/** What a river is called of which the scenario says no name. */
const NAMELESS = 'the river';

const riverOf = ({ rivers = [] }: ScenarioFile, a: number, b: number): string =>
  rivers.find(({ along }) => along.some((pair) => pair.includes(a) && pair.includes(b)))?.name ?? NAMELESS;

const besides = ({ borders }: World, area: number): readonly number[] =>
  borders.flatMap(({ a, b }) => (a === area ? [b] : b === area ? [a] : [])).sort((one, other) => one - other);

/** One for each area of the map, in the place of its number. */
const inPlaces = <T>({ areas }: World, of: (area: World['areas'][number]) => T): readonly (T | null)[] => {
  const places: (T | null)[] = Array.from({ length: Math.max(...areas.map(({ number }) => number)) + 1 }, () => null);
  for (const area of areas) if (area.kind === 'land') places[area.number] = of(area);
  return places;
};

const stateOf = (file: ScenarioFile, world: World): State => {
  const numbers = new Map(file.domains.map(({ code }, at) => [code, at + 1]));
  const numberOf = (code: string): DomainNumber => numbers.get(code) as DomainNumber;
  const holdings = file.holdings.map((entry, at) => holdingOf(entry, at + 1, numberOf(entry.owner)));
  const units = unitsOf(file, holdings, numberOf);
  const raised = (domain: DomainNumber): number => units.filter(({ owner }) => owner === domain).length;
  let person = 0;
  const named = (name: string): Person => {
    person += 1;
    return { id: person, name, busyTurn: null, exposedTurn: null };
  };
  const domains = file.domains.map(
    ({ ruler, underlings, capital, treasury = USUAL_TREASURY }, at): Domain => ({
      number: at + 1,
      treasury,
      ruler: named(ruler),
      underlings: underlings.map(named),
      heir: null,
      capital,
      controller: 'player',
      missed: 0,
      assassinationDone: false,
      sabotageDone: false,
      counterspyFrom: null,
      lostRoundTurn: null,
      raised: raised(at + 1),
    }),
  );
  const rows = new Map(file.provinces.map((row) => [row.number, row]));
  return {
    turn: 1,
    domains: [null, ...domains],
    provinces: inPlaces(world, ({ number }): Province => {
      const { level = 0, ruler = null, mood = USUAL_MOOD, taxRate = 'normal' } = rows.get(number) ?? {};
      return { ...QUIET_PROVINCE, number, level, ruler: ruler === null ? null : numberOf(ruler), mood, taxRate };
    }),
    bridges: world.borders.flatMap(({ kind }, place) => (kind === 'bridge' ? [place] : [])),
    holdings,
    units,
    wars: (file.wars ?? []).map(({ attacker, defender }) => ({
      attacker: numberOf(attacker),
      defender: numberOf(defender),
      declaredTurn: 0,
      active: true,
      answer: false,
      notified: [],
    })),
    treaties: (file.alliances ?? []).map(([a = '', b = '']) => ({ a: numberOf(a), b: numberOf(b), since: 0 })),
    permissions: [],
    denials: [],
    routes: [],
    proposals: [],
    known: [null, ...domains.map(() => ({ forces: [], provinces: [], papers: [] }))],
    next: { holding: holdings.length + 1, unit: units.length + 1, person: person + 1 },
  };
};

const QUIET_PROVINCE: Omit<Province, 'number' | 'level' | 'ruler' | 'mood' | 'taxRate'> = {
  occupiedBy: null,
  occupiedSince: null,
  noTaxTurn: null,
  doubleTaxTurn: null,
  pillagedTurn: null,
  raisedTurn: null,
  conquered: false,
};

const holdingOf = (
  { province, kind, level = 0, fortified = false }: ScenarioFile['holdings'][number],
  id: HoldingId,
  owner: DomainNumber,
): Holding => ({
  id,
  province,
  kind,
  owner,
  level,
  siegeLevel: null,
  siegeRounds: 0,
  fortified,
  occupiedBy: null,
  occupiedSince: null,
  musteredTurn: null,
  musteredPoints: 0,
  raisedTurn: null,
});

/** Units in the order of the table, natives last (DOM-18.7). */
const unitsOf = (
  { units = [], natives = [] }: ScenarioFile,
  holdings: readonly Holding[],
  numberOf: (code: string) => DomainNumber,
): readonly Unit[] => {
  const entries = [
    ...units.map(({ inside, ...entry }) => ({ ...entry, owner: numberOf(entry.owner), inside })),
    ...natives.map((entry) => ({ ...entry, owner: null, inside: undefined })),
  ];
  const counted = new Map<DomainNumber | null, number>();
  return entries
    .flatMap((entry) => Array.from({ length: entry.count }, () => entry))
    .map(({ owner, type, province, inside }, at): Unit => {
      const number = (counted.get(owner) ?? 0) + 1;
      counted.set(owner, number);
      const within = holdings.find(
        (each) => each.owner === owner && each.province === province && each.kind === inside,
      );
      return { ...NEW_UNIT, id: at + 1, number, owner, type, province, inside: within?.id ?? null };
    });
};

const NEW_UNIT: Omit<Unit, 'id' | 'number' | 'owner' | 'type' | 'province' | 'inside'> = {
  loanedTo: null,
  borrowerCommands: false,
  borrowerPays: false,
  raisedTurn: 1,
  home: null,
  stance: 'stand',
  retreatTo: [],
  joinScouts: true,
  task: null,
};
