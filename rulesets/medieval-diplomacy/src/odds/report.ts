import type { OddsLoss, OddsReport } from '@chancery/core';
import { FORT_NAMES } from '../rules/forts.ts';
import type { Setting } from '../setting.ts';
import { force, troopName } from '../text/troop-words.ts';
import { battleOdds, type Losses, type OddsResult } from './battle-odds.ts';
import { landingChance, siegeOdds } from './certain.ts';
import { exactOdds } from './exact-battle.ts';
import type { OddsForce, OddsQuestion } from './question.ts';
import { supposed } from './supposed.ts';

/** The odds of a battle as people read them: exact where that can be, else by trial. */
export const reportOdds = (question: OddsQuestion, runs: number, seed: number): OddsReport => {
  const { setting } = supposed(question);
  const exact = exactOdds(question);
  const { outcomes, losses } = exact ?? battleOdds(question, runs, seed);
  return {
    title: `${strength(setting, question.attackers)} against ${strength(setting, question.defenders)}`,
    rule: 'MD-8.76',
    runs: exact === null ? runs : null,
    outcomes: outcomes.map(({ outcome, chance, low, high }) => ({
      id: outcome,
      label: labelOf(outcome),
      chance,
      low,
      high,
    })),
    losses: losses.map((each) => lossLine(question, setting, each)),
    notes: [...siegeNotes(question), ...landingNotes(question), ...retreatNotes(question)],
  };
};

const strength = (setting: Setting, forces: readonly OddsForce[]): string =>
  forces.map(({ stacks, commanders = [] }) => force(setting, stacks, commanders.length)).join(' beside ');

const LABELS: { readonly [result in OddsResult]?: string } = {
  attackers: 'the attackers win',
  defenders: 'the defenders win',
  nobody: 'nobody is left',
  undecided: 'undecided after 200 rounds',
};

const labelOf = (result: OddsResult): string => LABELS[result] ?? `${result} wins`;

const lossLine = (
  question: OddsQuestion,
  setting: Setting,
  { side, force: number, type, ...figures }: Losses,
): OddsLoss => {
  const forces = side === 'attacker' ? question.attackers : question.defenders;
  return {
    side: forces.length > 1 ? `${side} ${number}` : side,
    label: type === null ? 'Commanders' : troopName(setting, type),
    ...figures,
  };
};

const siegeNotes = (question: OddsQuestion): readonly string[] => {
  const levels = siegeOdds(question);
  if (levels.length < 2) return [];
  const words = levels.map(({ level, chance }) => `${percent(chance)} ${FORT_NAMES[level]}`);
  return [`What the siege leaves standing: ${words.join(', ')} (exact).`];
};

const landingNotes = ({ setting, attackers }: OddsQuestion): readonly string[] =>
  attackers.flatMap(({ landed, stacks }, index) =>
    landed === true
      ? [
          `Attacker ${index + 1} gets ashore with ${percent(landingChance(setting, stacks))} (exact); the rest takes that as done.`,
        ]
      : [],
  );

const retreatNotes = ({ attackers, defenders }: OddsQuestion): readonly string[] =>
  [...attackers, ...defenders].some(({ retreatLevel = 5 }) => retreatLevel < 5)
    ? ['Who retreats finds a place to go.']
    : ['Everybody fights to the end.'];

/** 3650 → `36.5 %` */
const percent = (basisPoints: number): string => `${basisPoints / 100} %`;
