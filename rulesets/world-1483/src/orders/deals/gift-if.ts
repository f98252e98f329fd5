import { namedTypes } from '@chancery/kit';
import type { Types } from '../../types.ts';
import { oneNation, others, self } from '../offers.ts';
import { NATION, RESOURCES, TERRITORY } from '../param-types.ts';
import { GROUPS, giftOrder } from '../shared.ts';
import { amountThen, conditionChoice } from './assets.ts';

const WHEN = namedTypes<Types>().words('condition', ['war', 'peace', 'capture', 'loss']);

/** Resources that arrive the instant something happens (W83-14.36). */
export const giftIf = giftOrder('GIFT_IF', {
  rule: 'W83-14.36',
  title: 'Promise a gift',
  help: 'Resources go to a nation the instant that a war begins, peace is made, or a territory is taken or lost. A nation that is attacked can arm itself with them at once. The promise stands for eight updates.',
  group: GROUPS.gifts,
  params: {
    nation: { type: NATION, help: 'to whom' },
    amount: { type: RESOURCES, help: 'how much' },
    when: { type: WHEN, help: 'what must happen' },
    of: { type: NATION, help: 'who goes to war, makes peace, takes or loses' },
    other: { type: NATION, optional: true, help: 'on whom, or with whom' },
    territory: { type: TERRITORY, optional: true, help: 'which territory' },
  },
  lines: [
    { pattern: 'GIFT <nation> GIVE <amount> IF WAR <of> ON <other>', sets: { when: 'war' } },
    { pattern: 'GIFT <nation> GIVE <amount> IF PEACE <of> WITH <other>', sets: { when: 'peace' } },
    { pattern: 'GIFT <nation> GIVE <amount> IF CAPTURE <of> OF <territory>', sets: { when: 'capture' } },
    { pattern: 'GIFT <nation> GIVE <amount> IF LOSS <of> OF <territory>', sets: { when: 'loss' } },
  ],
  options: (known) => {
    const nation = self(known);
    if (nation === null) return null;
    const condition = conditionChoice(known, [nation, ...others(known)]);
    const amount = condition && amountThen(known, condition);
    return amount && oneNation(known, 'nation', others(known), amount);
  },
});
