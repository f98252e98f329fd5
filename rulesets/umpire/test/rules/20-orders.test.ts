import { writeLine } from '@chancery/core';
import { expect, test } from 'vitest';
import { ORDERS } from '../../src/orders/index.ts';
import { positionOf } from '../board.ts';
import { judged, knownTo, read } from '../reading.ts';
import { ITALIA } from '../scenarios.ts';

const italia = positionOf(ITALIA);

const EXAMPLE = `MOVE Carne, Bari WITH Foot 4, Horse 6 TO Padua ARMY 1D
MOVE Carne WITH Foot 11 TO Chioggia ARMY 1R
MOVE Colleoni WITH Ships 4 VIA Venice TO Chioggia FLEET 1D
MOVE Colleoni WITH Ships 4, Foot 4 TO Ravenna FLEET 1R ARMY 3M
STANCE Sforza ARMY 2M
MOVE Sforza VIA Bergamo, Como TO Monza`;

test('UM-20.9 the example of a sheet is read as six lines, and written again as it was', () => {
  const reading = read(italia, 'VEN', EXAMPLE);
  console.log(judged(reading));
  console.log(reading.lines.map((l) => l.order && writeLine(ORDERS, knownTo(italia, 'VEN'), l.order)));
  expect(reading.orders).toHaveLength(6);
});
