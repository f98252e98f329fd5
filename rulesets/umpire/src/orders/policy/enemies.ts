import type { Choice } from '@chancery/core';
import { leftOut, someOf } from '@chancery/kit';
import { othersOf } from '../offers.ts';
import { NATIONS } from '../param-types.ts';
import { mayOffer, nationOrder } from '../shared.ts';

/** The whole list of one's enemies; it stays as it is until another is sent (UM-4.2, 20.10). */
export const enemies = nationOrder('ENEMIES', {
  rule: 'UM-20.10',
  title: 'Enemies',
  help: 'Names all nations that are your enemies from now on. Whoever is not named is no enemy of yours, but you may be theirs.',
  about: [],
  params: { nations: { type: NATIONS, optional: true, help: 'which nations; none: you have no enemies' } },
  lines: [{ pattern: 'ENEMIES <nations>' }, { pattern: 'ENEMIES NONE' }],
  options: (known) => {
    const ticks = othersOf(known).map(({ number, name }) => ({ value: number, label: name }));
    const some = mayOffer(known, 'ENEMIES') ? someOf('nations', ticks) : null;
    return some === null ? null : ({ ...some, ...NOBODY } as Choice);
  },
  refuses: (known, { nations = [] }) => {
    if (nations.some((nation) => nation === known.view.nation)) return { code: 'not-allowed', why: 'itself' };
    const others = new Set(othersOf(known).map(({ number }) => number));
    return nations.every((nation) => others.has(nation)) ? null : { code: 'not-allowed', why: 'nation' };
  },
});

const NOBODY = { skip: leftOut('nobody') };
