import type { Line } from '@chancery/core';
import { hundredths } from './whole-root.ts';

/** A point on a line and the way it runs there, of length 1. */
export interface Step {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** Points at even distances along lines, the first half a pace from each line's beginning. Short lines have one in their middle. */
export const walk = (lines: readonly Line[], pace: number): readonly Step[] =>
  lines.flatMap((line) => walkOne(line, pace));

const walkOne = (line: Line, pace: number): readonly Step[] => {
  const length = lengthOf(line);
  const count = Math.max(1, Math.round(length / pace));
  const even = length / count;
  const steps: Step[] = [];
  let walked = 0;
  let next = even / 2;
  for (let at = 0; at + 3 < line.length; at += 2) {
    const x = line[at] as number;
    const y = line[at + 1] as number;
    const dx = (line[at + 2] as number) - x;
    const dy = (line[at + 3] as number) - y;
    const stretch = hundredths(dx, dy) / 100;
    if (stretch === 0) continue;
    while (next <= walked + stretch && steps.length < count) {
      const share = (next - walked) / stretch;
      steps.push({ x: x + dx * share, y: y + dy * share, dx: dx / stretch, dy: dy / stretch });
      next += even;
    }
    walked += stretch;
  }
  return steps;
};

export const lengthOf = (line: Line): number => {
  let length = 0;
  for (let at = 0; at + 3 < line.length; at += 2) {
    length += hundredths(
      (line[at + 2] as number) - (line[at] as number),
      (line[at + 3] as number) - (line[at + 1] as number),
    );
  }
  return length / 100;
};
