import type { Phase } from '@chancery/core';
import { leviesFrom, provincesOf } from '../rules/find.ts';
import type { Province } from '../state.ts';
import type { Types } from '../types.ts';
import { MOST_MOOD } from '../words.ts';

/** Levies that have been away so many turns are missed at home (DOM-5.10). */
const LONG_LEVY = 3;
/** Below these moods light and normal taxes please. */
const PLEASED_BELOW = { light: 4, normal: 3 } as const;

/** What taxes and levies make of the mood of ruled provinces that nobody occupies (DOM-5.10). */
export const mood: Phase<Types> = {
  name: 'Mood',
  rule: 'DOM-5.10',
  run: ({ state, emit }) => {
    for (const province of provincesOf(state)) {
      if (province.ruler === null || province.occupiedBy !== null) continue;
      const { number, mood: was } = province;
      const taxed = clamped(was + byTaxes(province));
      const missed = leviesFrom(state, number).some(({ raisedTurn }) => state.turn - raisedTurn >= LONG_LEVY);
      const now = missed ? clamped(taxed - 1) : taxed;
      if (now !== was) {
        emit({
          kind: 'mood-changed',
          rule: 'DOM-5.10',
          province: number,
          mood: now,
          why: now < taxed ? 'levies' : 'taxes',
        });
      }
    }
  },
};

const byTaxes = ({ taxRate, mood: was }: Province): number => {
  if (taxRate === 'none') return 1;
  if (taxRate === 'heavy') return -1;
  return was < PLEASED_BELOW[taxRate] ? 1 : 0;
};

const clamped = (value: number): number => Math.min(MOST_MOOD, Math.max(0, value));
