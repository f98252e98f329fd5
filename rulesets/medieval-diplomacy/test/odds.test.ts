import type { OddsReport } from '@chancery/core';
import { battleOdds } from '@chancery/kit';
import { describe, expect, test } from 'vitest';
import { TROOPS } from '../src/data/troops.ts';
import type { OddsForce, OddsQuestion } from '../src/odds/question.ts';
import { landingChance, siegeOdds } from '../src/odds/supposed/certain.ts';
import { duelOdds } from '../src/odds/supposed/duel.ts';
import { trialOf } from '../src/odds/supposed/trial.ts';
import { odds } from '../src/odds.ts';
import { type GivenTroops, stacksOf } from './units.ts';

const setting = { troops: TROOPS };
const force = (troops: GivenTroops, more: Omit<OddsForce, 'stacks'> = {}): OddsForce => ({
  stacks: stacksOf(troops, (key) => TROOPS.findIndex((troop) => troop.key === key)),
  ...more,
});

const tried = (question: OddsQuestion, runs: number, seed: number) => battleOdds(trialOf(question), { runs, seed });

const asked = (attackers: string[], defenders: string[], place = '', runs = 2000): OddsReport => {
  const answer = odds({ attackers, defenders, place, runs, seed: 7 });
  if (!answer.ok) throw new Error(answer.error.join('; '));
  return answer.value;
};
const faults = (request: unknown): readonly string[] => {
  const answer = odds(request);
  return answer.ok ? [] : answer.error;
};
const chanceOf = (report: OddsReport, id: string): number =>
  report.outcomes.find((each) => each.id === id)?.chance ?? 0;

describe('odds of forces of unsure strength', () => {
  test('lie between those of the ends, and a refused end is said once', () => {
    const sure = (archers: string): number => chanceOf(asked(['9 militia'], [archers]), 'attackers');
    const outcome = asked(['9 militia'], ['4 to 12 archers']).outcomes.find(({ id }) => id === 'attackers');
    expect(outcome).toMatchObject({ chance: sure('8 archers'), least: sure('12 archers'), most: sure('4 archers') });
    expect(
      faults({ attackers: ['9 militia'], defenders: ['4 to 12000 archers'], place: '', runs: 10, seed: 1 }),
    ).toEqual(["'12000 archers' has more than 10000 troops"]);
  });
});

