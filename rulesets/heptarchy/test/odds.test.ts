import type { OddsReport } from '@chancery/core';
import { battleOdds, readClauses } from '@chancery/kit';
import { describe, expect, test } from 'vitest';
import { BATTLE } from '../src/odds/read-battle.ts';
import { trialOf } from '../src/odds/supposed/trial.ts';
import { odds } from '../src/odds.ts';

const asked = (attackers: string[], defenders: string[], place = '', runs = 2000): OddsReport => {
  const answer = odds({ attackers, defenders, place, runs, seed: 7 });
  if (!answer.ok) throw new Error(answer.error.join('; '));
  return answer.value;
};
const faults = (request: unknown): readonly string[] => {
  const answer = odds(request);
  return answer.ok ? [] : answer.error;
};
const chances = ({ outcomes }: OddsReport): { readonly [id: string]: number } =>
  Object.fromEntries(outcomes.map(({ id, chance }) => [id, chance]));
const wins = (...question: Parameters<typeof asked>): number => chances(asked(...question)).attackers ?? 0;

describe('HEP-10.22 plain odds of one duel, exact', () => {
  test.each([
    ['equal', '1 levy', '1 levy', '', [45, 10, 45]],
    ['+1', '1 levy, boost 1', '1 levy', '', [55, 9, 36]],
    ['+2', '1 retinue', '1 levy', '', [64, 8, 28]],
    ['+3', '1 retinue, boost 1', '1 levy', '', [72, 7, 21]],
    ['−1', '1 levy', '1 levy', 'highlands', [36, 9, 55]],
    ['−2', '1 levy', '1 retinue', '', [28, 8, 64]],
  ])('%s', (_, attacker, defender, place, expected) => {
    const report = asked([attacker], [defender], place);
    const { attackers, 'beaten-back': retreat, defenders } = chances(report);
    expect([attackers, retreat, defenders]).toEqual(expected.map((percent) => 100 * percent));
    expect(report.runs).toBe(null);
    expect(report.losses.map(({ meanHundredths }) => meanHundredths)).toEqual([expected[2], expected[0]]);
  });

  test('of forces of unsure strength, lie between those of the ends', () => {
    const outcome = asked(['1 levy'], ['1 to 2 levies']).outcomes.find(({ id }) => id === 'attackers');
    expect(outcome?.most).toBe(wins(['1 levy'], ['1 levy']));
    expect(outcome?.least).toBe(wins(['1 levy'], ['2 levies']));
  });

  test('at sea too: the first action is worth 1', () => {
    expect(chances(asked(['1 navy, fresh'], ['1 navy'], 'sea'))).toEqual({
      attackers: 5500,
      'beaten-back': 900,
      defenders: 3600,
    });
  });
});

describe('what the words mean', () => {
  const levy = ['1 levy'];
  test.each([
    ['swamps', ['1 levy, boost 2'], levy, 'swamps', 4500],
    ['woodlands are open', levy, levy, 'woodlands', 4500],
    ['Stone', ['1 levy, boost 1'], levy, 'stone', 4500],
    ['a river', ['1 levy, across a river, boost 1'], levy, '', 4500],
    ['a landing', ['1 levy, landing, boost 1'], levy, '', 4500],
    ['Vikings land as others march', ['1 levy, landing, viking'], levy, '', 4500],
    ['Vikings cross rivers', ['1 levy, river, viking'], levy, '', 4500],
    ['Iron of the attackers', ['1 retinue, iron 3'], ['1 retinue'], '', 7200],
    ['Iron of the defenders', ['1 retinue, boost 2'], ['1 retinue, iron 2'], '', 4500],
    ['attackers over their limit', ['1 levy, over limit, boost 1'], levy, '', 4500],
    ['defenders over their limit', levy, ['1 levy, over limit 4'], '', 5500],
    ['fleets over their limit', ['1 navy, over limit 2, fresh'], ['1 navy'], 'sea', 4500],
  ])('%s', (_, attackers, defenders, place, chance) => {
    expect(wins(attackers, defenders, place)).toBe(chance);
  });

  test('HEP-10.18 an excess of one is cured by the first loss, a greater one is not', () => {
    const [one, many] = [1, 9].map((by) => wins([`6 levies, over limit ${by}`], ['5 levies'], '', 4000));
    expect(one).toBeGreaterThan((many ?? 0) + 500);
  });

  test('HEP-10.7 the Mass Bonus of several parts counts together', () => {
    const together = wins(['4 levies', '4 levies'], ['4 levies'], '', 4000);
    const alike = wins(['8 levies'], ['4 levies'], '', 4000);
    expect(Math.abs(together - alike)).toBeLessThan(400);
  });

  test('each defending force is a State of its own, and Stone helps all', () => {
    const walled = wins(['3 levies'], ['1 levy', '1 levy, over limit'], 'stone', 4000);
    const open = wins(['3 levies'], ['1 levy', '1 levy, over limit'], '', 4000);
    expect(open).toBeGreaterThan(walled + 500);
    expect(asked(['3 levies'], ['1 levy', '1 retinue']).losses.map(({ side }) => side)).toEqual([
      'attacker',
      'defender 1',
      'defender 2',
    ]);
  });

  test('HEP-11.10 cargo is no fighter, and the Navies that carry it come last', () => {
    const { losses, title } = asked(
      ['2 navies with a levy', '1 navy'].map((each) => each),
      ['2 navies'],
      'sea',
    );
    expect(title).toBe('2 Navies with a Levy beside 1 Navy against 2 Navies');
    expect(losses.map(({ side, label, of }) => [side, label, of])).toEqual([
      ['attacker 1', 'Navies with a Levy', 2],
      ['attacker 2', 'Navies', 1],
      ['defender', 'Navies', 2],
    ]);
    const [laden, empty] = losses;
    expect(empty?.meanHundredths).toBeGreaterThan((laden?.meanHundredths ?? 0) / 2);
  });
});

