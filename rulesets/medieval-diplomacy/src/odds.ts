import { type OddsReport, ok, overRanges, type Result } from '@chancery/core';
import { battleOdds, type OddsWording, oddsReport, readBattle } from '@chancery/kit';
import { TROOPS } from './data/troops.ts';
import { force, troopName } from './names/troop-words.ts';
import type { OddsForce, OddsKind, OddsQuestion } from './odds/question.ts';
import { battleWords } from './odds/read-battle.ts';
import { landingChance, siegeOdds } from './odds/supposed/certain.ts';
import { exactDuel } from './odds/supposed/exact-duel.ts';
import { supposed } from './odds/supposed/supposed.ts';
import { type OddsResult, trialOf } from './odds/supposed/trial.ts';
import { FORT_NAMES } from './rules/forts.ts';
import type { Setting } from './setting.ts';

/**
 * The odds of a battle, described in words, ranges such as `4 to 12 archers` included; all that is wrong with them otherwise.
 * Without a setting the built-in troops fight.
 */
export const odds = (
  request: unknown,
  { troops }: Pick<Setting, 'troops'> = { troops: TROOPS },
): Result<OddsReport, readonly string[]> => overRanges((asked) => sureOdds(asked, troops))(request);

const sureOdds = (request: unknown, troops: Setting['troops']): Result<OddsReport, readonly string[]> => {
  const read = readBattle(request, battleWords({ troops }));
  if (!read.ok) return read;
  const question: OddsQuestion = { ...read.value.question, setting: { troops } };
  const reckoned = exactDuel(question) ?? battleOdds(trialOf(question), read.value);
  return ok(oddsReport(question, reckoned, wordsFor(question)));
};

const LABELS: { readonly [result in OddsResult]?: string } = {
  attackers: 'the attackers win',
  defenders: 'the defenders win',
  nobody: 'nobody is left',
  undecided: 'undecided after 200 rounds',
};

const wordsFor = (question: OddsQuestion): OddsWording<OddsForce, OddsResult, OddsKind> => {
  const { setting } = supposed(question);
  return {
    rule: 'MD-8.76',
    force: ({ stacks, commanders = [] }) => force(setting, stacks, commanders.length),
    outcome: (result) => LABELS[result] ?? `${result} wins`,
    kind: (type) => (type === null ? 'Commanders' : troopName(setting, type)),
    notes: [...siegeNotes(question), ...landingNotes(question), ...retreatNotes(question)],
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
