import { type Ruleset, series } from '@chancery/core';
import { theDomain } from './names/names.ts';
import { ROUND_SECTIONS } from './order.ts';
import type { Types } from './types.ts';

/** Rounds without an action, and proposals without an answer. */
export const leftUndone: NonNullable<Ruleset<Types>['leftUndone']> = ({ setting, view }, drafted) => {
  if (view.domain === null) return [];
  const empty = ROUND_SECTIONS.flatMap((section, at) =>
    drafted.some((order) => order.section === section) ? [] : [`round ${at + 1}`],
  );
  const answered = (from: number, what: string): boolean =>
    drafted.some(
      ({ verb, args }) =>
        (verb === 'ACCEPT' || verb === 'REFUSE') &&
        'domain' in args &&
        'what' in args &&
        args.domain === from &&
        args.what === what,
    );
  const open = view.proposals.filter(({ from, to, proposal }) => to === view.domain && !answered(from, proposal));
  return [
    ...(empty.length === 0 ? [] : [{ text: `No action in ${series(empty)}.`, rule: 'DOM-1.2' }]),
    ...open.map(({ from, proposal }) => ({
      text: `${theDomain(setting, from)} has proposed ${proposal}: without an answer it lapses.`.replace(/^t/, 'T'),
      rule: 'DOM-8.1',
    })),
  ];
};
