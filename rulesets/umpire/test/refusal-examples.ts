import type { Refusal } from '../src/refusals.ts';

type Code = Refusal['code'];
type Facts<C extends Code> = Omit<Extract<Refusal, { readonly code: C }>, 'code'>;

/** A refusal of every code; the compiler asks for those that are missing. */
const EXAMPLES: { readonly [C in Code]: Facts<C> } = {
  'not-this-turn': { needs: 'investment' },
  'not-owner': { province: 1 },
  'no-money': { cost: 60, treasury: 15 },
  'hostile-present': { province: 1 },
  'no-city': { province: 1 },
  'has-city': { province: 1 },
  'not-destroyed': { province: 1 },
  limit: { province: 1, most: 15 },
  'name-clash': { letters: 'VEN' },
  'wrong-kind': { nation: 1 },
  'no-units': { province: 1, type: 0 },
  'none-available': { province: 1, type: 0 },
  'no-spy': { province: 1 },
  'not-hostile': { nation: 2 },
  'no-garrison': { province: 1 },
  'general-unfit': { general: 1 },
  'not-together': { general: 1 },
  'not-own-general': { general: 1 },
  besieged: { province: 1 },
  blockaded: { province: 1 },
  'no-route': { from: 1, to: 2 },
  impassable: { from: 1, to: 2 },
  'out-of-move': { province: 1 },
  stopped: { province: 1 },
  'forced-back': { province: 1 },
  'not-allowed': { why: 'pair' },
  'no-combat-order': { arm: 'army' },
  'rulers-only': {},
  'masters-only': {},
  'bad-name': { name: 'R2' },
};

const WHY = [
  'nation',
  'itself',
  'capital',
  'present place',
  'founded this turn',
  'same command',
  'same level',
  'type',
  'inland',
  'foreign capital',
  'own enemy',
  'more devastated than worth',
  'nothing to set',
];

export const REFUSAL_EXAMPLES: readonly Refusal[] = [
  ...Object.entries(EXAMPLES).map(([code, facts]) => ({ code, ...facts }) as Refusal),
  ...WHY.map((why) => ({ code: 'not-allowed', why }) as Refusal),
  { code: 'no-combat-order', arm: 'fleet' },
];
