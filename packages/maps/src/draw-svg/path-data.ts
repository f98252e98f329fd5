import type { Line } from '@chancery/core';

/**
 * Lines as SVG path data: the first point absolute, the rest relative, which is short for whole numbers.
 * Points are snapped to multiples of `grain`; two areas that share a vertex snap it alike, so no crack opens.
 * A line that shrinks to a point is left out.
 */
export const pathData = (lines: readonly Line[], closed: boolean, grain = 1): string => {
  let data = '';
  for (const line of lines) data += onePath(line, closed, grain);
  return data;
};

const onePath = (line: Line, closed: boolean, grain: number): string => {
  let x = snap(line[0] ?? 0, grain);
  let y = snap(line[1] ?? 0, grain);
  let data = `M${x} ${y}l`;
  let steps = 0;
  for (let at = 2; at + 1 < line.length; at += 2) {
    const nextX = snap(line[at] as number, grain);
    const nextY = snap(line[at + 1] as number, grain);
    if (nextX === x && nextY === y) continue;
    const dx = nextX - x;
    const dy = nextY - y;
    if (steps > 0 && dx >= 0) data += ' ';
    data += dy < 0 ? `${dx}${dy}` : `${dx} ${dy}`;
    x = nextX;
    y = nextY;
    steps += 1;
  }
  return steps < (closed ? 2 : 1) ? '' : closed ? `${data}z` : data;
};

const snap = (value: number, grain: number): number => (grain === 1 ? value : Math.round(value / grain) * grain);
