import { clamp, floorDiv } from '@chancery/core';
import { exposed } from '../consequences/exposed.ts';
import { BRIBE } from '../data/figures.ts';
import type { Refusal } from '../refusals.ts';
import { getNation, getProvince, unitsIn } from '../rules/find.ts';
import { fightersOf, hasNetwork } from '../rules/forces.ts';
import { areEnemies, citySide } from '../rules/hostility.ts';
import { chanceOf } from '../rules/rolls.ts';
import { subjectOf } from '../rules/subject.ts';
import type { Province, State } from '../state.ts';
import type { GameTurn } from '../types.ts';
import { INDEPENDENTS, LOYALTY, MOST_MORALE, type NationNumber, type ProvinceNumber, TENTHS } from '../words.ts';
import { canPay, firstOf, hasCity } from './conditions.ts';
import { cancelled, type Deed, DONE, ignored } from './deed.ts';

/** Money for an officer of an enemy garrison, paid whatever he answers; what he does, the siege shows (UM-9.15 to 9.20, 20.19). */
export const bribe: Deed<'BRIBE'> = (turn, { nation, order: { args } }) => {
  const { state, memory, emit } = turn;
  const { province, tenths } = args;
  if (memory.bribesPaid.some((paid) => paid.nation === nation && paid.province === province)) return ignored();
  const refusal = firstOf(hasCity(turn, province), canBeBribed(turn, nation, province), canPay(turn, nation, tenths));
  if (refusal !== null) return cancelled(refusal);
  memory.bribesPaid.push({ nation, province });
  emit({ kind: 'gold-paid', rule: 'UM-9.15', nation, tenths, for: 'bribe', province });
  const needed = acceptance(state, getProvince(state, province), tenths);
  const isAccepted = chanceOf(turn, 'BRIBE.accept', subjectOf(state, { nation, province }), needed);
  emit({ kind: 'bribe-offered', rule: 'UM-9.17', by: nation, province, tenths, accepted: isAccepted });
  if (isAccepted) memory.bribes.push({ nation, province });
  else exposed(turn, nation, province);
  return DONE;
};

/** A city of an enemy, with a network of one's own in it and an officer to be bribed (UM-9.15, 9.18). */
const canBeBribed = (turn: GameTurn, nation: NationNumber, province: ProvinceNumber): Refusal | null => {
  const { setting, state } = turn;
  const { owner } = getProvince(state, province);
  if (owner !== INDEPENDENTS && !areEnemies(state, nation, owner)) return { code: 'not-hostile', nation: owner };
  if (!hasNetwork(setting, state, nation, province)) return { code: 'no-spy', province };
  const isHeld = citySide(state, province).some((friend) => fightersOf(setting, unitsIn(state, friend, province)) > 0);
  return isHeld ? null : { code: 'no-garrison', province };
};

/** Percent (UM-9.17). */
const acceptance = (state: State, { owner, loyalty }: Province, tenths: number): number =>
  clamp(
    floorDiv(BRIBE.eachPoint * tenths, TENTHS) +
      floorDiv(MOST_MORALE - getNation(state, owner).morale, 2) -
      (loyalty === LOYALTY.capital ? BRIBE.capital : 0),
    BRIBE.least,
    BRIBE.most,
  );
