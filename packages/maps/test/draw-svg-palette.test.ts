import { TONE_COUNT } from '@chancery/core';
import { describe, expect, it } from 'vitest';
import { BASE_COLOURS, DARK_INK, LIGHT_INK, PRINT_INK } from '../src/draw-svg/ink.ts';
import { GROUND_SHARE, mixed, PLAIN, printHatchOf, TONES, toneOf } from '../src/draw-svg/palette.ts';
import { ALL_EYES, contrast, distance } from './eyes.ts';

const pairs = <T>(list: readonly T[]): (readonly [T, T])[] =>
  list.flatMap((a, at) => list.slice(at + 1).map((b) => [a, b] as const));

const ground = (wash: string, paper: string): string => mixed(wash, paper, GROUND_SHARE.screen);

/** The least distance of two colours, and which they are. */
const closest = (
  list: readonly { readonly name: string; readonly colour: string }[],
  eyes: (typeof ALL_EYES)[number],
) =>
  pairs(list)
    .map(([a, b]) => ({ pair: `${a.name} and ${b.name}`, apart: distance(a.colour, b.colour, eyes) }))
    .reduce((least, each) => (each.apart < least.apart ? each : least));

describe('the palette', () => {
  it('has a tone for each of 23 powers and one over', () => {
    expect(TONES.length).toBe(TONE_COUNT);
    expect(new Set(TONES.map(({ name }) => name)).size).toBe(24);
    expect(toneOf(24)).toBe(toneOf(0));
    expect(toneOf(-1)).toBe(TONES[23]);
  });

  for (const eyes of ALL_EYES) {
    for (const hatch of ['none', 'rising', 'falling']) {
      const tones = TONES.filter((tone) => tone.hatch === hatch);

      it(`keeps the washes of tones hatched '${hatch}' apart for the ${eyes}`, () => {
        const washes = tones.map(({ name, wash }) => ({ name, colour: wash }));
        expect(closest(washes, eyes).apart, closest(washes, eyes).pair).toBeGreaterThan(0.048);
      });

      it(`keeps the pale grounds of tones hatched '${hatch}' apart for the ${eyes}`, () => {
        const light = tones.map(({ name, wash }) => ({ name, colour: ground(wash, LIGHT_INK.nobody) }));
        const dark = tones.map(({ name, darkWash }) => ({ name, colour: ground(darkWash, DARK_INK.nobody) }));
        expect(closest(light, eyes).apart, closest(light, eyes).pair).toBeGreaterThan(0.028);
        expect(closest(dark, eyes).apart, `dark: ${closest(dark, eyes).pair}`).toBeGreaterThan(0.024);
      });
    }

    it(`keeps every wash apart from independent land and from the sea for the ${eyes}`, () => {
      for (const { name, wash } of TONES) {
        expect(distance(ground(wash, LIGHT_INK.nobody), PLAIN.wash, eyes), `${name} and independents`).toBeGreaterThan(
          0.035,
        );
        expect(distance(wash, LIGHT_INK.sea, eyes), `${name} and sea`).toBeGreaterThan(0.045);
      }
    });

    it(`MD-16.12 keeps the four bases of troops far apart for the ${eyes}`, () => {
      for (const [[a, first], [b, second]] of pairs(Object.entries(BASE_COLOURS))) {
        expect(distance(first.fill, second.fill, eyes), `${a} and ${b}`).toBeGreaterThan(0.1);
      }
    });
  }

  it('tells all 24 washes apart by colour alone for the trichromat', () => {
    const washes = TONES.map(({ name, wash }) => ({ name, colour: wash }));
    expect(closest(washes, 'trichromat').apart).toBeGreaterThan(0.06);
  });

  it('hatches neighbours in the list differently on white paper', () => {
    for (let tone = 0; tone < TONES.length - 1; tone += 1) expect(printHatchOf(tone)).not.toBe(printHatchOf(tone + 1));
  });
});

describe('writing', () => {
  it('is dark or light enough to be read on every ground', () => {
    for (const [ink, dark] of [
      [LIGHT_INK, false],
      [DARK_INK, true],
    ] as const) {
      expect(contrast(ink.seaName, ink.sea)).toBeGreaterThan(4.5);
      expect(contrast(ink.line, ink.wilds)).toBeGreaterThan(7);
      for (const tone of [...TONES, PLAIN]) {
        const land = ground(dark ? tone.darkWash : tone.wash, ink.nobody);
        expect(contrast(ink.line, land), tone.name).toBeGreaterThan(4.5);
      }
    }
    expect(contrast(PRINT_INK.line, PRINT_INK.paper)).toBeGreaterThan(15);
  });

  it('MD-16.46 shows the number and the miniature clearly on every base', () => {
    for (const [base, { fill, figure }] of Object.entries(BASE_COLOURS)) {
      expect(contrast(fill, figure), base).toBeGreaterThan(4.5);
    }
  });
});

describe('mixing colours', () => {
  it('takes whole hundredths of each', () => {
    expect(mixed('#ff0000', '#0000ff', 100)).toBe('#ff0000');
    expect(mixed('#ff0000', '#0000ff', 0)).toBe('#0000ff');
    expect(mixed('#640a00', '#000000', 50)).toBe('#320500');
  });
});
