import { getProvince } from '../rules/find.ts';
import { loyaltyUnder } from '../rules/loyalty.ts';
import { inRange } from '../rules/range.ts';
import type { Siege } from '../state.ts';
import type { NationNumber } from '../words.ts';
import { firstOf, isOther, owns } from './conditions.ts';
import { cancelled, type Deed, DONE } from './deed.ts';

/** A province becomes another nation's; troops there keep theirs (UM-9.25, 9.26, 20.21). */
export const cede: Deed<'CEDE'> = (turn, { nation: from, order: { args } }) => {
  const { setting, state, emit } = turn;
  const { province, nation: to } = args;
  const refusal = firstOf(owns(turn, from, province), isOther(turn, from, to));
  if (refusal !== null) return cancelled(refusal);
  const given = getProvince(state, province);
  emit({
    kind: 'province-passed',
    rule: 'UM-9.25',
    province,
    from,
    to,
    manner: 'cession',
    loyalty: loyaltyUnder(given, to),
    rebelAgainst: given.rebelAgainst === null ? null : to,
    siege: withoutBesieger(given.siege, to),
  });
  emit({
    kind: 'capture-told',
    rule: 'UM-21.21',
    province,
    witnesses: inRange(setting, state, province),
    from,
    to,
    manner: 'cession',
    t: given.siege?.t ?? 0,
    sacked: false,
    cty: given.cty,
  });
  return DONE;
};

/** Nobody besieges a city of their own; the others go on (UM-9.26). */
const withoutBesieger = (siege: Siege | null, nation: NationNumber): Siege | null => {
  if (siege === null) return null;
  const besiegers = siege.besiegers.filter((each) => each !== nation);
  return besiegers.length === 0 ? null : { ...siege, besiegers };
};
