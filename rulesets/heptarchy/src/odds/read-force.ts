import { MOST_IRON, type OddsForce, type OddsPlace, type OddsTroop } from './question.ts';

const TROOPS = /^(\d+) (lev(?:y|ies)|retinues?|nav(?:y|ies)(?: with (?:a )?(lev(?:y|ies)|retinues?))?)$/;
const NUMBERED = /^(boost|iron|over limit)(?: (\d+))?$/;
const EXAMPLE =
  '3 levies; 1 retinue; across a river; landing; boost 1; iron 2; viking; over limit 1; 2 navies with a levy; fresh';

/** More than these would keep everybody waiting. */
const MOST_UNITS = 60;

const NOBODY: OddsForce = {
  troops: [],
  crossing: 'border',
  boost: 0,
  iron: 0,
  viking: false,
  overLimit: 0,
  fresh: false,
};

/** `3 levies, 1 retinue, across a river, iron 2`. What cannot be so is a fault. */
export const readForce = (text: string, attacks: boolean, { on }: OddsPlace, faults: string[]): OddsForce => {
  const before = faults.length;
  const force = clauses(text).reduce((made, words) => withClause(made, words, faults), NOBODY);
  if (faults.length === before) faults.push(...impossible(text, force, attacks, on));
  return force;
};

const withClause = (force: OddsForce, words: string, faults: string[]): OddsForce => {
  const [, count, name, cargo] = TROOPS.exec(words) ?? [];
  if (count !== undefined && name !== undefined) {
    const troop: OddsTroop = { count: Number(count), kind: kindNamed(name), cargo: cargo ? landKind(cargo) : null };
    return { ...force, troops: withTroop(force.troops, troop) };
  }
  const [, what, number = '1'] = NUMBERED.exec(words) ?? [];
  if (what === 'boost' || what === 'iron') return { ...force, [what]: Number(number) };
  if (what === 'over limit') return { ...force, overLimit: Number(number) };
  if (words === 'viking' || words === 'fresh') return { ...force, [words]: true };
  if (words === 'landing') return { ...force, crossing: 'landing' };
  if (words === 'river' || words === 'across a river') return { ...force, crossing: 'river' };
  faults.push(`'${words}' is not understood: ${EXAMPLE}`);
  return force;
};

const landKind = (name: string): 'levy' | 'retinue' => (name.startsWith('lev') ? 'levy' : 'retinue');
const kindNamed = (name: string): OddsTroop['kind'] => (name.startsWith('nav') ? 'navy' : landKind(name));

/** The same troop named twice is counted together. */
const withTroop = (troops: readonly OddsTroop[], added: OddsTroop): readonly OddsTroop[] => {
  const same = (each: OddsTroop): boolean => each.kind === added.kind && each.cargo === added.cargo;
  if (!troops.some(same)) return [...troops, added];
  return troops.map((each) => (same(each) ? { ...each, count: each.count + added.count } : each));
};

const impossible = (text: string, force: OddsForce, attacks: boolean, on: 'land' | 'sea'): readonly string[] => {
  const units = force.troops.reduce((sum, { count }) => sum + count, 0);
  const comes = force.crossing !== 'border' || force.boost > 0;
  const tests: readonly (readonly [boolean, string])[] = [
    [units === 0, 'has nobody to fight'],
    [units > MOST_UNITS, `has more than ${MOST_UNITS} units`],
    [
      on === 'land' && force.troops.some(({ kind }) => kind === 'navy'),
      'has Navies, which fight at sea: name the place sea',
    ],
    [
      on === 'sea' && force.troops.some(({ kind }) => kind !== 'navy'),
      'has Land Units, which are cargo at sea: 1 navy with a levy',
    ],
    [comes && (!attacks || on === 'sea'), 'cannot land, cross a river or be boosted: that is for attackers on land'],
    [force.fresh && (!attacks || on === 'land'), 'cannot be fresh: that is for attackers at sea'],
    [force.iron > MOST_IRON, `has too much Iron: it adds ${MOST_IRON} at most`],
    [force.boost > MOST_UNITS || force.overLimit > MOST_UNITS, `has a number above ${MOST_UNITS}`],
  ];
  return tests.filter(([isSo]) => isSo).map(([, fault]) => `'${text.trim()}' ${fault}`);
};

/** The parts of a text, in small letters and with single spaces. */
export const clauses = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[,;+]|\band\b/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '');
