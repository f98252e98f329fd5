import { describe, expect, test } from 'vitest';
import { read } from './case-reading.ts';

describe('what follows without being said', () => {
  test('owners, cities and garrisons', async () => {
    const { setting, state } = await read({
      provinces: { Kent: {}, York: { owner: 'Eng', build: 'militia' } },
      units: { 'Eng G Kent': { troops: { militia: 3 } } },
    });
    expect([state.provinces[1]?.owner, setting.places[1]?.cityName, setting.places[2]?.cityName]).toEqual([
      1,
      'Kent',
      'York',
    ]);
    expect(state.units.map(({ id, name }) => [id, name])).toEqual([
      [120001, 'Garrison of Kent'],
      [120002, 'Garrison of York'],
    ]);
  });

  test('realms: those of the rulebook keep their numbers, others get the lowest that are free', async () => {
    const { setting } = await read({
      realms: { Sco: {}, Wal: {}, Aaa: { number: 9 } },
      relations: { 'Sco - Fra': 'war', 'Wal - Eng': 'war' },
    });
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
    const told = { provinces: { A: 'Eng', B: 'Eng', C: 'Fra' }, realms: ['Sco'] };
    expect((await read(told)).setting.places.map((info) => info?.name)).toEqual([
      undefined,
      'A',
      'B',
      'C',
      'Home of Fra',
      'Home of Sco',
    ]);
    expect((await read({ ...told, base: 'bare' })).setting.places).toHaveLength(4);
  });

  test('the map of a scenario, and the scenario itself', async () => {
    const units = { 'Eng A1': { at: 'Volodymir', troops: { militia: 3 } } };
    const map = await read({ map: 'four-crowns', units });
    expect(map.state.units).toHaveLength(1);
    const whole = await read({ base: 'four-crowns', realms: { Eng: 7 }, units });
    expect([whole.state.realms[1]?.treasury, whole.state.realms[2]?.treasury]).toEqual([700, 5000]);
    expect(whole.state.units.length).toBeGreaterThan(10);
  });
});
