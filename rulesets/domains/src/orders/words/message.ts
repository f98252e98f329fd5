import { seatId } from '@chancery/core';
import { branch, oneOf, textOf } from '@chancery/kit';
import { TO_ALL } from '../../words.ts';
import { othersOf } from '../offers.ts';
import { DOMAIN_OR_ALL, LETTER } from '../param-types.ts';
import { freeOrder, GROUPS } from '../shared.ts';

/** A letter, which leaves at once and only once (DOM-14.2). */
export const message = freeOrder('MESSAGE', {
  rule: 'DOM-14.2',
  title: 'Message',
  help: 'A letter to a domain or to all. It leaves as soon as it is sent in, and only once.',
  group: GROUPS.words,
  params: { to: { type: DOMAIN_OR_ALL, help: 'to whom' }, text: { type: LETTER, help: 'the letter' } },
  lines: [{ pattern: 'MESSAGE <to> <text>' }],
  onArrival: (_, { args: { to, text } }) => ({
    act: 'letter',
    to: to === TO_ALL ? 'all' : [seatId(to)],
    subject: 'A message',
    body: text,
  }),
  options: (known) => {
    const letter = textOf('text', { from: 1, to: 2000 });
    const { domains } = known.setting;
    return oneOf('to', [
      branch(TO_ALL, 'Everybody', letter),
      ...othersOf(known).map((domain) => branch(domains[domain]?.code ?? '', domains[domain]?.name ?? '', letter)),
    ]);
  },
});
