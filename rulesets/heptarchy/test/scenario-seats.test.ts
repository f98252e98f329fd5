import { readBlazon } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { colorFault } from '../src/rules/colors.ts';
import { LIGHT } from '../src/rules/light.ts';
import { seats } from '../src/seats.ts';
import { firstPosition, HEPTARCHY } from './scenario-under-test.ts';

const { setting } = firstPosition(HEPTARCHY);
const areas = setting.areas.filter((area) => area !== null);

describe('seats', () => {
  test('HEP-17.1, HEP-17.2 each of the 36 nations is a seat, named by its code, with its arms', () => {
    const all = seats(setting);
    expect(all.map(({ seat, name }) => [seat, name])).toEqual(areas.map(({ code, name }) => [code, name]));
    expect(all).toHaveLength(36);
    for (const { seat, shield } of all) expect([seat, shield !== undefined]).toEqual([seat, true]);
  });

  test('HEP-17.1 each is told of in a sentence or two', () => {
    for (const { code, description } of areas) {
      const sentences = description.match(/[.!](?= |$)/g)?.length ?? 0;
      expect([code, sentences > 0 && sentences <= 3, description.length < 320]).toEqual([code, true, true]);
    }
    expect(new Set(areas.map(({ description }) => description)).size).toBe(areas.length);
  });

  test('arms follow the rule of tincture: no metal lies on metal, no colour on colour', () => {
    const isMetal = (tincture: string): boolean => tincture === 'or' || tincture === 'argent';
    for (const { code, arms } of areas) {
      const read = readBlazon(arms);
      if (!read.ok) throw new Error(`${code}: ${read.error}`);
      const { field, parted, ordinary, charges } = read.value;
      const mixed = parted !== undefined && isMetal(parted.with) !== isMetal(field);
      const laid = [ordinary, charges].filter((each) => each !== undefined);
      for (const { tincture } of laid)
        expect([code, mixed || isMetal(tincture) !== isMetal(field)]).toEqual([code, true]);
    }
  });
});

describe('HEP-17.3 colours', () => {
  test('HEP-17.3 those of the scenario can be read on white and differ from each other', () => {
    areas.forEach(({ code, color }, at) => {
      const others = areas.slice(0, at).map((other) => other.color);
      expect([code, colorFault(color, others)]).toEqual([code, null]);
    });
  });

  test('HEP-17.3 the light of each step of a channel is that of sRGB', () => {
    const light = (step: number): number => {
      const part = step / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    };
    expect(LIGHT).toEqual(Array.from({ length: 256 }, (_, step) => Math.round(light(step) * 100_000)));
  });

  test.each<[string, ReturnType<typeof colorFault>, string]>([
    ['#949494', null, 'contrast 3.03'],
    ['#959595', 'pale', 'contrast 2.99'],
    ['#ff578d', null, 'contrast 3 and less than a millionth more'],
    ['#ffffff', 'pale', 'contrast 1'],
    ['#000000', null, 'contrast 21'],
    ['#00a300', null, 'contrast 3.3'],
    ['#00b000', 'pale', 'contrast 2.8'],
    ['#AbCdE', 'form', 'five digits'],
    ['red', 'form', 'a word'],
    ['#FF0000', 'taken', 'another has it in small letters'],
  ])('HEP-17.3 %s is judged %s: %s', (color, fault) => {
    expect(colorFault(color, ['#ff0000'])).toBe(fault);
  });
});
