import { describe, expect, test } from 'vitest';
import { odds } from '../../src/odds.ts';

interface Asked {
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
  readonly place?: string;
}
const ask = ({ attackers, defenders, place = 'land' }: Asked) =>
  odds({ attackers, defenders, place, runs: 400, seed: 7 });
const report = (asked: Asked) => {
  const answer = ask(asked);
  if (!answer.ok) throw new Error(answer.error.join('; '));
  return answer.value;
};
const chance = (asked: Asked, outcome: string): number =>
  report(asked).outcomes.find(({ id }) => id === outcome)?.chance ?? 0;
const faults = (asked: Asked): readonly string[] => {
  const answer = ask(asked);
  return answer.ok ? [] : answer.error;
};
const lost = (asked: Asked, side: string, label: string): number =>
  report(asked).losses.find((loss) => loss.side === side && loss.label === label)?.meanHundredths ?? 0;

describe('battles on land', () => {
  test('many beat few, and few lose', () => {
    expect(chance({ attackers: ['9 cavalry'], defenders: ['1 infantry'] }, 'won')).toBeGreaterThan(9000);
    expect(chance({ attackers: ['1 infantry'], defenders: ['6 knights'] }, 'lost')).toBeGreaterThan(9000);
  });

  test('W83-2.12, W83-11.20 walls help infantry, and artillery breaks them', () => {
    const storm = (attackers: string, place: string) =>
      chance({ attackers: [attackers], defenders: ['4 infantry'], place }, 'won');
    expect(storm('7 cavalry', 'land, fort 9')).toBeLessThan(storm('7 cavalry', 'land'));
    expect(storm('7 cavalry, 4 artillery', 'land, fort 3')).toBeGreaterThan(storm('7 cavalry', 'land, fort 3'));
  });

  test('W83-4.6, 4.7 a general’s points count, and may be given to some', () => {
    const led = (how: string) => chance({ attackers: [`5 infantry${how}`], defenders: ['3 infantry'] }, 'won');
    expect(led(', general 8')).toBeGreaterThan(led(''));
    expect(led(', general 8, points 1 infantry 6')).toBeLessThan(led(', general 8'));
  });

  test('W83-11.40 attackers leave when their condition is met', () => {
    const asked = { attackers: ['5 infantry, retreat losses>=1'], defenders: ['5 infantry'] };
    expect(chance(asked, 'retreat')).toBeGreaterThan(7000);
    expect(chance({ ...asked, attackers: ['5 infantry'] }, 'retreat')).toBe(0);
    expect(lost(asked, 'attacker', 'infantry')).toBeLessThan(
      lost({ ...asked, attackers: ['5 infantry'] }, 'attacker', 'infantry'),
    );
  });

  test('W83-4.20 the Cautious withdraws', () => {
    const asked = { attackers: ['6 cavalry'], defenders: ['3 infantry, general 2, the cautious, retreat now'] };
    expect(chance(asked, 'withdrawn')).toBeGreaterThan(1000);
    expect(chance({ ...asked, defenders: ['3 infantry, general 2'] }, 'withdrawn')).toBe(0);
  });

  test('W83-2.17 a strait weakens the attack', () => {
    const attack = (how: string) => chance({ attackers: [`5 cavalry${how}`], defenders: ['3 infantry'] }, 'won');
    expect(attack(', across a strait')).toBeLessThan(attack(''));
  });
});

describe('landings', () => {
  test('W83-11.51 the coast is defended where nobody is', () => {
    const asked = { attackers: ['1 cavalry, by sea'], defenders: ['nobody'] };
    expect(chance(asked, 'won')).toBeLessThan(10_000);
    expect(chance({ ...asked, attackers: ['1 cavalry'] }, 'won')).toBe(10_000);
    expect(report(asked).notes).toContain('A coastal defence unit meets every landing; artillery stays aboard.');
  });

  test('W83-11.53 artillery stays aboard and is never lost', () => {
    const asked = { attackers: ['3 infantry, 2 artillery, by sea'], defenders: ['6 infantry'], place: 'land, fort 3' };
    expect(lost(asked, 'attacker', 'artillery')).toBe(0);
    expect(lost({ ...asked, attackers: ['3 infantry, 2 artillery'] }, 'attacker', 'artillery')).toBeGreaterThan(0);
  });

  test('W83-11.55 who goes back aboard is fired at once more', () => {
    const back = (way: string) =>
      lost({ attackers: [`6 infantry${way}, retreat now`], defenders: ['6 infantry'] }, 'attacker', 'infantry');
    expect(back(', by sea')).toBeGreaterThan(back(''));
  });
});