describe('odds by trial', () => {
  test('the same seed gives the same odds, another seed others', () => {
    const question = {
      setting,
      kind: 'land',
      attackers: [force({ militia: 9 })],
      defenders: [force({ militia: 9 })],
    } as const;
    expect(tried(question, 300, 1)).toEqual(tried(question, 300, 1));
    expect(tried(question, 300, 1)).not.toEqual(tried(question, 300, 2));
  });

  test('outcomes add up to the runs, and losses stay within what is there', () => {
    const { outcomes, losses } = tried(
      {
        setting,
        kind: 'land',
        attackers: [
          force(
            { heavy_cavalry: 5, siege_machine: { 4: 2 } },
            { commanders: [{ infantry: 0, cavalry: 40, siege: 20, naval: 0 }] },
          ),
        ],
        defenders: [force({ archers: 6, militia: 3 })],
        fort: { level: 3, damage: 1 },
      },
      500,
      3,
    );
    expect(outcomes.reduce((sum, { count }) => sum + count, 0)).toBe(500);
    expect(losses.map(({ side, kind, of }) => [side, kind === null ? 'commander' : TROOPS[kind]?.key, of])).toEqual([
      ['attacker', 'heavy_cavalry', 5],
      ['attacker', 'siege_machine', 2],
      ['attacker', 'commander', 1],
      ['defender', 'militia', 3],
      ['defender', 'archers', 6],
    ]);
    for (const { least, most, of, meanHundredths } of losses) {
      expect(least).toBeGreaterThanOrEqual(0);
      expect(most).toBeLessThanOrEqual(of);
      expect(meanHundredths).toBeLessThanOrEqual(100 * most);
    }
  });

  test('walls help the defenders, a landing hinders the attackers, and outside the walls there is no help', () => {
    const open = asked(['12 men-at-arms'], ['10 men-at-arms']);
    const walled = asked(['12 men-at-arms'], ['10 men-at-arms'], 'fort 3');
    const landed = asked(['12 men-at-arms, landed'], ['10 men-at-arms']);
    const outside = asked(['12 men-at-arms'], ['10 men-at-arms, outside'], 'fort 3');
    expect(chanceOf(walled, 'attackers')).toBeLessThan(chanceOf(open, 'attackers') - 3000);
    expect(chanceOf(landed, 'attackers')).toBeLessThan(chanceOf(open, 'attackers') - 2000);
    expect(chanceOf(outside, 'attackers')).toBeGreaterThan(chanceOf(walled, 'attackers') + 3000);
  });

  test('who retreats lives', () => {
    const stays = asked(['6 militia'], ['4 longbowmen']);
    const runs = asked(['6 militia rank 2, retreat 1'], ['4 longbowmen']);
    expect(stays.losses[0]?.meanHundredths).toBeGreaterThan(500);
    expect(runs.losses[0]?.meanHundredths).toBeLessThan(350);
    expect(runs.notes).toEqual(['Who retreats finds a place to go.']);
  });

  test('of several attackers that are not allied the report says who is left', () => {
    const three = asked(['12 heavy infantry', '2 militia'], ['2 militia'], 'attackers at war');
    expect(three.outcomes.map(({ id }) => id)).toContain('attacker 1');
    expect(three.losses.map(({ side }) => side)).toEqual(['attacker 1', 'attacker 2', 'defender']);
    const allied = asked(['12 heavy infantry', '2 militia'], ['2 militia']);
    expect(allied.outcomes[0]).toMatchObject({ id: 'attackers', label: 'the attackers win' });
  });

  test('at sea soldiers fight as marines from the ships', () => {
    const bare = asked(['3 carracks'], ['3 carracks'], 'sea');
    const manned = asked(['3 carracks, 6 elite marines'], ['3 carracks'], 'sea');
    expect(chanceOf(manned, 'attackers')).toBeGreaterThan(chanceOf(bare, 'attackers') + 3000);
    expect(manned.losses.map(({ label }) => label)).toContain('Elite Marines');
  });
});

describe('exact odds', () => {
  test('a duel is reckoned exactly and agrees with trial', () => {
    const exact = asked(['1 heavy cavalry'], ['1 nordic warriors']);
    expect(exact.runs).toBe(null);
    const often = tried(
      { setting, kind: 'land', attackers: [force({ heavy_cavalry: 1 })], defenders: [force({ nordic_warriors: 1 })] },
      20_000,
      11,
    );
    for (const { outcome, chance } of often.outcomes) {
      expect(Math.abs(chance - chanceOf(exact, outcome))).toBeLessThan(120);
    }
    expect(exact.outcomes.every(({ chance, low, high }) => chance === low && chance === high)).toBe(true);
  });

  test('MD-8.43 a duel of two who always hit and fall at once leaves nobody', () => {
    const sure = { attacks: 1, chance: 10_000, hitPoints: 10 };
    const { all, nobody, firstLost } = duelOdds(sure, sure);
    expect([nobody === all, firstLost === all]).toEqual([true, true]);
  });

  test('MD-8.11 a duel in which only one can hit: that one wins with certainty but for round 200', () => {
    const idle = { attacks: 1, chance: 0, hitPoints: 10 };
    const half = { attacks: 1, chance: 5000, hitPoints: 10 };
    const odds = duelOdds(half, idle);
    expect(odds.undecided * 2n ** 200n).toBe(odds.all); // 200 rounds, each missed with 1/2
    expect(odds.first + odds.undecided).toBe(odds.all);
  });

  test('MD-8.115 wounds decide who is left of 3 hit points: one hit of two attacks in round 2 may still kill', () => {
    // In every pair of rounds the first deals two hits to one of 2 points; the second hits once in two: 10 of 30.
    const first = { attacks: 1, chance: 10_000, hitPoints: 30 };
    const second = { attacks: 1, chance: 5000, hitPoints: 20 };
    const { all, first: wins, nobody } = duelOdds(first, second);
    // No hit 1/4; one hit 1/2, which kills by wounds in 1/3; two hits 1/4, which kill in 2/3.
    expect(12n * wins).toBe(all * (3n + 4n + 1n));
    expect(wins + nobody).toBe(all);
  });

  test('MD-6.34 the chance to land is the combat of the soldiers: 3 of 20 give 60%, 5 of 25 are sure', () => {
    const twenty = { troops: [...TROOPS, { ...(TROOPS[0] as (typeof TROOPS)[number]), key: 'twenty', combat: 20 }] };
    expect(landingChance(twenty, [{ type: TROOPS.length, rank: 1, count: 3 }])).toBe(6000);
    expect(landingChance(setting, force({ men_at_arms: 5 }).stacks)).toBe(10_000);
    expect(landingChance(setting, force({ carrack: 5 }).stacks)).toBe(0);
  });

  test('MD-9.15, MD-9.19 what a siege leaves standing is exact, and ends at nothing', () => {
    const question = { setting, kind: 'land', attackers: [force({ siege_machine: 2 })], defenders: [] } as const;
    expect(siegeOdds({ ...question, fort: { level: 3, damage: 1 } })).toEqual([
      { level: 2, chance: 2500 },
      { level: 1, chance: 5000 },
      { level: 0, chance: 2500 },
    ]);
    expect(siegeOdds({ ...question, fort: { level: 1, damage: 0 } })).toEqual([
      { level: 1, chance: 2500 },
      { level: 0, chance: 7500 },
    ]);
    expect(asked(['2 siege machines'], ['1 militia'], 'fort 1').notes[0]).toBe(
      'What the siege leaves standing: 25 % Palisade Fort, 75 % no fortification (exact).',
    );
  });
});

