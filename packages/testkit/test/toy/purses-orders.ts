import {
  type Branch,
  type Choice,
  DONE,
  illegal,
  type Known,
  type NamedType,
  type OrderCatalogue,
} from '@chancery/core';
import type { Purses, PursesRefusal } from './purses-types.ts';

const SEAT: NamedType<Purses> = {
  kind: 'named',
  name: 'seat',
  value: 'string',
  fixed: true,
  of: ({ setting }) => setting.seats.map((seat) => ({ value: seat, names: [seat] })),
};

const eachOther = ({ setting, view }: Known<Purses>, then: Choice): Choice => ({
  ask: 'one',
  param: 'seat',
  of: setting.seats.filter((seat) => seat !== view.seat).map((seat): Branch => ({ value: seat, label: seat, then })),
});

const oneself = ({ view }: Known<Purses>, seat: string) =>
  seat === view.seat ? [illegal<PursesRefusal>({ code: 'oneself' })] : [];

export const ORDERS: OrderCatalogue<Purses> = {
  kinds: {
    PAY: {
      verb: 'PAY',
      rule: 'PU-1.1',
      title: 'Pay',
      help: 'Hands gold to somebody.',
      group: 'In secret',
      by: 'ruler',
      params: {
        seat: { type: SEAT, help: 'to whom' },
        gold: { type: { kind: 'number', name: 'gold', from: 1, to: 99 }, help: 'how much' },
      },
      lines: [{ pattern: 'PAY <gold> TO <seat>' }],
      options: (known) =>
        (known.view.gold ?? 0) > 0
          ? eachOther(known, { ask: 'number', param: 'gold', from: 1, to: known.view.gold ?? 0, then: DONE })
          : null,
      check: (known, { args: { seat, gold } }) => [
        ...oneself(known, seat),
        ...(gold > (known.view.gold ?? 0)
          ? [illegal<PursesRefusal>({ code: 'too-poor', gold, has: known.view.gold ?? 0 })]
          : []),
      ],
    },
    WHISPER: {
      verb: 'WHISPER',
      rule: 'PU-1.2',
      title: 'Whisper',
      help: 'Tells somebody something.',
      group: 'In secret',
      by: 'ruler',
      params: {
        seat: { type: SEAT, help: 'to whom' },
        text: { type: { kind: 'text', name: 'text', from: 1, to: 80 }, help: 'what' },
      },
      lines: [{ pattern: 'WHISPER TO <seat> <text>' }],
      options: (known) => eachOther(known, { ask: 'text', param: 'text', from: 1, to: 80, then: DONE }),
      check: (known, { args: { seat } }) => oneself(known, seat),
    },
    BOAST: {
      verb: 'BOAST',
      rule: 'PU-1.3',
      title: 'Boast',
      help: 'Makes everybody talk of you.',
      group: 'In public',
      by: 'ruler',
      params: {},
      lines: [{ pattern: 'BOAST' }],
      options: () => DONE,
      check: () => [],
    },
    BLESS: {
      verb: 'BLESS',
      rule: 'PU-1.4',
      title: 'Bless',
      help: 'The master gives somebody a gold coin.',
      group: 'Acts',
      by: 'master',
      params: { seat: { type: SEAT, help: 'whom' } },
      lines: [{ pattern: 'BLESS <seat>' }],
      options: (known) => eachOther(known, DONE),
      check: () => [],
    },
  },
  together: () => [],
};
