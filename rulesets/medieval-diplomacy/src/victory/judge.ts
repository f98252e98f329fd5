import { realmsOf } from '../rules/find.ts';
import { relationOf } from '../rules/permission.ts';
import type { CampaignOutcome } from '../state.ts';
import type { MdPosition, Turn } from '../types.ts';
import type { RealmNumber } from '../words.ts';
import { claimsMet, contenders, type MetClaim, sameMembers } from './claims.ts';
import { scoreOf } from './score.ts';

/** F20: claims are announced, lapse, or ripen; then the campaign may be over (MD-18.26 to MD-18.32). */
export const judgeVictory = (turn: Turn): void => {
  const met = claimsMet(turn);
  for (const { members } of turn.state.claims) {
    if (!met.some((claim) => sameMembers(claim, { members })))
      turn.emit({ kind: 'claim-lapsed', rule: 'MD-18.29', members });
  }
  for (const claim of met) {
    if (turn.state.claims.some((known) => sameMembers(known, claim))) continue;
    turn.emit({ kind: 'claim-made', rule: 'MD-18.29', ...claim });
  }
  const outcome = outcomeOf(turn, met);
  if (outcome) turn.emit({ kind: 'campaign-ended', rule: RULE_OF[outcome.by], outcome });
};

const RULE_OF = {
  solo: 'MD-18.26',
  alliance: 'MD-18.27',
  'last-standing': 'MD-18.32',
  'last-turn': 'MD-18.31',
  nobody: 'MD-18.31',
} as const;

const outcomeOf = (position: MdPosition, met: readonly MetClaim[]): CampaignOutcome | null => {
  const { turn } = position.state;
  const { victoryHold, lastTurn } = position.setting.options;
  const standing = lastStanding(position);
  if (standing) return { winners: standing, by: 'last-standing', turn };
  const ripe = met.filter((claim) =>
    position.state.claims.some((known) => sameMembers(known, claim) && turn - known.since + 1 >= victoryHold),
  );
  if (ripe.length > 0) return ripened(position, ripe);
  if (lastTurn === null || turn < lastTurn) return null;
  const winners = highestScore(position);
  return { winners, by: winners.length > 0 ? 'last-turn' : 'nobody', turn };
};

/**
 * The players' realms left, if they are one, or all allied with each other, and their opponents are gone (MD-18.32):
 * somebody who played against them, or everybody else. A ruler who has only the computer's realms for neighbours from the
 * first has not won by beating one of them.
 */
const lastStanding = (position: MdPosition): readonly RealmNumber[] | null => {
  const left = contenders(position);
  const others = realmsOf(position.state).filter(({ control }) => control !== 'player');
  const gone =
    others.some(({ everSubmitted }) => everSubmitted) ||
    (others.length > 0 && others.every(({ control }) => control === 'defeated'));
  const allied = left.every((a) => left.every((b) => a === b || relationOf(position.state, a, b) === 'alliance'));
  return left.length > 0 && gone && allied ? left : null;
};

/** Solo before alliance, then most provinces, higher score, smaller group; equals share (MD-18.30). */
const ripened = (position: MdPosition, ripe: readonly MetClaim[]): CampaignOutcome => {
  const ranked = ripe
    .map(({ members, provinces }) => ({
      members,
      key: [
        members.length === 1 ? 1 : 0,
        provinces,
        members.reduce((sum, realm) => sum + scoreOf(position, realm), 0),
        -members.length,
      ],
    }))
    .sort((a, b) => byKey(b.key, a.key));
  const [best] = ranked;
  const shared = ranked.filter(({ key }) => best !== undefined && byKey(key, best.key) === 0);
  const winners = [...new Set(shared.flatMap(({ members }) => members))].sort((a, b) => a - b);
  return { winners, by: best?.members.length === 1 ? 'solo' : 'alliance', turn: position.state.turn };
};

const byKey = (a: readonly number[], b: readonly number[]): number => {
  const differs = a.findIndex((value, i) => value !== b[i]);
  return differs < 0 ? 0 : (a[differs] ?? 0) - (b[differs] ?? 0);
};

const highestScore = (position: MdPosition): readonly RealmNumber[] => {
  const scores = contenders(position).map((realm) => ({ realm, score: scoreOf(position, realm) }));
  const highest = Math.max(...scores.map(({ score }) => score));
  return scores.filter(({ score }) => score === highest).map(({ realm }) => realm);
};