describe('odds in words', () => {
  test('troops may be named as people name them', () => {
    const report = asked(['2 Men-at-Arms, 1 archer in rank 5 and 3 SIEGE machines'], ['commander naval 3'], '', 10);
    expect(report.title).toBe('2 Men-at-Arms, 1 Archer and 3 Siege Machines against 1 commander');
  });

  test('every fault is listed, and nothing is reckoned', () => {
    expect(
      faults({
        attackers: ['8 knights', '2 carracks', 'fog'],
        defenders: [''],
        place: 'fort 13, hill',
        runs: 0,
        seed: -1,
      }),
    ).toEqual([
      'runs is a whole number from 1 to 1000000',
      'seed is a whole number from 0 to 4294967295',
      "'hill' is no place: fort 3 damaged 1; sea; border; attackers at war",
      'a fortification has level 1 to 12',
      "there is no troop 'knights': Spanish Knights, French Knights, German Knights, Crusader Knights?",
      "'2 carracks' has ships, which fight at sea only: name the place sea",
      "'fog' is not understood: 20 archers rank 5; commander infantry 40; retreat 2; landed; outside",
      "'' has nobody to fight",
    ]);
  });

  test.each([
    [null],
    ['20 knights'],
    [{ attackers: '1 militia', defenders: ['1 militia'], place: '', runs: 1, seed: 1 }],
    [{ attackers: [1], defenders: ['1 militia'], place: '', runs: 1, seed: 1 }],
  ])('what is no request is refused: %j', (request) => {
    expect(faults(request)).toEqual([
      'attackers and defenders are lists of texts, place a text, runs and seed numbers',
    ]);
  });

  test.each([
    [['1 militia'], ['1 militia'], 'sea', 'no ships'],
    [['1 militia, landed'], ['1 militia'], 'border', 'cannot be landed'],
    [['1 militia, outside'], ['1 militia'], '', 'cannot stand outside'],
    [['1 militia, commander siege 101'], ['1 militia'], '', 'ratings end at 100'],
    [['1 militia'], ['1 militia'], 'fort 2 damaged 3', 'no more damage than levels'],
    [['1 militia'], ['1 militia'], 'border, fort 2', 'stand in provinces'],
    [['20000 militia'], ['1 militia'], '', 'more than 10000'],
    [[], ['1 militia'], '', 'attackers and defenders'],
  ])('%j against %j at %j: %s', (attackers, defenders, place, why) => {
    expect(faults({ attackers, defenders, place, runs: 1, seed: 1 }).join()).toContain(why);
  });
});
