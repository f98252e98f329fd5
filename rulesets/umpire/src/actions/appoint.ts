import { appears } from '../consequences/new-general.ts';
import { PRICE } from '../data/figures.ts';
import { appearsIn } from '../rules/appearing.ts';
import { getNation } from '../rules/find.ts';
import { NOWHERE } from '../words.ts';
import { canPay, owns } from './conditions.ts';
import { cancelled, type Deed, DONE } from './deed.ts';

/** One more general, in the capital, or else in the province that was asked for, or in that of the standing choice (UM-10.14, 10.15, 20.23). */
export const appoint: Deed<'APPOINT'> = (turn, { nation, order: { args } }) => {
  const { setting, state, emit } = turn;
  const refusal = canPay(turn, nation, PRICE.appoint);
  if (refusal !== null) return cancelled(refusal);
  const { capital, replacementProvince } = getNation(state, nation);
  const asked = args.province !== undefined && owns(turn, nation, args.province) === null ? args.province : null;
  const location = appearsIn(setting, state, nation, asked ?? replacementProvince);
  if (location === null) return cancelled({ code: 'not-owner', province: args.province ?? capital ?? NOWHERE });
  emit({
    kind: 'gold-paid',
    rule: 'UM-10.15',
    nation,
    tenths: PRICE.appoint,
    for: 'general appointed',
    province: location,
  });
  appears(turn, nation, { location, command: args.command, why: 'appointed' });
  return DONE;
};
