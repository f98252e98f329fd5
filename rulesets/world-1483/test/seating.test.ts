import { seatId } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { SEATING } from '../src/seating.ts';
import type { Nation } from '../src/state.ts';
import { window } from '../src/window.ts';
import { boardOf } from './board.ts';

const positionWith = (more: Partial<Nation>) => {
  const { setting, state } = boardOf({
    nations: { England: { more }, France: {}, Spain: { phase: 2 } },
    lands: { London: { owner: 'England' }, Paris: { owner: 'France' }, Toledo: { owner: 'Spain' } },
  });
  return { setting, state };
};
const ENGLAND = seatId('england');

describe('seats and who holds them', () => {
  test.each([
    [{ seat: 'held' }, 'ruler'],
    [{ seat: 'open' }, 'rules'],
    [{ seat: 'moderated' }, 'rules'],
    [{ status: 'conquered' }, 'ruler'],
    [{ status: 'eliminated' }, 'gone'],
    [{ status: 'absorbed' }, 'gone'],
  ] as const)('W83-20.12 a nation with %o is ordered for by: %s', (more, by) => {
    expect(SEATING.seatedBy(positionWith(more), ENGLAND)).toBe(by);
    expect(SEATING.viable(positionWith(more), ENGLAND)).toBe(by !== 'gone');
  });

  test('W83-20.10 W83-20.11 W83-20.12 after the first and the second missed turn rulers are asked, then the seat is open', () => {
    expect(SEATING.silence?.inARow).toEqual(['warn', 'warn', 'open']);
    expect(SEATING.silence?.firstTurn).toBe('warn');
  });

  test('W83-15.1 standing orders belong to the rules', () => {
    expect(SEATING.standingOrders).toBe('in-the-rules');
  });

  test('W83-20.15 a seat is handed over by an act of the master', () => {
    const { setting } = positionWith({});
    const nation = 1;
    expect(SEATING.act?.(setting, ENGLAND, 'ruler')).toEqual({ verb: 'SET_SEAT', args: { nation, to: 'held' } });
    expect(SEATING.act?.(setting, ENGLAND, 'rules')).toEqual({ verb: 'SET_SEAT', args: { nation, to: 'moderated' } });
  });

  test('W83-13.77 W83-20.32 whose nation is revived as nobody’s loses the seat; whose is no more keeps it', () => {
    const { setting } = positionWith({});
    const run = { kind: 'nation-run', rule: 'W83-13.77', nation: 1, nationKind: 'npc', phase: 5, order: 9 } as const;
    expect(SEATING.unseats({ ...run, seat: 'open' }, setting)).toBe(ENGLAND);
    expect(SEATING.unseats({ ...run, seat: 'held' }, setting)).toBeNull();
    const gone = { kind: 'status-changed', rule: 'W83-20.30', nation: 1, from: 'active', to: 'eliminated' } as const;
    expect(SEATING.unseats({ ...gone, by: null }, setting)).toBeNull();
  });

  test('W83-1.5 W83-20.32 the window asks rulers of the phase; all other players may send, those of lost nations too', () => {
    const asked = (more: Partial<Nation>) => {
      const open = window(positionWith(more));
      return open.kind === 'window' ? { seats: open.seats, may: open.may } : null;
    };
    expect(asked({})).toEqual({ seats: ['england', 'france'], may: ['spain'] });
    expect(asked({ status: 'eliminated' })).toEqual({ seats: ['france'], may: ['england', 'spain'] });
    expect(asked({ seat: 'open' })).toEqual({ seats: ['france'], may: ['england', 'spain'] });
  });
});
