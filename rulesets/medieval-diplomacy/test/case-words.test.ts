import { Words } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { CASES } from '../src/cases/index.ts';
import { defaultUnitName } from '../src/rules/names.ts';
import { readOptions } from '../src/scenario/options.ts';
import { readScenario } from '../src/scenario/read.ts';
import { scenarioData } from '../src/scenarios/library.ts';
import type { Setting } from '../src/setting.ts';
import { setup } from '../src/setup.ts';
import type { MdPosition } from '../src/types.ts';
import { read } from './case-reading.ts';
import { army, fleet, garrison, position, troop } from './position.ts';

/** The words in which cases state positions. */

/** Without what a realm takes from itself, which nobody asks, and with the names of units that nobody named. */
const comparable = ({ setting, state }: MdPosition): unknown => ({
  ...state,
  accepts: state.accepts.map((row, a) => row.map((takes, b) => a === 0 || b === 0 || a === b || takes)),
  units: state.units.map((unit) => ({
    ...unit,
    name: /^\w{3} [AFG]\d+$/.test(unit.name) ? defaultUnitName(setting, unit.id) : unit.name,
  })),
});

/** What of a setting can be stated. */
const stated = ({ troops, options, places, realms, world }: Setting): unknown => ({
  troops,
  options,
  places,
  realms: realms.map((info) => info && { ...info, tone: 0, description: '', arms: undefined }),
  borders: world.borders.map(({ a, b, kind }) => `${a}-${b} ${kind}`).sort(),
});

const scenario = async (id: string): Promise<MdPosition> => {
  const found = readScenario(await scenarioData(id));
  if (!found.ok) throw new Error(found.error[0]);
  const options = readOptions(found.value, undefined);
  if (!options.ok) throw new Error(options.error[0]);
  return setup(found.value, options.value);
};

/** Every field of MD-0.5 to MD-0.10 is not as usual somewhere. */
const UNUSUAL: MdPosition = position({
  turn: 7,
  phase: 2,
  wars: ['Eng-Fra'],
  alliances: ['Eng-Sco'],
  passage: ['Eng-Sco'],
  refuses: ['Eng-Fra'],
  realms: {
    Eng: { treasury: 4350, control: 'computer', status: 'commoner', missedInARow: 2, everSubmitted: false },
    Wal: { control: 'defeated' },
  },
  provinces: {
    Kent: {
      owner: 'Eng',
      annexedTo: 'Fra',
      annexLapse: 2,
      productionAreas: 1,
      harbour: true,
      fortLevel: 5,
      fortDamage: 2,
      damage: 1,
      buildList: ['militia', 'muslim_swordsmen', 'mongol_horse_archers', 'carrack'],
      permitted: ['Sco', 'Nor'],
      ownedBy: ['Eng', 'Wal'],
      ownerAtTurnStart: 'Fra',
      mismatchAtTurnStart: false,
      changedHands: true,
      battled: true,
      pillaged: true,
      gotFortBuild: true,
      gotFortRepair: true,
      annexedThisTurn: true,
    },
  },
  options: { lastTurn: 40, soloPercent: 50, startSeason: 'Autumn', autoComputerAfter: null },
  troops: [{ key: 'archers', combat: 50 }, troop('pikes', { hitPoints: 23, upkeep: 35, marine: null, class: 'foot' })],
  units: [
    army(
      'Eng A7',
      'Kent',
      { men_at_arms: { 1: 5, 4: 1 }, pikes: { 5: 2 } },
      {
        name: 'The Royal Lions',
        retreatLevel: 2,
        follow: 'Eng A8',
        defendFort: false,
        marines: false,
        mpUsed: 99,
        boardRealm: 3,
        landed: true,
        retreated: true,
        holds: 2,
        retreatsInPhase: 1,
        cameFrom: 'Essex',
        led: false,
        commanders: [
          { name: 'Bors', infantry: 20, cavalry: 30, siege: 42, naval: 1, improved: ['infantry', 'naval'] },
          { name: 'Lionel' },
        ],
      },
    ),
    army('Eng A8', 'Channel', { militia: 1 }, { loadedOn: 'Eng F1' }),
    fleet(
      'Eng F1',
      'Channel',
      { carrack: 2, trading_cog: { 5: 1 } },
      { unloaded: true, extraLoads: 1, extraUnloads: 1 },
    ),
    garrison('Eng', 'Kent', { militia: 3 }, { freshSoldiers: 2, commanders: [{ name: 'Percival' }] }),
    army('Ind A5', 'Wales', { peasant_rabble: 4 }),
  ],
  state: {
    nextCommander: 9,
    knownAlliances: [[1, 3]],
    claims: [{ members: [1, 3], since: 6 }],
    outcome: { winners: [1], by: 'alliance', turn: 6 },
  },
});

describe('whatever a position holds can be stated', () => {
  test.each(['four-crowns', 'europe-1320'])(
    '%s can be told and stated again',
    async (id) => {
      const before = await scenario(id);
      const after = await read(CASES.describe(before));
      expect(after.state).toEqual(before.state);
      expect(stated(after.setting)).toEqual(stated(before.setting));
    },
    30_000,
  );

  test('so is a position in which nothing is as usual (MD-0.5 to MD-0.10)', async () => {
    const after = await read(CASES.describe(UNUSUAL));
    expect(comparable(after)).toEqual(comparable(UNUSUAL));
    expect(stated(after.setting)).toEqual(stated(UNUSUAL.setting));
  });

  test('and expected', () => {
    const expected = new Words(CASES.describe(UNUSUAL), 'expect', []);
    expect([CASES.matchState(UNUSUAL, expected), expected.faults]).toEqual([[], []]);
  });
});

