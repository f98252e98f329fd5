import { describe, expect, test } from 'vitest';
import { area, levy, position } from './position.ts';
import { firstPosition, HEPTARCHY } from './scenario-under-test.ts';

const { setting, state } = firstPosition(HEPTARCHY);
const kingdoms = state.kingdoms.filter((each) => each !== null);

describe('HEP-0 the first position', () => {
  test('HEP-0.1 each of the 36 Land Areas is the whole realm and the Capital of one State', () => {
    const areas = state.areas.filter((each) => each !== null);
    expect(areas.map(({ number, owner }) => [number, owner])).toEqual(kingdoms.map(({ number }) => [number, number]));
    expect(kingdoms).toHaveLength(36);
    expect(kingdoms.every(({ number, capital }) => capital === number)).toBe(true);
  });

  test('HEP-0.2 a State is run by a player or is an NPC State', () => {
    const players = kingdoms.filter(({ controller }) => controller === 'player').map(({ number }) => number);
    expect(players.sort((a, b) => a - b)).toEqual([...state.playerList].sort((a, b) => a - b));
    expect(kingdoms.filter(({ controller }) => controller === 'npc')).toHaveLength(36 - players.length);
  });

  test('HEP-0.11 a Land Area that borders a sea is Coastal', () => {
    const coastal = setting.areas.filter((each) => each !== null && each.seas.length > 0).map((each) => each?.code);
    expect(coastal.join(' ')).toBe('CHE SSX HAN WIH DOR SUM DEV COR GLO ETR LIN HOI EXS NFK SFK');
  });

  test('HEP-0.20 nothing is developed, raised, owed or counted yet', () => {
    expect(state).toMatchObject({ turn: 0, active: null, ended: [], units: [], nextUnit: 1, wars: [], outcome: null });
    expect([state.treaties, state.truces, state.proposals].flat()).toEqual([]);
    for (const land of state.areas) expect(land?.resources ?? []).toEqual([]);
    for (const { leader, prestige, missed } of kingdoms) expect([leader, prestige, missed]).toEqual(['', 0, 0]);
  });
});

test('HEP-1.1 every player begins with 30 Gold unless the master says otherwise, and NPC States with none', () => {
  const goldOf = (position: typeof state): readonly number[] =>
    position.kingdoms.flatMap((each) => (each?.controller === 'player' ? [each.gold] : []));
  expect(goldOf(state)).toEqual(Array.from({ length: 7 }, () => 30));
  expect(goldOf(firstPosition(HEPTARCHY, { startingGold: 500 }).state)).toEqual(Array.from({ length: 7 }, () => 500));
  expect(kingdoms.filter(({ controller, gold }) => controller === 'npc' && gold !== 0)).toEqual([]);
});

test('HEP-1.12 the player list stands in the order in which the master named the kingdoms', () => {
  const { state: other } = firstPosition(HEPTARCHY, { players: ['WIL', 'CHE', 'ETR'] });
  expect(other.playerList).toEqual([area('WIL'), area('CHE'), area('ETR')]);
});

test('HEP-3.2, HEP-3.6 until a player has signed up, every State has the two Traditions of its Tribe', () => {
  for (const { tribe, traditions } of kingdoms) expect(traditions).toEqual(setting.traditions[tribe]);
});

test('HEP-13.1 Prestige starts at 0', () => {
  expect(kingdoms.every(({ prestige }) => prestige === 0)).toBe(true);
});

test('positions of tests are first positions with what is said', () => {
  const built = position({
    players: ['SSX', 'CHE'],
    wars: ['SSX-CHE'],
    units: [levy('SSX'), levy('CHE', 'SSX')],
  }).state;
  expect(built).toMatchObject({ turn: 1, active: area('SSX'), playerList: [area('SSX'), area('CHE')], nextUnit: 3 });
  expect(built.wars).toMatchObject([{ a: area('CHE'), b: area('SSX'), declarer: area('SSX'), eventsA: 0, eventsB: 0 }]);
  expect(built.units.map(({ id, owner, at }) => [id, owner, at])).toEqual([
    [1, area('SSX'), { in: 'area', area: area('SSX') }],
    [2, area('CHE'), { in: 'area', area: area('SSX') }],
  ]);
});
