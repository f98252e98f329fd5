import { describe, expect, test } from 'vitest';
import { faultsOfTurn } from './books/faults-of-turn.ts';
import { randomCampaign } from './random-campaign.ts';

/** `npm run soak` plays more and longer ones. */
const CAMPAIGNS = Number(process.env['CAMPAIGNS'] ?? 300);
const TURNS = Number(process.env['TURNS'] ?? 10);
const IN_A_TEST = 25;

describe(`${CAMPAIGNS} random campaigns of ${TURNS} turns: no incident, and the books agree with the state`, () => {
  const blocks = Array.from({ length: Math.ceil(CAMPAIGNS / IN_A_TEST) }, (_, block) => block * IN_A_TEST + 1);

  test.each(blocks)('campaigns from number %i on', async (first) => {
    const faults: string[] = [];
    for (let number = first; number < first + IN_A_TEST && number <= CAMPAIGNS; number += 1) {
      for (const turn of await randomCampaign(number, TURNS)) {
        faults.push(...faultsOfTurn(turn).map((fault) => `campaign ${number}, turn ${turn.number}: ${fault}`));
      }
    }
    expect(faults.slice(0, 12)).toEqual([]);
  });
});
