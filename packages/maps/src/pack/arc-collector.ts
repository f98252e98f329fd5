import type { Line } from '@chancery/core';
import { arcText } from './arc-text.ts';
import type { ArcRef } from './packed-world.ts';
import { backwards } from './unpack-world.ts';

/** Gathers lines, each only once whichever way it is run through. */
export const arcCollector = (): {
  readonly arcs: readonly string[];
  readonly refOf: (line: Line) => ArcRef;
} => {
  const arcs: string[] = [];
  const indexOf = new Map<string, number>();
  const refOf = (line: Line): ArcRef => {
    const known = indexOf.get(line.join());
    if (known !== undefined) return known;
    const turned = indexOf.get(backwards(line).join());
    if (turned !== undefined) return ~turned;
    indexOf.set(line.join(), arcs.length);
    arcs.push(arcText(stepsOf(line)));
    return arcs.length - 1;
  };
  return { arcs, refOf };
};

const stepsOf = (line: Line): readonly number[] =>
  line.map((value, at) => (at < 2 ? value : value - (line[at - 2] as number)));
