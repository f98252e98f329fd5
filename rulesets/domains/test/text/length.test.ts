import { buildReport, toText } from '@chancery/reports';
import { botPlayer, firstPosition, knownTo, playCampaign } from '@chancery/testkit';
import { expect, test } from 'vitest';
import { RULESET } from '../ruleset.ts';

/** Words in front of the papers, which mail and page keep behind a line of their own. */
const MOST_WORDS = 1_200;

test('DOM-15.3 no report of two years on the isle has more than 1,200 words, for all else is in its papers', async () => {
  const position = await firstPosition(RULESET, { scenario: 'orrany', seed: 'length' });
  const months = playCampaign(RULESET, { position, seed: 'length', turns: 24, player: () => botPlayer });
  const tooLong = [...months].flatMap(({ number, after, resolved }) =>
    RULESET.seats(after.setting).flatMap(({ seat }) => {
      const report = buildReport(RULESET, knownTo(RULESET, after, seat), resolved.tellings, { seat });
      const words = toText({ ...report, papers: [] }).split(/\s+/).length;
      return words > MOST_WORDS ? [`month ${number}, ${seat}: ${words} words`] : [];
    }),
  );
  expect(tooLong).toEqual([]);
});
