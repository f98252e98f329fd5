import type { AnyRuleset, SeatId } from '@chancery/core';
import type { Comparison } from '@chancery/testkit';
import { type CampaignToPlay, type Played, playOut } from './play.ts';

/** The same campaign again, with one seat left to the rules, and with one that orders whatever it may. */
export const compared = async (plan: CampaignToPlay, played: Played, seat: SeatId): Promise<Comparison> => {
  const otherwise = async (by: 'rules' | 'random'): Promise<number> =>
    scoreOf(plan.rules, await playOut({ ...plan, otherwise: { seat, by } }), seat);
  return {
    seat,
    bot: scoreOf(plan.rules, played, seat),
    rules: plan.spec?.leftToRules ? await otherwise('rules') : null,
    random: await otherwise('random'),
  };
};

/** Nothing for whoever is out of the game. */
const scoreOf = (rules: AnyRuleset, { position }: Played, of: SeatId): number =>
  rules.standings(position).find(({ seat }) => seat === of)?.score ?? 0;
