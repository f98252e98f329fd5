import {
  DONE,
  defineOrders,
  illegal,
  type NamedType,
  type OrderCatalogue,
  type SheetFinding,
  warning,
} from '@chancery/core';
import type { Diggers, DiggersRefusal } from './toy-types.ts';

const SEAT: NamedType<Diggers> = {
  kind: 'named',
  name: 'digger',
  value: 'string',
  fixed: true,
  of: ({ setting }) => setting.diggers.map(({ seat, name }) => ({ value: seat, names: [seat, name] })),
};

/** Down to 20 can be ordered; below 6 is odd, below 9 is not allowed. */
export const ORDERS: OrderCatalogue<Diggers> = defineOrders<Diggers>({
  kinds: {
    DIG: {
      verb: 'DIG',
      rule: 'DG-1',
      title: 'Dig',
      help: 'Dig for gold.',
      group: 'work',
      by: 'ruler',
      params: { depth: { type: { kind: 'number', name: 'depth', from: 1, to: 20 }, help: 'how deep' } },
      lines: [{ pattern: 'DIG <depth>' }],
      options: () => ({ ask: 'number', param: 'depth', from: 1, to: 8, then: DONE }),
      check: (_, { args: { depth } }) => {
        if (depth > 8) return [illegal<DiggersRefusal>({ code: 'too-deep', depth })];
        return depth > 5 ? [warning<DiggersRefusal>({ code: 'deep', depth })] : [];
      },
    },
    SHOUT: {
      verb: 'SHOUT',
      rule: 'DG-2',
      title: 'Shout',
      help: 'Say something to everybody.',
      group: 'talk',
      by: 'ruler',
      params: { text: { type: { kind: 'text', name: 'text', from: 1, to: 80 }, help: 'what' } },
      lines: [{ pattern: 'SHOUT <text>' }],
      options: () => ({ ask: 'text', param: 'text', from: 1, to: 80, then: DONE }),
      check: () => [],
    },
    GIVE: {
      verb: 'GIVE',
      rule: 'DG-3',
      title: 'Give',
      help: 'The game master gives gold to a digger.',
      group: 'acts',
      by: 'master',
      params: {
        seat: { type: SEAT, help: 'to whom' },
        gold: { type: { kind: 'number', name: 'gold', from: 1, to: 99 }, help: 'how much' },
      },
      lines: [{ pattern: 'GIVE <gold> TO <seat>' }],
      options: () => null,
      check: () => [],
    },
  },
  together: (_, orders) => {
    const holes = orders.flatMap((order, index) => (order.verb === 'DIG' && order.args.depth <= 8 ? [index] : []));
    const second = illegal<DiggersRefusal>({ code: 'one-hole-a-turn' });
    return holes.slice(1).map((index): SheetFinding<Diggers> => ({ ...second, index }));
  },
});
