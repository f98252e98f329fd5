import { seatId } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { supposedState } from '../../src/known/supposed-state.ts';
import { intelligence } from '../../src/phases/intelligence.ts';
import { PHASES } from '../../src/phases.ts';
import { collectableOf } from '../../src/rules/revenue.ts';
import type { State } from '../../src/state.ts';
import { view } from '../../src/view.ts';
import { positionOf, ran } from '../board.ts';
import { codesOf, garrisoned, unitsAt } from '../by-code.ts';
import { rolling } from '../dice.ts';
import { ITALIA, PUNIC } from '../scenarios.ts';

const codes = codesOf(ITALIA);
const MIL = codes.nation('MIL');
const VEN = codes.nation('VEN');

const supposedBy = (position: ReturnType<typeof positionOf>, code: string): State =>
  supposedState({ setting: position.setting, view: view(position, { kind: 'seat', seat: seatId(code) }) });

describe('UM-20.3: what a ruler has to suppose', () => {
  const position = positionOf(ITALIA);

  test('has all that is their own as it is, so that revenue and treasury are reckoned as they will be', () => {
    const supposed = supposedBy(position, 'MIL');
    for (const province of position.state.provinces) {
      if (province === null || province.owner !== MIL) continue;
      expect(supposed.provinces[province.number]).toEqual(province);
      const truth = position.state.stacks[province.number]?.filter(({ nation }) => nation === MIL);
      expect(supposed.stacks[province.number]?.filter(({ nation }) => nation === MIL)).toEqual(truth);
      expect(collectableOf(position.setting, supposed, province)).toBe(
        collectableOf(position.setting, position.state, province),
      );
    }
    expect(supposed.nations[MIL]?.treasury).toBe(position.state.nations[MIL]?.treasury);
  });

  test('has of others nothing but what was reported', () => {
    const hidden = garrisoned(position, ITALIA, {
      NAP: { NAP: { FOT: 9 } },
      MIL: { MIL: {}, VEN: { FOT: 10, SPY: 1 } },
    });
    const supposed = supposedBy({ ...hidden, state: ran(hidden, [intelligence], {}, rolling()).state }, 'MIL');
    expect(unitsAt(supposed, ITALIA, 'NAP', 'NAP')).toEqual({});
    // The highest roll of one factor: half as many again.
    expect(unitsAt(supposed, ITALIA, 'VEN', 'MIL')).toEqual({ FOT: 15 });
    expect(supposed.nations[VEN]?.treasury).toBe(0);
  });

  test.each([
    ['italia1449', ITALIA],
    ['punic218', PUNIC],
  ] as const)('a whole turn of %s can be tried on it by every ruler', (_name, file) => {
    const { setting, state } = positionOf(file);
    for (const { code } of file.nations) {
      const trial = { setting, state: supposedBy({ setting, state }, code) };
      expect(ran(trial, PHASES, { [code]: [] }, rolling()).state.turn).toBe(2);
    }
  });
});
