import { expect, test } from 'vitest';
import { edit } from '../../src/master/edit.ts';
import type { Edit } from '../../src/order.ts';
import { newsheet } from '../../src/phases/newsheet.ts';
import type { GamePosition, Step } from '../../src/types.ts';
import { changed, positionOf, type Ran, ran } from '../board.ts';
import { codesOf, garrisoned, inTurn, withProvince } from '../by-code.ts';
import { ARVEN } from '../scenarios.ts';

const { nation: N, province: P } = codesOf(ARVEN);
const start = positionOf(ARVEN);

/** What the host puts right, one act after another. */
const edited = (position: GamePosition, ...acts: readonly Edit[]): Ran =>
  ran(
    position,
    acts.map((act) => ({ run: (turn) => edit(turn, act) }) as Step),
  );

/** A battle at Highgate of which Corvale alone has heard. */
const fought = changed(start, ({ pendingNews }) => {
  pendingNews.push({
    turn: 1,
    what: 'battle',
    province: P('HIG'),
    heard: [N('COR')],
    event: { kind: 'battle-fought', rule: 'UM-13.1' },
  });
});

test('UM-23.14 combat orders: those that are named are set, the others stay', () => {
  const act = { verb: 'EDIT_STANCE', args: { nation: N('COR'), province: P('COR'), fleet: '3M' } } as const;
  const { state, heard } = edited(start, act);
  expect(state.stacks[P('COR')]?.find(({ nation }) => nation === N('COR'))).toMatchObject({
    fleetOrder: '3M',
    armyOrder: '1D',
  });
  expect(heard('COR')).toHaveLength(1);
  expect(heard('TAL')).toEqual([]);
});

test('UM-23.14 a siege: who besieges, for how long, and its end, told to those who were in it as well', () => {
  const shut = garrisoned(
    withProvince(start, ARVEN, 'ASP', {
      siege: { besiegers: [N('HRU')], t: 2, reliefBeaten: 1, reliefOutside: [] },
    }),
    ARVEN,
    { ASP: { HRU: { WAR: 4 }, TAL: { FOT: 4 } } },
  );
  const siege = (args: object): Edit => ({ verb: 'EDIT_SIEGE', args: { province: P('ASP'), ...args } });
  const joined = edited(shut, siege({ besiegers: [N('HRU'), N('TAL')] }));
  expect(joined.state.provinces[P('ASP')]?.siege).toEqual({
    besiegers: [N('TAL'), N('HRU')],
    t: 2,
    reliefBeaten: 1,
    reliefOutside: [],
  });
  const longer = edited(shut, siege({ turns: 5 }));
  expect(longer.state.provinces[P('ASP')]?.siege).toMatchObject({ besiegers: [N('HRU')], t: 5 });
  const lifted = edited(shut, siege({ lifted: true }));
  expect(lifted.state.provinces[P('ASP')]?.siege).toBeNull();
  expect([lifted.heard('COR').length, lifted.heard('HRU').length, lifted.heard('TAL').length]).toEqual([1, 1, 0]);
  expect(edited(start, siege({ lifted: true })).events).toEqual([]);
});

test('UM-23.14, UM-21.20 news that are kept back do not reach those named; they read that something was, and not what', () => {
  const { state, heard } = edited(fought, {
    verb: 'EDIT_NEWS',
    args: { what: 'battle', province: P('HIG'), nations: [N('TAL')] },
  });
  expect(heard('TAL')).toEqual([{ kind: 'news-kept-back', rule: 'UM-23.14' }]);
  expect(heard('COR')).toMatchObject([{ kind: 'news-edited', nations: [N('TAL')] }]);
  expect(heard('HRU')).toEqual([]);
  const later = ran(inTurn({ ...fought, state }, 2), [newsheet]);
  expect(later.heard('TAL')).toEqual([]);
  expect(later.heard('HRU')).toMatchObject([{ kind: 'news-in-brief', what: 'battle' }]);
});

test('UM-23.14 news of another kind or place, and what has reached them already, are not kept back', () => {
  const news = (args: object): Edit =>
    ({ verb: 'EDIT_NEWS', args: { what: 'battle', nations: [N('TAL')], ...args } }) as Edit;
  expect(edited(fought, news({ province: P('ASP') })).events).toEqual([]);
  expect(edited(fought, news({ what: 'sack' })).events).toEqual([]);
  expect(edited(fought, news({ nations: [N('COR')] })).events).toEqual([]);
  expect(edited(fought, news({})).events).toHaveLength(1);
});
