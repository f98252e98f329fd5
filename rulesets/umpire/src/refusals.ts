import { type FactsByKind, NUMBER, type RefusalsOf, WORDS, word } from '@chancery/kit';
import { GENERAL, NATION, PROVINCE, TYPE } from './sorts.ts';
import { CALENDAR_FLAGS } from './words.ts';

/**
 * Why an order is refused, or comes to nothing: a code with facts. The first are the reason codes of UM-20.5, in lower case with
 * hyphens; text/refusals.ts writes them as `NOT_OWNER` with a sentence.
 */
export const REFUSALS = {
  'not-this-turn': { needs: word(...CALENDAR_FLAGS) },
  'not-owner': { province: PROVINCE },
  'no-money': { cost: NUMBER, treasury: NUMBER },
  'hostile-present': { province: PROVINCE },
  'no-city': { province: PROVINCE },
  'has-city': { province: PROVINCE },
  'not-destroyed': { province: PROVINCE },
  limit: { province: PROVINCE, most: NUMBER },
  'name-clash': { letters: WORDS },
  'wrong-kind': { nation: NATION },
  'no-units': { province: PROVINCE, type: TYPE },
  'none-available': { province: PROVINCE, type: TYPE },
  'no-spy': { province: PROVINCE },
  'not-hostile': { nation: NATION },
  'no-garrison': { province: PROVINCE },
  'general-unfit': { general: GENERAL },
  'not-together': { general: GENERAL },
  'not-own-general': { general: GENERAL },
  besieged: { province: PROVINCE },
  blockaded: { province: PROVINCE },
  'no-route': { from: PROVINCE, to: PROVINCE },
  impassable: { from: PROVINCE, to: PROVINCE },
  'out-of-move': { province: PROVINCE },
  stopped: { province: PROVINCE },
  'forced-back': { province: PROVINCE },
  'not-allowed': {
    why: word(
      'pair',
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
      'no troops there',
    ),
  },

  /** A combat order is missing that the units of the line need (UM-11.2), or none is given at all (UM-20.28). */
  'no-combat-order': { arm: word('fleet', 'army') },
  'rulers-only': {},
  'masters-only': {},
  /** A name of a city that the master has ruled out (UM-8.14), or that has no three letters. */
  'bad-name': { name: WORDS },
} satisfies FactsByKind;
export type Refusal = RefusalsOf<typeof REFUSALS>;
