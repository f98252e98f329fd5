import { readSettings } from '@chancery/maps/grow';
import { describe, expect, test } from 'vitest';
import { SETTINGS } from './small-realm.ts';

const GLOBE = { ...SETTINGS, projection: { kind: 'conic-conformal', parallels: [36, 60], meridian: 16 } };

const faultsIn = (json: unknown): readonly string[] => {
  const read = readSettings(json);
  return read.ok ? [] : read.error;
};

describe('grow.json', () => {
  test.each([
    ['a plane', SETTINGS],
    ['a globe', GLOBE],
  ])('is read: %s', (_, settings) => {
    expect(readSettings(JSON.parse(JSON.stringify(settings)))).toEqual({ ok: true, value: settings });
  });

  test.each([
    ['no title', { ...SETTINGS, title: '' }, 'title: a text is wanted'],
    ['a width in words', { ...SETTINGS, width: 'wide' }, 'width: a whole number from 0 is wanted'],
    ['half a unit', { ...SETTINGS, leastBend: 1.5 }, 'leastBend: a whole number from 0 is wanted'],
    [
      'an unknown projection',
      { ...SETTINGS, projection: { kind: 'globe' } },
      'projection.kind: conic-conformal, mercator or plane is wanted',
    ],
    [
      'one parallel',
      { ...GLOBE, projection: { ...GLOBE.projection, parallels: [36] } },
      'projection.parallels: a pair of numbers is wanted',
    ],
    [
      'an open frame',
      { ...SETTINGS, frame: { ...SETTINGS.frame, east: undefined } },
      'frame.east: a pair of numbers is wanted',
    ],
    [
      'a frame without breadth',
      { ...SETTINGS, frame: { ...SETTINGS.frame, east: SETTINGS.frame.west } },
      'frame: east must lie east of west, and north of south',
    ],
  ])('%s is a fault', (_, json, fault) => {
    expect(faultsIn(json)).toContain(fault);
  });

  test('all faults are listed, each once', () => {
    const faults = faultsIn({});
    expect(faults).toHaveLength(new Set(faults).size);
    expect(faults.length).toBeGreaterThan(10);
    expect(faultsIn(null)).toEqual(faults);
  });
});
