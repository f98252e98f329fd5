import type { AreaKind } from '@chancery/core';
import type { Sheet } from './sheet.ts';
import { textWidth } from './text-width.ts';

/** A name broken into lines and set in a size; measures in world units. */
export interface SetName {
  readonly lines: readonly string[];
  readonly size: number;
  readonly width: number;
  readonly height: number;
}

interface Face {
  readonly largest: number;
  readonly smallest: number;
  readonly spacing: number;
  readonly mostLines: number;
}

/** Sizes in pixels of the design. */
export const FACES: { readonly [kind in AreaKind]: Face } = {
  land: { largest: 12, smallest: 7, spacing: 0.02, mostLines: 2 },
  sea: { largest: 15, smallest: 7.5, spacing: 0.1, mostLines: 3 },
};

/** Height of a line, as a share of the size. */
export const LEADING = 1.08;

/** The ways to set a name, best first: large before small, one line before several. */
export const settings = (sheet: Sheet, kind: AreaKind, name: string, room: number): readonly SetName[] => {
  const face = FACES[kind];
  const one = textWidth(name, { size: 1, spacing: face.spacing });
  const wanted = (room * 0.8) / sheet.unit / one;
  const found: SetName[] = [];
  const largest = Math.min(face.largest, Math.max(face.smallest + 2.5, wanted));
  for (let size = largest; size > face.smallest - 0.01; size -= Math.max(0.75, (largest - face.smallest) / 4)) {
    for (const lines of breaks(name, face.mostLines)) found.push(setName(sheet, kind, lines, size));
  }
  for (const lines of breaks(name, face.mostLines)) found.push(setName(sheet, kind, lines, face.smallest));
  return found;
};

const setName = (sheet: Sheet, kind: AreaKind, lines: readonly string[], size: number): SetName => {
  const type = { size: size * sheet.unit, spacing: FACES[kind].spacing };
  return {
    lines,
    size: type.size,
    width: Math.max(...lines.map((line) => textWidth(line, type))),
    height: lines.length * type.size * LEADING,
  };
};

/** A name in one line and in as many more as it has words for, each break as even as it can be. */
const breaks = (name: string, most: number): readonly (readonly string[])[] => {
  const words = name.split(/\s+|(?<=-)/);
  const ways: (readonly string[])[] = [[name]];
  if (words.length > 1) ways.push(evenly(words));
  if (words.length > 2 && most > 2) ways.push([words[0] as string, ...evenly(words.slice(1))]);
  return ways;
};

const evenly = (words: readonly string[]): readonly string[] => {
  const ways = words.slice(1).map((_, at) => [joinWords(words.slice(0, at + 1)), joinWords(words.slice(at + 1))]);
  const broadest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
  return ways.reduce((best, way) => (broadest(way) < broadest(best) ? way : best));
};

const joinWords = (words: readonly string[]): string => words.join(' ').replaceAll('- ', '-');
