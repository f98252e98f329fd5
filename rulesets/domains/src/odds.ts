import { type OddsReport, ok, overRanges, type Result } from '@chancery/core';
import { battleOdds, oddsReport, readBattle } from '@chancery/kit';
import { UNIT_TABLE } from './data/unit-types.ts';
import { BATTLE, type OddsForce } from './odds/read-battle.ts';
import { type OddsResult, trialOf } from './odds/trial.ts';
import type { Setting } from './setting.ts';
import { UNIT_TYPES } from './words.ts';

const LABELS: { readonly [result in OddsResult]: string } = {
  attackers: 'the attackers win',
  defenders: 'the defenders win',
  'attackers routed': 'the attackers are routed',
  'defenders routed': 'the defenders are routed',
  'broken off': 'the assault is broken off',
};

/** The odds of a battle, described in words; all that is wrong with them otherwise. Numbers that are not sure are ranges. */
export const odds = (request: unknown, setting?: Setting): Result<OddsReport, readonly string[]> =>
  overRanges((asked) => {
    const read = readBattle(asked, BATTLE);
    if (!read.ok) return read;
    const { question } = read.value;
    return ok(
      oddsReport(question, battleOdds(trialOf(question, setting?.units ?? UNIT_TABLE), read.value), {
        rule: 'DOM-11.33',
        force: forceWords,
        outcome: (result) => LABELS[result],
        kind: (type) => type,
        notes: [],
      }),
    );
  })(request);

export const forceWords = ({ units }: OddsForce): string =>
  UNIT_TYPES.flatMap((type) => (units[type] === undefined ? [] : [`${units[type]} ${type}`])).join(', ') ||
  'walls alone';