describe('each fact that is expected can differ', () => {
  const STATED = {
    base: 'bare',
    map: ['Kent - Essex', 'Kent ~ Channel'],
    game: { turn: 5 },
    realms: { Eng: 43.5 },
    provinces: { Kent: { owner: 'Eng', fort: 3, 'fort damage': 1, base: 9 }, Essex: 'Fra' },
    relations: { 'Eng - Fra': { relation: 'alliance', public: true }, 'Fra - Eng': { passage: true } },
    units: {
      'Eng A1': { at: 'Kent', troops: { archers: 3, 'archers rank 5': 2 }, leader: 'Kay' },
      'Eng F1': { at: 'Channel', troops: { 'trading cogs': 2 } },
      'Eng A2': { on: 'Eng F1', troops: { militia: 1 }, follow: 'Eng A1' },
    },
    commanders: { Bors: { in: 'Eng A1', infantry: 20 }, Kay: { in: 'Eng A1' } },
    claims: [{ members: ['Eng', 'Fra'], since: 4 }],
  };
  const differencesOf = async (expected: object): Promise<readonly string[]> => {
    const words = new Words(expected, 'expect', []);
    const differences = CASES.matchState(await read(STATED), words);
    expect(words.faults).toEqual([]);
    return differences.map(({ path, expected: wanted, got }) => `${path}: ${wanted}, ${got}`);
  };

  test.each([
    [{ units: { 'Eng A1': { troops: { archers: 5 }, size: 5, commanders: ['Kay', 'Bors'], leader: 'Kay' } } }],
    [{ units: { 'Eng A1': { troops: { archer: 'at least 5', 'archers rank 1': 3, 'militia rank 2': 'none' } } } }],
    [{ units: { 'Eng A2': { at: 'Channel', on: 'Eng F1', troops: { militia: 1 }, commanders: 'none' } } }],
    [{ units: { 'Eng A9': 'none' }, commanders: { Mordred: 'none', Kay: { leader: true, in: 'Eng A1' } } }],
    [{ relations: { 'Fra - Eng': 'alliance', 'Eng - Fra': { passage: false, gifts: true, public: true } } }],
    [{ provinces: { Kent: 'Eng', Essex: { 'annexed to': 'Fra', 'max revenue': 0 } }, base: 'bare' }],
    [{ realms: { Eng: { treasury: 43.5, provinces: 1, commanders: 2 } }, game: { turn: 5, season: 'Spring' } }],
    [{ claims: [{ members: ['Fra', 'Eng'] }], map: ['Essex - Kent'], seas: ['Channel'] }],
  ])('%j is so', async (expected) => {
    expect(await differencesOf(expected)).toEqual([]);
  });

  test.each([
    [{ units: { 'Eng A1': { troops: { archers: 4 } } } }, 'expect.units.Eng A1.troops.archers: 4, 5'],
    [{ units: { 'Eng A1': { troops: { 'archers rank 5': 3 } } } }, 'troops.archers rank 5: 3, 2'],
    [{ units: { 'Eng A1': { troops: { militia: 1 } } } }, 'troops.militia: 1, nothing'],
    [{ units: { 'Eng A1': { size: 4 } } }, 'expect.units.Eng A1.size: 4, 5'],
    [{ units: { 'Eng A1': { commanders: 'none' } } }, 'expect.units.Eng A1.commanders: none, [Bors, Kay]'],
    [{ units: { 'Eng A1': { leader: 'Bors' } } }, 'expect.units.Eng A1.leader: Bors, Kay'],
    [{ units: { 'Eng A2': { follow: 'none' } } }, 'expect.units.Eng A2.follow: none, Eng A1'],
    [{ units: { 'Eng A9': { at: 'Kent' } } }, 'expect.units.Eng A9: { at: Kent }, there is no such unit'],
    [{ units: { 'Eng A2': 'none' } }, 'expect.units.Eng A2: none, '],
    [{ commanders: { Bors: { leader: 'yes' } } }, 'expect.commanders.Bors.leader: yes, no'],
    [{ commanders: { Mordred: { in: 'Eng A1' } } }, 'there is no such commander'],
    [{ relations: { 'Eng - Fra': 'neutral' } }, 'expect.relations.Eng - Fra.relation: neutral, alliance'],
    [{ relations: { 'Eng - Fra': { passage: 'yes' } } }, 'expect.relations.Eng - Fra.passage: yes, no'],
    [{ provinces: { Kent: { 'fort damage': 'none' } } }, 'expect.provinces.Kent.fort damage: none, 1'],
    [{ realms: { Eng: 43 } }, 'expect.realms.Eng.treasury: 43, 43.5'],
    [{ game: { year: 1320 } }, 'expect.game.year: 1320, 1321'],
    [{ claims: 'none' }, 'expect.claims: none, [{ members: [Eng, Fra], since: 4 }]'],
    [{ claims: [{ members: ['Eng'] }] }, 'expect.claims: '],
    [{ map: ['Kent ^ Essex'] }, 'expect.map.Kent - Essex: mountain, land'],
    [{ seas: ['Kent'] }, 'expect.seas[1]: Kent: a sea, land'],
    [{ base: 'europe-1320' }, 'expect.base.start: europe-1320, bare'],
    [{ troops: { archers: { combat: 99 } } }, 'expect.troops.archers.combat: 99, '],
    [{ options: { 'last turn': 3 } }, 'expect.options.last turn: 3, none'],
  ])('%j is not', async (expected, difference) => {
    expect((await differencesOf(expected)).join('\n')).toContain(difference);
  });
});