describe('odds by trial', () => {
  test('the same seed gives the same odds, another seed others', () => {
    const force = readClauses('9 levies', BATTLE.force, []);
    const question = { on: 'land', terrain: 'plains', stone: false, attackers: [force], defenders: [force] } as const;
    const tried = (seed: number) => battleOdds(trialOf(question), { runs: 300, seed });
    expect(tried(1)).toEqual(tried(1));
    expect(tried(1)).not.toEqual(tried(2));
  });

  test('losses stay within what there is, and there is always an end', () => {
    const { outcomes, losses, runs } = asked(
      ['5 levies, 2 retinues'],
      ['4 levies', '2 retinues, iron 1'],
      'swamps, stone',
    );
    expect(runs).toBe(2000);
    expect(outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeGreaterThan(9997);
    for (const { least, most, of, meanHundredths } of losses) {
      expect(least).toBeGreaterThanOrEqual(0);
      expect(most).toBeLessThanOrEqual(of);
      expect(meanHundredths).toBeLessThanOrEqual(100 * most);
    }
  });
});

describe('odds in words', () => {
  test('troops may be named as people name them', () => {
    const { title, rule } = asked(
      ['2 Levies, 1 retinue and 1 levy; Across a River'],
      ['1 RETINUE'],
      'Highlands, Stone',
      10,
    );
    expect([title, rule]).toEqual(['3 Levies and 1 Retinue against 1 Retinue', 'HEP-10.20']);
  });

  test('every fault is listed, and nothing is reckoned', () => {
    expect(
      faults({
        attackers: ['2 knights', '2 navies', '1 retinue, iron 4'],
        defenders: ['', '1 levy, landing', '1 levy, fresh'],
        place: 'hills',
        runs: 0,
        seed: -1,
      }),
    ).toEqual([
      'runs is a whole number from 1 to 1000000',
      'seed is a whole number from 0 to 4294967295',
      "'hills' is no place: plains; woodlands; highlands; swamps; stone; sea",
      "'2 knights' is not understood: 3 levies; 1 retinue; across a river; landing; boost 1; iron 2; viking; over limit 1; 2 navies with a levy; fresh",
      "'2 navies' has Navies, which fight at sea: name the place sea",
      "'1 retinue, iron 4' has too much Iron: it adds 3 at most",
      "'' has nobody to fight",
      "'1 levy, landing' cannot land, cross a river or be boosted: that is for attackers on land",
      "'1 levy, fresh' cannot be fresh: that is for attackers at sea",
    ]);
  });

  test.each([
    [['1 levy'], ['1 navy'], 'sea', 'cargo at sea'],
    [['1 navy'], ['1 navy'], 'sea, stone', 'neither terrain nor Stone'],
    [['1 navy, boost 1'], ['1 navy'], 'sea', 'for attackers on land'],
    [['1 levy, fresh'], ['1 levy'], '', 'for attackers at sea'],
    [['61 levies'], ['1 levy'], '', 'more than 60 units'],
    [['1 levy, over limit 61'], ['1 levy'], '', 'a number above 60'],
    [['0 levies'], ['1 levy'], '', 'nobody to fight'],
    [[], ['1 levy'], '', 'attackers and defenders'],
    [Array.from({ length: 36 }, () => '1 levy'), ['1 levy'], '', 'at most 36 forces'],
  ])('%j against %j at %j: %s', (attackers, defenders, place, why) => {
    expect(faults({ attackers, defenders, place, runs: 1, seed: 1 }).join()).toContain(why);
  });

  test.each([
    [null],
    ['3 levies'],
    [{ attackers: '1 levy', defenders: ['1 levy'], place: '', runs: 1, seed: 1 }],
    [{ attackers: [1], defenders: ['1 levy'], place: '', runs: 1, seed: 1 }],
  ])('what is no request is refused: %j', (request) => {
    expect(faults(request)).toEqual([
      'attackers and defenders are lists of texts, place a text, runs and seed numbers',
    ]);
  });
});
