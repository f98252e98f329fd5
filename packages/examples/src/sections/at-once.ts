import { illegal, type OrderKind, type OrderTable, seatId } from '@chancery/core';
import { branch, leftOut, namedTypes, numberType, oneOf, RULERS_ONLY, textOf, textType } from '@chancery/kit';
import { type PowerInfo, powersOn } from '../ground/ground.ts';
import { COMMISSION } from './commission.ts';
import { townsNow } from './towns.ts';
import type { Absent, AtOnce, Return, Sections, SectionsKnown, TakeBack, Write } from './types.ts';
import { commissionWords } from './words.ts';

const ALL = 'ALL';
const LETTER = textType('letter', 1, 1000, ['Shall we share the road to Ely?']);
const NOTE = { ...textType('note', 1, 200, ['At the fair']), bare: true as const };
const MOST_DAYS = 60;
const MOST_TURNS = 12;

/** What these orders have alike: they belong to no section, and only houses give them. */
const atOnce = <Of extends AtOnce>(
  own: Pick<
    OrderKind<Sections, Of>,
    'verb' | 'rule' | 'title' | 'help' | 'params' | 'lines' | 'options' | 'onArrival'
  > &
    Partial<Pick<OrderKind<Sections, Of>, 'check'>>,
): OrderKind<Sections, Of> => ({
  group: 'At once',
  by: 'ruler',
  check: ({ view }) => (view.power === null ? RULERS_ONLY : []),
  ...own,
});

const { fixed } = namedTypes<Sections>();
const HOUSE = fixed('house', 'string', (setting) => [
  ...powersOn(setting).map(({ code, name }) => ({ value: code, names: [code, name] })),
  { value: ALL, names: [ALL] },
]);

const SPAN = fixed('span', 'string', () => [
  { value: 'days', names: ['DAYS', 'DAY'] },
  { value: 'turns', names: ['TURNS', 'TURN'] },
]);

const othersOf = ({ setting, view }: SectionsKnown): readonly PowerInfo[] =>
  powersOn(setting).filter(({ number }) => number !== view.power);

/** A letter leaves as soon as it comes (SC-1.12). */
export const write = atOnce<Write>({
  verb: 'WRITE',
  rule: 'SC-1.12',
  title: 'Write',
  help: 'Sends a letter to a house or to all, at once.',
  params: { to: { type: HOUSE, help: 'to whom' }, letter: { type: LETTER, help: 'the letter' } },
  lines: [{ pattern: 'WRITE <to> <letter>' }],
  options: (known) =>
    known.view.power === null
      ? null
      : oneOf('to', [
          branch(ALL, 'Everybody', textOf('letter', { from: 1, to: 1000 })),
          ...othersOf(known).map(({ code, name }) => branch(code, name, textOf('letter', { from: 1, to: 1000 }))),
        ]),
  onArrival: (_, { args: { to, letter } }) => ({
    act: 'letter',
    to: to === ALL ? 'all' : [seatId(to)],
    subject: 'A letter between houses',
    body: letter,
  }),
});

/** Away from now on, for so many days or turns; its house is not counted as silent meanwhile. Who waits for a house may say it too (SC-1.13). */
export const absent = atOnce<Absent>({
  verb: 'ABSENT',
  rule: 'SC-1.13',
  title: 'Be absent',
  help: 'Says that you are away for some days from now on, or for some turns. Turns that you miss meanwhile do not count against you.',
  params: {
    count: { type: numberType('count', 1, MOST_DAYS), help: 'how many' },
    span: { type: SPAN, help: 'days or turns' },
    note: { type: NOTE, optional: true, help: 'for the game master' },
  },
  lines: [{ pattern: 'ABSENT <count> <span> [BECAUSE <note>]' }],
  options: ({ view }) =>
    view.power === null
      ? null
      : oneOf('span', [branch('turns', 'Turns', howMany(MOST_TURNS)), branch('days', 'Days', howMany(MOST_DAYS))]),
  check: (_, { args: { count, span } }) =>
    span === 'turns' && count > MOST_TURNS ? [illegal({ code: 'too-long', most: MOST_TURNS } as const)] : [],
  onArrival: (_, { args: { count, span, note = '' } }) => ({
    act: 'away',
    ...(span === 'turns' ? { turns: count } : { days: count }),
    note,
  }),
});

const howMany = (to: number) =>
  ({
    ask: 'number',
    param: 'count',
    from: 1,
    to,
    then: { ask: 'text', param: 'note', from: 1, to: 200, then: { ask: 'done' }, skip: leftOut('no note') },
  }) as const;

/** Back before the days are over (SC-1.13). */
export const comeHome = atOnce<Return>({
  verb: 'RETURN',
  rule: 'SC-1.13',
  title: 'Return',
  help: 'Says that you are back, at once.',
  params: {},
  lines: [{ pattern: 'RETURN' }],
  options: ({ view }) => (view.power === null ? null : { ask: 'done' }),
  check: () => [],
  onArrival: () => ({ act: 'back' }),
});

/** A delivery that was confirmed is taken back, and whoever else confirmed it is next (SC-1.14). */
export const takeBack = atOnce<TakeBack>({
  verb: 'TAKE_BACK',
  rule: 'SC-1.14',
  title: 'Take back a delivery',
  help: 'Takes back at once a delivery that you have sent in for this turn; all else that you have sent stands.',
  params: { commission: { type: COMMISSION, help: 'its number' } },
  lines: [{ pattern: 'TAKE BACK DELIVER <commission>' }],
  options: ({ setting, view }) =>
    view.power === null
      ? null
      : oneOf(
          'commission',
          view.commissions.map((each) => branch(each.number, commissionWords(townsNow(setting, view), each))),
        ),
  check: ({ view }, { args: { commission } }) => {
    if (view.power === null) return RULERS_ONLY;
    const isAsked = view.commissions.some(({ number }) => number === commission);
    return isAsked ? [] : [illegal({ code: 'not-wanted', commission } as const)];
  },
  onArrival: (_, { args: { commission } }) => ({ act: 'take-back', verb: 'DELIVER', args: { commission } }),
});

/** Where they stand on the order sheet. */
export const AT_ONCE_TABLE: OrderTable = {
  title: 'At once',
  verbs: ['WRITE', 'ABSENT', 'RETURN', 'TAKE_BACK'],
  columns: [
    { label: 'To, or how many', args: ['to', 'count', 'commission'] },
    { label: 'Days or turns', args: ['span'] },
    { label: 'Letter or note', args: ['letter', 'note'] },
  ],
  rows: 1,
};
