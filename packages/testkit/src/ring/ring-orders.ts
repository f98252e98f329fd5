import { DONE, type NamedType, type OrderCatalogue } from '@chancery/core';
import type { Ring } from './ring-types.ts';

const SEAT: NamedType<Ring> = {
  kind: 'named',
  name: 'seat',
  value: 'string',
  fixed: true,
  of: ({ setting }) => setting.seats.map((seat) => ({ value: seat, names: [seat] })),
};

const plain = <Verb extends 'SOW' | 'ROLL' | 'END'>(verb: Verb, rule: string) =>
  ({
    verb,
    rule,
    title: verb,
    help: verb,
    group: 'Ring',
    by: 'ruler',
    params: {},
    lines: [{ pattern: verb }],
    options: () => DONE,
    check: () => [],
  }) as const;

export const ORDERS: OrderCatalogue<Ring> = {
  kinds: {
    SOW: plain('SOW', 'RI-1'),
    ROLL: plain('ROLL', 'RI-2'),
    END: plain('END', 'RI-4'),
    GIVE: {
      verb: 'GIVE',
      rule: 'RI-3',
      title: 'Give',
      help: 'Hands a grain to somebody, who alone hears of it.',
      group: 'Ring',
      by: 'ruler',
      params: { seat: { type: SEAT, help: 'to whom' } },
      lines: [{ pattern: 'GIVE <seat>' }],
      options: ({ setting, view }) => ({
        ask: 'one',
        param: 'seat',
        of: setting.seats
          .filter((seat) => seat !== view.seat)
          .map((seat) => ({ value: seat, label: seat, then: DONE })),
      }),
      check: ({ view }) =>
        (view.grain[view.seat ?? ''] ?? 0) > 0 ? [] : [{ level: 'illegal', refusal: { code: 'no-grain' } }],
    },
    GRANT: {
      verb: 'GRANT',
      rule: 'RI-6',
      title: 'Grant',
      help: 'Gives a grain to somebody, out of nothing.',
      group: 'Ring',
      by: 'master',
      params: { seat: { type: SEAT, help: 'to whom' } },
      lines: [{ pattern: 'GRANT <seat>' }],
      options: ({ setting }) => ({
        ask: 'one',
        param: 'seat',
        of: setting.seats.map((seat) => ({ value: seat, label: seat, then: DONE })),
      }),
      check: () => [],
    },
  },
  together: () => [],
};
