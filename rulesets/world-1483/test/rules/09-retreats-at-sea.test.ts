import { describe, expect, test } from 'vitest';
import type { StandingOrder } from '../../src/order.ts';
import { deeds } from '../deeds.ts';
import { boardWith, contest, type Fleets, misses, NOW, place, sail } from '../sound.ts';

describe('the nearest zone without enemies', () => {
  /** A frigate of England comes from Channel and meets two of France in the Sound. */
  const from = (fleets: Fleets, standing: Parameters<typeof boardWith>[1] = {}, ship = '1 frg') =>
    deeds(
      boardWith({ Channel: [`${ship} of England`], Sound: ['2 mer of France'], ...fleets }, standing),
      'England',
      [sail(ship, 'Channel', ['Sound'], NOW)],
      { 'fight@Sound': misses(3) },
    );
  test.each<readonly [what: string, fleets: Fleets, standing: Parameters<typeof boardWith>[1], to: string]>([
    ['the one they came from', {}, {}, 'Channel'],
    ['else the first in list order', { Channel: ['1 frg of England', '1 mer of France'] }, {}, 'Bay'],
    ['ships at peace are no enemies', { Channel: ['1 frg of England', '1 sol of Spain'] }, {}, 'Channel'],
    ['unless they contest it', { Channel: ['1 frg of England', '1 sol of Spain'] }, { Spain: [contest] }, 'Bay'],
    [
      'and farther where all that is near is held',
      {
        Bay: ['1 mer of France'],
        Channel: ['1 frg of England', '1 mer of France'],
        Dogger: ['1 mer of France'],
        Gulf: ['1 mer of France'],
      },
      {},
      'Elbe',
    ],
    [
      'however far',
      {
        ...Object.fromEntries(['Bay', 'Dogger', 'Elbe', 'Gulf'].map((zone) => [zone, ['1 mer of France']])),
        Channel: ['1 frg of England', '1 mer of France'],
        Zee: ['1 mer of France'],
      },
      {},
      'Frost',
    ],
  ])('W83-9.13 %s', (_, fleets, standing, to) => {
    const { of, there } = from(fleets, standing);
    expect(of('retreated-to')).toMatchObject([
      { rule: 'W83-9.12', from: place('Sound'), to: place(to), aboard: false },
    ]);
    expect(there(to, 'England')).toBe('1 frg');
  });

  test('W83-9.13 W83-2.23 ships of the line do not flee through a canal that is barred to them, others do', () => {
    const held: Fleets = {
      Bay: ['1 mer of France'],
      Dogger: ['1 mer of France'],
      Elbe: ['1 mer of France'],
      Frost: ['1 mer of France'],
      Zee: ['1 mer of France'],
    };
    const bar: StandingOrder = { verb: 'CLOSE_CANAL', args: { nations: ['ALL'] } };
    const flee = (ship: string, besides = '') =>
      from(
        { ...held, Channel: [`${ship} of England`, '1 mer of France'], Gulf: besides === '' ? [] : [besides] },
        { Egypt: [bar] },
        ship,
      );
    expect(flee('1 frg').of('retreated-to')).toMatchObject([{ to: place('Gulf') }]);
    const stays = deeds(
      boardWith(
        { ...held, Channel: ['1 sol of England', '1 frg of England', '1 mer of France'], Sound: ['1 mer of France'] },
        { Egypt: [bar] },
      ),
      'England',
      [sail('1 sol, 1 frg', 'Channel', ['Sound'], NOW)],
      { 'fight@Channel': [1, 10], 'fight@Sound': [10, 10, 10, 1, 10, 10] },
    );
    expect(stays.of('retreated-to')).toEqual([]);
    expect(stays.of('battle-fought')).toMatchObject([{ winner: 'attackers', rounds: [{}, {}] }]);
  });

  test('W83-9.13 where every zone is held nobody retreats', () => {
    const all = Object.fromEntries(
      ['Bay', 'Dogger', 'Elbe', 'Frost', 'Gulf', 'Zee'].map((zone) => [zone, ['1 mer of France']]),
    );
    const { of, there } = from({
      ...all,
      Channel: ['1 frg of England', '1 mer of France'],
      Sound: ['1 frg of France'],
    });
    expect(of('retreated-to')).toEqual([]);
    expect(there('Sound', 'England')).toBe('1 frg');
  });

  test('W83-2.45 whoever flees into the ice rolls for it', () => {
    const far = boardWith({ Elbe: ['1 frg of England', '1 mer of France'], Dogger: ['1 mer of France'] });
    const [frigate = 0] = far.ids('Elbe', 'England', 'frg');
    const { of } = deeds(far, 'England', [sail('1 frg', 'Elbe', [], NOW)], {
      'fight@Elbe': misses(2),
      [`ice@${frigate}`]: [1],
    });
    expect(of('retreated-to')).toMatchObject([{ to: place('Frost') }]);
    expect(of('ice-rolled')).toMatchObject([{ roll: 1, sinks: true }]);
  });
});
