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

/** To whom, and so much that it can be paid to all of them. */
const amongOthers = ({ setting, view }: Known<Purses>): Choice | null => {
  const others = setting.seats.filter((seat) => seat !== view.seat);
  const most = Math.floor((view.gold ?? 0) / others.length);
  if (most === 0) return null;
  const skip = { label: 'without a word', then: DONE };
  const text: Choice = { ask: 'text', param: 'text', from: 1, to: 80, then: DONE, skip };
  const gold: Choice = { ask: 'number', param: 'gold', from: 1, to: most, then: text };
  const of = others.map((seat) => ({ value: seat, label: seat }));
  return { ask: 'some', param: 'seats', from: 1, to: others.length, of, then: gold };
};

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
    SHARE: {
      verb: 'SHARE',
      rule: 'PU-1.6',
      title: 'Share out',
      help: 'Hands the same gold to several.',
      group: 'In secret',
      by: 'ruler',
      params: {
        gold: { type: { kind: 'number', name: 'gold', from: 1, to: 99 }, help: 'how much to each' },
        seats: { type: { kind: 'list', name: 'seats', of: SEAT, from: 1, to: 99 }, help: 'to whom' },
        text: { type: { kind: 'text', name: 'text', from: 1, to: 80 }, optional: true, help: 'what for' },
      },
      lines: [{ pattern: 'SHARE <gold> TO <seats> [SAYING <text>]' }],
      options: amongOthers,
      check: (known, { args: { seats, gold } }) => {
        const has = known.view.gold ?? 0;
        const all = gold * seats.length;
        return [
          ...seats.flatMap((seat) => oneself(known, seat)),
          ...(all > has ? [illegal<PursesRefusal>({ code: 'too-poor', gold: all, has })] : []),
        ];
      },
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
