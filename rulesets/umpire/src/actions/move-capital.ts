import { PRICE } from '../data/figures.ts';
import type { Refusal } from '../refusals.ts';
import { getNation, getProvince } from '../rules/find.ts';
import { inRange } from '../rules/range.ts';
import type { State } from '../state.ts';
import type { GameTurn } from '../types.ts';
import { LOYALTY, type NationNumber, type ProvinceNumber } from '../words.ts';
import { canPay, firstOf, hasCity, noHostiles, owns } from './conditions.ts';
import { cancelled, type Deed, DONE } from './deed.ts';

/** Another province becomes the capital, or the present one does so again after its recapture (UM-9.21 to 9.24, 20.20). */
export const moveCapital: Deed<'CAPITAL'> = (turn, { nation, order: { args } }) => {
  const { setting, state, emit } = turn;
  const { province } = args;
  const { originalOwner, loyaltyCap } = getProvince(state, province);
  const tenths = originalOwner === nation ? PRICE.capitalOriginal : PRICE.capitalOther;
  const refusal = firstOf(
    owns(turn, nation, province),
    isSeatFor(turn, nation, province),
    noHostiles(turn, nation, province),
    isNewCapital(state, nation, province),
    canPay(turn, nation, tenths),
  );
  if (refusal !== null) return cancelled(refusal);
  const left = leftBehind(state, nation, province);
  emit({ kind: 'gold-paid', rule: 'UM-9.22', nation, tenths, for: 'capital moved', province });
  emit({
    kind: 'capital-moved',
    rule: 'UM-9.23',
    nation,
    from: left,
    to: province,
    fromLoyalty: left === null ? null : Math.min(LOYALTY.home, getProvince(state, left).loyaltyCap),
    toLoyalty: Math.min(LOYALTY.capital, loyaltyCap),
  });
  const witnesses = inRange(setting, state, province);
  emit({ kind: 'capital-told', rule: 'UM-21.21', province, witnesses, nation });
  return DONE;
};

/** A standing city; for tribes also a tribal area (UM-9.21). */
const isSeatFor = (turn: GameTurn, nation: NationNumber, province: ProvinceNumber): Refusal | null => {
  const isTribalSeat = getNation(turn.state, nation).kind === 'tribal' && getProvince(turn.state, province).cty === 'N';
  return isTribalSeat ? null : hasCity(turn, province);
};

/** Not the present capital, unless it has lost its loyalty (UM-9.24). */
const isNewCapital = (state: State, nation: NationNumber, province: ProvinceNumber): Refusal | null => {
  const isPresent = getNation(state, nation).capital === province;
  return isPresent && getProvince(state, province).loyalty === LOYALTY.capital
    ? { code: 'not-allowed', why: 'capital' }
    : null;
};

/** The old capital, where it is another province that the nation still owns. */
const leftBehind = (state: State, nation: NationNumber, to: ProvinceNumber): ProvinceNumber | null => {
  const { capital } = getNation(state, nation);
  if (capital === null || capital === to) return null;
  return getProvince(state, capital).owner === nation ? capital : null;
};
