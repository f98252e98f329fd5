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
  test.each(['four-crowns', 'europe-1320'])('%s in words is %s', async (id) => {
    const before = await scenario(id);
    const after = await read(CASES.describe(before));
    expect(after.state).toEqual(before.state);
    expect(stated(after.setting)).toEqual(stated(before.setting));
  });

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

describe('one thing in several words', () => {
  const same = async (...forms: readonly unknown[]): Promise<void> => {
    const [first, ...others] = await Promise.all(forms.map(async (form) => (await read(form)).state));
    for (const other of others) expect(other).toEqual(first);
  };

  test('a province', async () => {
    await same(
      { provinces: { Kent: 'Eng, city, harbour, fort 3 damage 1, base 9, 2 slots' } },
      {
        provinces: {
          Kent: { owner: 'Eng', city: 'yes', harbour: true, fortLevel: 3, fortDamage: 1, base: 9, slots: 2 },
        },
      },
      { provinces: { Kent: 'Eng, a city with harbour, fort 3 (damage 1), base 9, 2 slots' } },
      {
        provinces: ['Kent: owned by England, city Kent, with harbour, fort level 3 damaged 1, base revenue 9, slots 2'],
      },
      {
        provinces: [
          {
            name: 'Kent',
            owner: 1,
            city: 'on',
            port: 'yes',
            fort: { level: 3, damage: 1 },
            baseRevenue: '9',
            slots: 2,
          },
        ],
      },
    );
  });

  test('realms that may enter', async () => {
    await same(
      { provinces: { Kent: 'Eng, permitted Fra, Sco, city' } },
      { provinces: { Kent: { owner: 'Eng', permitted: ['Fra', 'Sco'], city: 'yes' } } },
    );
  });

  test('places without borders, and seas beyond seas', async () => {
    const land = { provinces: { Kent: 'Eng', Paris: 'Fra' } };
    await same(
      { ...land, map: ['Kent ~ Channel', 'Channel - Biscay - Atlantic', 'Paris'] },
      {
        ...land,
        map: {
          provinces: ['Kent 1', 'Paris 5'],
          seas: ['Channel 2', 'Biscay 3', 'Atlantic 4'],
          borders: ['Kent - Channel', 'Channel - Biscay', 'Biscay - Atlantic'],
        },
      },
    );
    const mixed = await read({ ...land, map: ['Kent ~ Channel', 'Channel - Paris', 'Channel - Rouen - Wales ^ Kent'] });
    expect(mixed.setting.places.filter((info) => info?.kind === 'sea').map((info) => info?.name)).toEqual([
      'Channel',
      'Rouen',
    ]);
  });

  test('a unit', async () => {
    const land = { provinces: { Kent: 'Eng' } };
    await same(
      { ...land, units: { 'Eng A7': 'at Kent, 5 men-at-arms, 2 archers rank 5, retreat 2, no marines' } },
      { ...land, units: ['Eng A7 at Kent: 5 men-at-arms; archers 2 (rank 5); retreat level 2; marines off'] },
      {
        ...land,
        units: {
          Eng: {
            A7: { in: 'Kent', troops: { men_at_arms: 5, Archer: [0, 0, 0, 0, 2] }, retreatLevel: 2, marines: 'no' },
          },
        },
      },
      {
        ...land,
        units: [
          { unit: 'A7 of England', at: 1, 'men-at-arms': 5, archers: { 'rank 5': 2 }, retreat: 2, marines: false },
        ],
      },
      {
        ...land,
        units: { 'Eng A7': '5 men-at-arms at Kent, 2x archers rank 5, retreat 2, no marines' },
      },
      {
        ...land,
        units: { 'Eng A7': 'Kent, 5 men-at-arms, 2x archers rank 5, retreat 2, no marines' },
      },
      {
        ...land,
        units: { 'Eng A7': 'at Kent: 5 men-at-arms, 2 archers (rank 5), retreat 2, no marines' },
      },
      {
        ...land,
        units: {
          'Eng A7': {
            province: 'Kent',
            'rank 1': '5 men-at-arms',
            troops: { 'rank 5': { archers: 2 } },
            retreat: 2,
            marines: 'no',
          },
        },
      },
      {
        ...land,
        units: { 'Eng army 7': 'at Kent with 5 men-at-arms and 2 archers rank 5, retreat 2, without marines' },
      },
    );
  });

  test('a commander', async () => {
    const land = { provinces: { Kent: 'Eng' } };
    await same(
      { ...land, units: { 'Eng A1': 'at Kent, 3 militia, commander Bors inf 20 cav 30 (leader)' } },
      { ...land, units: { 'Eng A1': 'at Kent, 3 militia' }, commanders: { Bors: 'in Eng A1, inf 20, cav 30' } },
      { ...land, units: { 'Eng A1': 'at Kent, 3 militia, commander Bors' }, commanders: { Bors: 'inf 20, cav 30' } },
      {
        ...land,
        units: [
          {
            realm: 'Eng',
            kind: 'A',
            number: 1,
            location: 1,
            stacks: [{ type: 'militia', rank: 1, count: 3 }],
            commanders: [1],
            leader: 1,
          },
        ],
        commanders: [
          { id: 1, name: 'Bors', realm: 'Eng', unit: 'Eng A1', infantry: 20, cavalry: 30, siege: 0, naval: 0 },
        ],
      },
    );
  });

  test('realms by names of several words', async () => {
    const land = { provinces: { Riga: 'Teu', Sarai: 'Gol' } };
    await same(
      { ...land, relations: ['Teu war Gol'] },
      { ...land, relations: ['Teutonic Order at war with Golden Horde'] },
    );
  });

  test('relations and grants', async () => {
    const land = { provinces: { Kent: 'Eng', Paris: 'Fra', Perth: 'Sco' } };
    await same(
      { ...land, relations: ['Eng war Fra', 'Eng alliance Sco'], passage: ['Eng lets Sco'], refuses: ['Fra from Eng'] },
      {
        ...land,
        relations: { war: ['Eng-Fra'], alliance: [['Eng', 'Sco']] },
        passage: { Eng: 'Sco' },
        accepts: { Fra: { Eng: false } },
      },
      { ...land, wars: 'Eng Fra', alliances: ['Eng and Sco'], passage: 'Eng > Sco', refuses: { Fra: ['Eng'] } },
      {
        ...land,
        relations: { 'Eng-Fra': 'war', Eng: { Sco: 'alliance' } },
        passage: [{ Eng: ['Sco'] }],
        refuses: 'Fra refuses Eng',
      },
      {
        ...land,
        relations: [
          { a: 'Eng', b: 'Fra', relation: 'War' },
          { realms: ['Eng', 'Sco'], relation: 'ALLIANCE' },
        ],
        passage: [{ from: 'Eng', to: 'Sco' }],
        refuses: [['Fra', 'Eng']],
      },
    );
  });

  test('a map', async () => {
    const forms = [
      ['Kent - Essex', 'Kent ^ Wales', 'Kent ~ Channel', 'Wales ≈ Channel'],
      'Kent - Essex\nKent - Wales (mountain)\nKent coast Channel\nWales reef Channel',
      {
        provinces: ['Kent', 'Essex', 'Wales'],
        seas: 'Channel',
        borders: { Kent: ['Essex', 'Wales mountain', 'Channel'], Wales: { to: 'Channel', barrier: true } },
      },
      {
        provinces: { Kent: 1, Essex: { number: 2 }, Wales: {} },
        seas: { Channel: 4 },
        borders: [
          { from: 'Kent', to: 'Essex' },
          { between: ['Kent', 'Wales'], barrier: 'yes' },
          ['Channel', 'Kent'],
          'Wales x Channel',
        ],
      },
    ];
    const worlds = await Promise.all(forms.map(async (map) => (await read({ map })).setting.world.borders));
    const wanted = [
      { a: 1, b: 2, kind: 'land', lines: [] },
      { a: 1, b: 3, kind: 'mountain', lines: [] },
      { a: 1, b: 4, kind: 'coast', lines: [] },
      { a: 3, b: 4, kind: 'reef', lines: [] },
    ];
    expect(worlds).toEqual(forms.map(() => wanted));
  });
});
