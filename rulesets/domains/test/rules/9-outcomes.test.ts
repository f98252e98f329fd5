import { describe, expect, test } from 'vitest';
import { monthOf, positionOf, withState } from '../month.ts';
import { tableAfter } from '../rulebook.ts';

/** Each row of DOM-9.9, for every kind of attempt on SKA by STA. */

const scouts = withState(await positionOf(), ({ units }) => ({
  // Nobody of SKA's stands where discovered saboteurs would have to fight (DOM-9.16).
  units: units
    .filter(({ owner }) => owner !== 1)
    .map((unit) => (unit.owner === 2 && unit.type === 'Scouts' ? { ...unit, province: 2 } : unit)),
}));
const NUMBER = scouts.state.units.find(({ owner, type }) => owner === 2 && type === 'Scouts')?.number;

const ATTEMPTS = {
  spy: { line: 'SPY Skarrowhead BY Sir Osric', done: 'spied' },
  assassinate: { line: 'ASSASSINATE SKA Hild Longstride BY Sir Osric', done: 'underling-died' },
  covert: { line: 'COVERT SKA unrest IN Thornby "Songs." BY Sir Osric', done: 'mood-changed' },
  sabotage: { line: `SABOTAGE Skarrowhead law SKA WITH ${NUMBER}`, done: 'holding-level-changed' },
} as const;
type Kind = keyof typeof ATTEMPTS;

const ROWS = tableAfter('DOM-9.9').map((row) => ({
  roll: row['espionage'] === '≤ 50' ? 50 : 51,
  counter: row['counterspy'] === 'none active' ? null : row['counterspy'] === '≤ 50' ? 50 : 51,
  effect: row['Effect'] ?? '',
  learns: row['Target learns'] ?? '',
}));

const rolled = (kind: Kind, { roll, counter }: { readonly roll: number; readonly counter: number | null }) =>
  monthOf(
    scouts,
    { STA: `R2 ${ATTEMPTS[kind].line}`, ...(counter === null ? {} : { SKA: 'R1 COUNTERSPY BY Warin the Marshal' }) },
    { 'espionage@2': [roll], ...(counter === null ? {} : { 'counterspy@1': [counter] }) },
  );

describe('DOM-9.9 what comes of the two rolls', () => {
  test('DOM-9.9 the book has six rows', () => {
    expect(ROWS.map(({ roll, counter }) => [roll, counter])).toEqual([
      [50, null],
      [51, null],
      [50, 50],
      [50, 51],
      [51, 50],
      [51, 51],
    ]);
  });

  for (const kind of Object.keys(ATTEMPTS) as Kind[]) {
    test.each(ROWS)(`DOM-9.1, DOM-9.9, DOM-9.10, DOM-15.7, DOM-19.9 ${kind}: $roll against $counter $effect`, (row) => {
      const month = rolled(kind, row);
      const outcome = row.roll > 50 ? 'failed' : row.counter === 50 ? 'cancelled' : 'succeeded';
      const exposed = row.roll === 51 && row.counter === 50 && kind !== 'sabotage';
      expect(month.events.find((event) => event.kind === 'attempted')).toMatchObject({ outcome, exposed });
      expect(month.events.some((event) => event.kind === ATTEMPTS[kind].done)).toBe(outcome === 'succeeded');

      // The author always learns how it went.
      const author = month.heardBy('STA').find((told) => told.kind === 'attempted');
      expect(author).toMatchObject({ outcome, exposed });

      // The target learns of what failed and of what was foiled, and whose it was only where somebody was exposed or discovered.
      const noticed = month.heardBy('SKA').find((told) => told.kind === 'attempt-noticed');
      expect(month.heardBy('SKA').some((told) => told.kind === 'attempted')).toBe(false);
      if (outcome === 'succeeded') expect(noticed).toBeUndefined();
      else {
        const named = exposed || (kind === 'sabotage' && outcome === 'failed');
        expect(noticed).toMatchObject({ attempt: kind, foiled: outcome === 'cancelled', author: named ? 2 : null });
        expect(noticed).toMatchObject({ name: exposed ? 'Sir Osric' : '' });
      }
      // Nobody else hears of any of it.
      expect(month.heardBy('COL').some((told) => told.kind === 'attempted' || told.kind === 'attempt-noticed')).toBe(
        false,
      );
    });
  }

  test('DOM-9.9 DOM-9.16 a failed sabotage exposes nobody, whatever the counterspy rolls', () => {
    const { after, events } = rolled('sabotage', { roll: 51, counter: 50 });
    expect(after.state.domains[2]?.underlings.every(({ exposedTurn }) => exposedTurn === null)).toBe(true);
    expect(events.find(({ kind }) => kind === 'attempted')).toMatchObject({ name: '' });
  });

  test('DOM-9.10 on own and on unruled land no COUNTERSPY opposes', () => {
    for (const province of ['Stannick', 'Cape Hollin']) {
      const { events } = monthOf(
        scouts,
        {
          STA: `R1 COUNTERSPY BY Tamsin Vey\nR2 SPY ${province} BY Sir Osric`,
          SKA: 'R1 COUNTERSPY BY Warin the Marshal',
        },
        { 'espionage@2': [50] },
      );
      expect(events.find((event) => event.kind === 'attempted')).toMatchObject({
        counterRoll: null,
        outcome: 'succeeded',
      });
    }
  });
});