describe('what nobody knows', () => {
  test('W83-2.27 a Siberian garrison is rolled in each trial', () => {
    const empty = chance({ attackers: ['1 infantry'], defenders: ['a siberian garrison'] }, 'won');
    expect(empty).toBeGreaterThan(1500);
    expect(empty).toBeLessThan(6000);
  });

  test('W83-2.30 an African garrison grows with the value of its land', () => {
    const against = (value: number) =>
      chance({ attackers: ['4 cavalry'], defenders: [`an african garrison of value ${value}`] }, 'won');
    expect(against(1)).toBeGreaterThan(against(6));
  });

  test('W83-2.33 Berber riders are none to six', () => {
    expect(chance({ attackers: ['1 infantry'], defenders: ['berber riders'] }, 'won')).toBeGreaterThan(4000);
  });
});

describe('battles at sea', () => {
  test('W83-3.7 a damaged ship of the line sinks sooner', () => {
    const fleet = (how: string) =>
      chance({ attackers: ['2 ships of the line'], defenders: [`2 ${how}ships of the line`], place: 'sea' }, 'won');
    expect(fleet('damaged ')).toBeGreaterThan(fleet(''));
  });

  test('W83-8.24, W83-4.29 deep sea is a hindrance, and an Admiral a help', () => {
    const attack = (force: string, place: string) =>
      chance({ attackers: [force], defenders: ['3 frigates'], place }, 'won');
    expect(attack('3 frigates', 'deep sea')).toBeLessThan(attack('3 frigates', 'sea'));
    expect(attack('3 frigates, general 3, admiral', 'sea')).toBeGreaterThan(attack('3 frigates', 'sea'));
  });

  test('W83-9.7 laden merchantmen are lost after frigates', () => {
    const asked = { attackers: ['4 ships of the line'], defenders: ['1 frigate, 1 laden merchantman'], place: 'sea' };
    expect(report({ ...asked, attackers: ['1 ship of the line, retreat now'] }).losses.map(({ of }) => of)).toEqual([
      1, 1, 1,
    ]);
    const first = { ...asked, attackers: ['1 ship of the line, retreat now'] };
    expect(lost(first, 'defender', 'frigates')).toBeGreaterThan(lost(first, 'defender', 'merchantmen'));
  });
});

test('what cannot be is refused, fault by fault', () => {
  expect(faults({ attackers: ['3 elephants'], defenders: ['2 infantry'], place: 'land, fort 12' })).toEqual([
    'a fortification is 0 to 9, not 12',
    "'elephants' are no units: infantry, cavalry, knights, artillery, ships of the line, frigates, merchantmen",
  ]);
  expect(faults({ attackers: ['nobody'], defenders: ['2 infantry'] })).toEqual(["'nobody' has nobody to attack with"]);
  expect(faults({ attackers: ['2 infantry'], defenders: ['2 frigates'], place: 'sea' })).toEqual([
    "'2 infantry' has land units, and the battle is at sea",
  ]);
  expect(faults({ attackers: ['2 infantry, retreat losses<3'], defenders: ['1 infantry'] })).toEqual([
    "'losses<3' is no condition: rounds>=3, losses>=2, units<=4, enemy>=5, ratio<1/2 or now",
  ]);
  expect(faults({ attackers: ['2 infantry'], defenders: ['1 infantry, retreat now'] })).toEqual([
    "'1 infantry, retreat now' would leave: defenders only do under the Cautious",
  ]);
});
