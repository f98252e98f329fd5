import { findNumbered, required } from '@chancery/kit';
import type { Setting } from '../setting.ts';
import type { Nation, State } from '../state.ts';
import { MOST_MORALE, type NationNumber, type ProvinceNumber, USUAL_TAX } from '../words.ts';
import { provinceCodeOf } from './city-name.ts';
import { getNation } from './find.ts';

/** The first seat kept for rebels that nobody has taken yet; null: there is none left, and the rebels stay Independents (UM-17.26). */
export const keptSeat = ({ nations }: Setting, state: Pick<State, 'nations'>): NationNumber | null =>
  nations.find((seat) => seat?.kept === true && findNumbered(state.nations, seat.number) === null)?.number ?? null;

/** A nation as it begins under a rebel general, without a ruler until the master appoints one; scored from step 20 on (UM-17.26). */
export const nationUnder = (
  state: Pick<State, 'nations'>,
  rebel: {
    readonly number: NationNumber;
    readonly name: string;
    readonly from: NationNumber;
    readonly capital: ProvinceNumber;
  },
): Nation => ({
  number: rebel.number,
  code: codeFor(state, rebel.name),
  name: rebel.name,
  kind: getNation(state, rebel.from).kind,
  status: 'caretaker',
  missed: 0,
  treasury: 0,
  taxRate: USUAL_TAX,
  enemies: [rebel.from],
  capital: rebel.capital,
  morale: MOST_MORALE,
  cincShock: 0,
  cincRevolt: false,
  faceLoss: 0,
  disbandedPay: 0,
  originalRevenue: 0,
  originalForces: 0,
  replacementProvince: null,
  replacementsDue: false,
  score: 0,
  rank: rebel.number,
});

/** The first three letters of his name, with 2, 3 and so on in place of the third where they are taken. */
const codeFor = ({ nations }: Pick<State, 'nations'>, name: string): string => {
  const taken = new Set(nations.map((nation) => nation?.code));
  const letters = provinceCodeOf(name);
  const others = Array.from({ length: nations.length }, (_, at) => `${letters.slice(0, 2)}${at + 2}`);
  return required(
    [letters, ...others].find((code) => !taken.has(code)),
    'free code among',
    others.length,
  );
};
