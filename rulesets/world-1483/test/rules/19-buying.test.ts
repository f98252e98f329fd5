import { expect, test } from 'vitest';
import { type BuyingNeeds, buyingList } from '../../src/rules/npc-buying.ts';

const NEEDS: BuyingNeeds = { budget: 0, mode: 'defence', hasGeneral: true };

test.each<readonly [what: string, needs: Partial<BuyingNeeds>, bought: string, left: number]>([
  ['nothing for less than infantry costs', { budget: 4 }, '', 4],
  ['infantry for just its price', { budget: 5 }, 'inf', 0],
  ['the cycle of defence', { budget: 28 }, 'inf inf inf cav inf', 0],
  ['the cycle of an attack', { budget: 36, mode: 'attack' }, 'inf cav inf cav art', 0],
  ['the cycle of rebels', { budget: 18, mode: 'rebel' }, 'inf inf cav', 0],
  ['what is too dear is passed over', { budget: 22, mode: 'defence' }, 'inf inf inf inf', 2],
  ['no general below 20', { budget: 19, hasGeneral: false }, 'inf inf inf', 4],
  ['a general first from 20 on', { budget: 20, hasGeneral: false }, 'gen inf inf', 2],
  ['none where there is one', { budget: 20 }, 'inf inf inf inf', 0],
  ['merchantmen before troops', { budget: 25, merchantmen: 2 }, 'mer mer inf', 0],
  ['no more merchantmen than can be paid', { budget: 19, merchantmen: 2 }, 'mer inf', 4],
  ['a merchantman for just its price', { budget: 10, merchantmen: 1 }, 'mer', 0],
  ['no more troops than allowed', { budget: 60, most: 2 }, 'inf inf', 50],
  [
    'ships and generals do not count as troops',
    { budget: 60, most: 2, merchantmen: 1, hasGeneral: false },
    'gen mer inf inf',
    32,
  ],
])('W83-19.21 %s', (_, needs, bought, left) => {
  expect(buyingList({ ...NEEDS, ...needs })).toEqual({ bought: bought === '' ? [] : bought.split(' '), left });
});
