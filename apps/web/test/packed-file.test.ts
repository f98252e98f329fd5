import { type AnyDeskRuleset, DONE, type TurnFile } from '@chancery/core';
import { expect, test } from 'vitest';
import { packedFile } from '../src/lib/desk/game/packed-file.ts';

const gold = { ask: 'number', param: 'gold', from: 1, to: 5, then: DONE } as const;
const kindOf = (verb: string) => ({ verb, by: 'ruler', options: () => gold });
const ruleset = { orders: { kinds: { PAY: kindOf('PAY'), LEND: kindOf('LEND') } } } as unknown as AnyDeskRuleset;
const file = { format: 'chancery-turn-1', seat: 'Ann', draft: [], choices: {} } as unknown as TurnFile;
const orders = [{ verb: 'PAY', args: { gold: 2 } }];
const known = { setting: {}, view: {} } as never;

test('a turn file is saved with the draft as it is, and with what may be ordered, though none of it came from the server', () => {
  expect(packedFile({ file, open: true, orders, ruleset, known })).toEqual({
    ...file,
    draft: orders,
    choices: { PAY: { same: 0 }, LEND: { same: 0 } },
    shared: [gold],
  });
});

test('of a turn that is closed nothing can be ordered', () => {
  expect(packedFile({ file, open: false, orders, ruleset, known })).toMatchObject({ choices: {}, shared: [] });
});
