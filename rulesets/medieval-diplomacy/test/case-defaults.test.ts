import { describe, expect, test } from 'vitest';
import { read } from './case-reading.ts';

describe('what follows without being said', () => {
  test('owners, cities and garrisons', async () => {
    const { setting, state } = await read({
      provinces: { Kent: {}, York: 'Eng, build militia' },
      units: { 'Eng G Kent': '3 militia' },
    });
    expect([state.provinces[1]?.owner, setting.places[1]?.cityName, setting.places[2]?.cityName]).toEqual([
      1,
      'Kent',
      'York',
    ]);
    expect(state.units.map(({ id }) => id)).toEqual([120001, 120002]);
  });

  test('realms: those of the rulebook keep their numbers, others get the lowest that are free', async () => {
    const { setting } = await read({ relations: ['Sco war Fra', 'Wal war Eng'], realms: { Aaa: { number: 9 } } });
    expect(setting.realms.map((info) => info?.code ?? null)).toEqual([
      null,
      'Eng',
      'Fra',
      'Sco',
      'Wal',
      null,
      null,
      null,
      null,
      'Aaa',
    ]);
  });

  test('a home for each realm of which fewer than two provinces are told', async () => {
    const told = { provinces: { A: 'Eng', B: 'Eng', C: 'Fra' }, relations: ['Eng war Sco'] };
    expect((await read(told)).setting.places.map((info) => info?.name)).toEqual([
      undefined,
      'A',
      'B',
      'C',
      'Home of Fra',
      'Home of Sco',
    ]);
    expect((await read({ ...told, homes: 'no' })).setting.places).toHaveLength(4);
    expect((await read({ ...told, realms: { Fra: { home: 'no' } } })).setting.places).toHaveLength(5);
  });

  test('the map of a scenario, and the scenario itself', async () => {
    const map = await read({ map: 'four-crowns', units: { 'Eng A1': 'at Volodymir, 3 militia' } });
    expect(map.state.units).toHaveLength(1);
    const whole = await read({
      scenario: 'Four Crowns',
      realms: { Eng: '7 gold' },
      units: { 'Eng A1': 'at Volodymir, 3 militia' },
    });
    expect([whole.state.realms[1]?.treasury, whole.state.realms[2]?.treasury]).toEqual([700, 5000]);
    expect(whole.state.units.length).toBeGreaterThan(10);
  });
});
