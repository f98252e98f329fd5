import { firstPosition, type Player, playCampaign } from '@chancery/testkit';
import { describe, expect, test } from 'vitest';
import type { HepPosition, Types } from '../src/types.ts';
import { byRank } from '../src/victory/judge.ts';
import { HEPTARCHY } from './heptarchy.ts';

/** As many as `npm run soak` asks for, up to forty games of each scenario; a few in every test run. */
const asked = process.env['CAMPAIGNS'];
const games = (usual: number): number => (asked === undefined ? usual : Math.min(40, Number(asked)));

const BOT: Player<Types> = (ruleset, known, dice) => ruleset.bot(known, dice);
/** Takes part, and does nothing: nobody has to lay a hand on it. */
const PASSIVE: Player<Types> = () => [{ verb: 'END', args: {} }];

/** Far more Posts than any game to the last Turn takes. */
const ENOUGH = 4000;

const played = async (scenario: string, game: number): Promise<HepPosition> => {
  const seed = `a quiet neighbour ${game}`;
  const position = await firstPosition(HEPTARCHY, { scenario, seed });
  const { players } = position.setting.options;
  const quiet = players[game % players.length];
  let after = position;
  const player = (seat: string): Player<Types> => (seat === quiet ? PASSIVE : BOT);
  for (const turn of playCampaign(HEPTARCHY, { position, seed, turns: ENOUGH, player })) after = turn.after;
  return after;
};

describe('a game with a neighbour who does nothing ends', () => {
  test.each([
    ['heptarchy', 1, 40],
    ['saxon-shore', 5, 20],
  ])(
    'HEP-17.10 in every game of %s there is a Sovereign, or the ranking decides after the last Turn',
    async (scenario, usual, last) => {
      for (let game = 1; game <= games(usual); game += 1) {
        const position = await played(scenario, game);
        const { outcome, turn } = position.state;
        expect(outcome, `game ${game}`).not.toBe(null);
        expect(turn, `game ${game}`).toBeLessThanOrEqual(last);
        if (outcome?.by !== 'last-turn') continue;
        expect(turn).toBe(last);
        const players = position.state.kingdoms
          .filter((each) => each !== null)
          .filter((each) => each.controller === 'player');
        expect(outcome.winner).toBe(byRank(position, players)[0]?.number);
      }
    },
    600_000,
  );
});
