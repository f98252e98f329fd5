import { err, type OddsReport, ok, overRanges, type Result } from '@chancery/core';
import { battleOdds, oddsReport, readBattle } from '@chancery/kit';
import { countOfType } from './names/names.ts';
import { battleWords, type Fight, type OddsForce } from './odds/read-battle.ts';
import { type OddsResult, trialOf } from './odds/trial.ts';
import type { Setting } from './setting.ts';

const LABELS: { readonly [result in OddsResult]: string } = {
  attackers: 'the attackers win',
  defenders: 'the defenders win',
  indecisive: 'the battle is indecisive',
  stormed: 'the city is stormed',
  repulsed: 'the assault is repulsed',
  surrenders: 'the city surrenders',
  'holds out': 'the city holds out',
};

const RULES: { readonly [fight in Fight]: string } = { battle: 'UM-13.5', assault: 'UM-14.12', siege: 'UM-14.18' };

/** Said with every answer: what a ruler cannot know. */
const NOTES = [
  'Whether both sides fight at all depends on their combat orders and scouts.',
  'The skill of generals is secret; without SKILL an officer of unknown skill commands.',
] as const;

/**
 * The odds of a battle, an assault, or a turn of siege, described in words; all that is wrong with them otherwise. Numbers that are
 * not sure are ranges. Troop types and terrains are those of the setting.
 */
export const odds = (request: unknown, setting?: Setting): Result<OddsReport, readonly string[]> => {
  if (setting === undefined) return err(['troop types stand in the scenario: ask within a campaign']);
  return overRanges((asked) => {
    const read = readBattle(asked, battleWords(setting));
    if (!read.ok) return read;
    const { question } = read.value;
    return ok(
      oddsReport(question, battleOdds(trialOf(setting, question), read.value), {
        rule: RULES[question.fight],
        force: (force) => forceWords(setting, force),
        outcome: (result) => LABELS[result],
        kind: (type) => setting.types[type]?.plural ?? '',
        notes: NOTES,
      }),
    );
  })(request);
};

const forceWords = (setting: Setting, { units }: OddsForce): string =>
  units.flatMap((count, type) => (count === 0 ? [] : [countOfType(setting, type, count)])).join(', ') ||
  'militia alone';
