import { expect, test } from 'vitest';
import { tradeFault } from '../../src/rules/checks/trade.ts';
import { enemiesAt } from '../../src/rules/fleets.ts';
import { groundOf } from '../../src/rules/passage.ts';
import { type BoardFacts, boardOf } from '../board.ts';

const FACTS: BoardFacts = {
  nations: { England: {}, France: {} },
  lands: { London: { owner: 'England' }, Paris: { owner: 'France' } },
  seas: { Channel: { units: ['1 frg of England', '1 frg of France'] } },
};

test.each([
  ['peace', [], null, 'open', 0],
  ['war', [{ between: ['England', 'France'] }], 'at-war', 'enemy', 1],
] as const)(
  'W83-5.14 at %s: trade, passage that was granted, and a sea zone that is shared',
  (_, wars, code, ground, foes) => {
    const { state, nation, place } = boardOf({ ...FACTS, wars });
    const [england, france] = [nation('England'), nation('France')];
    const grants = [{ verb: 'ALLOW_LAND', args: { nations: [england], places: ['ALL'] } }] as const;
    const trade = { nation: france, give: [{ resources: 1 }], get: [] };
    expect(tradeFault(state, england, trade)?.code ?? null).toBe(code);
    expect(groundOf(state, () => grants, england, place('Paris'))).toBe(ground);
    expect(enemiesAt(state, england, place('Channel'))).toHaveLength(foes);
  },
);
