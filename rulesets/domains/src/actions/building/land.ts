import type { Refusal } from '../../refusals.ts';
import { getDomain, getProvince } from '../../rules/find.ts';
import { hasPassage, hostilesInField, placeOfBorder } from '../../rules/passage.ts';
import type { Acting } from '../../rules/scene.ts';
import { areAllied } from '../../rules/war.ts';
import type { Province } from '../../state.ts';
import { COST, MOST_LEVEL, MOST_MOOD, MOST_UNDERLINGS, type ProvinceNumber, RAISING_MOOD } from '../../words.ts';
import { type DeedOf, firstFault } from '../deed.ts';
import { goldFault, pay } from '../money.ts';
import { raiseHolding, raiseHoldingFault } from './holdings.ts';

/** Provinces, bridges, and those who serve at court. */

/** Gold a level of a province (DOM-4.6). */
const GOLD_A_LEVEL = 3;
export const costToRaiseProvince = ({ level }: Province): number => GOLD_A_LEVEL * (level + 1);

const raiseProvinceFault = (acting: Acting, number: ProvinceNumber): Refusal | null => {
  const { state, domain } = acting;
  const province = getProvince(state, number);
  if (province.ruler !== domain) return { code: 'not-your-province', province: number };
  if (province.occupiedBy !== null) return { code: 'province-occupied', province: number };
  if (province.level >= MOST_LEVEL) return { code: 'highest-level' };
  if (province.raisedTurn === state.turn) return { code: 'raised-already' };
  if (province.mood < RAISING_MOOD) return { code: 'mood-too-low', province: number, mood: province.mood };
  return goldFault(acting, costToRaiseProvince(province));
};

/** A holding, or a province (DOM-4.5, 4.6). */
export const raise: DeedOf<'RAISE'> = {
  fault: (acting, { holding, province }) =>
    province === undefined ? raiseHoldingFault(acting, holding ?? 0) : raiseProvinceFault(acting, province),
  carryOut: (acting, { holding, province: number }) => {
    if (number === undefined) return raiseHolding(acting, holding ?? 0);
    const province = getProvince(acting.state, number);
    pay(acting, costToRaiseProvince(province), 'raising');
    acting.emit({
      kind: 'province-raised',
      rule: 'DOM-4.6',
      domain: acting.domain,
      province: number,
      level: province.level + 1,
    });
  },
};

const borderFault = ({ setting }: Acting, from: ProvinceNumber, to: ProvinceNumber): Refusal | null => {
  const place = placeOfBorder(setting, from, to);
  if (place === null) return { code: 'no-border', from, to };
  return setting.borders[place]?.river === null ? { code: 'no-river', from, to } : null;
};

const hasBridge = ({ setting, state }: Acting, from: ProvinceNumber, to: ProvinceNumber): boolean =>
  state.bridges.includes(placeOfBorder(setting, from, to) ?? -1);

/** From land of one's own to land that is open to one (DOM-2.5). */
export const buildBridge: DeedOf<'BRIDGE'> = {
  fault: (acting, { from, to }) =>
    firstFault(borderFault(acting, from, to), () => {
      if (hasBridge(acting, from, to)) return { code: 'bridge-there-already', from, to };
      return mayBridge(acting, from, to) || mayBridge(acting, to, from)
        ? goldFault(acting, COST.bridge)
        : { code: 'bridge-not-yours', from, to };
    }),
  carryOut: (acting, { from, to }) => {
    pay(acting, COST.bridge, 'a bridge');
    acting.emit({ kind: 'bridge-built', rule: 'DOM-2.5', by: acting.domain, ends: [from, to] });
  },
};

const mayBridge = ({ state, domain }: Acting, own: ProvinceNumber, other: ProvinceNumber): boolean => {
  const { ruler } = getProvince(state, other);
  return (
    getProvince(state, own).ruler === domain &&
    (hasPassage(state, domain, other) || (ruler !== null && areAllied(state, domain, ruler)))
  );
};

/** The ruler of either side takes it down, unless enemies stand beside it (DOM-2.6). */
export const demolish: DeedOf<'DEMOLISH'> = {
  fault: (acting, { from, to }) =>
    firstFault(borderFault(acting, from, to), () => {
      const { state, domain } = acting;
      if (!hasBridge(acting, from, to)) return { code: 'no-such-bridge', from, to };
      if (![from, to].some((end) => getProvince(state, end).ruler === domain))
        return { code: 'bridge-not-yours', from, to };
      const watched = [from, to].find((end) => hostilesInField(state, domain, end).length > 0);
      return watched === undefined ? null : { code: 'hostile-units-there', province: watched };
    }),
  carryOut: ({ emit }, { from, to }) =>
    emit({ kind: 'bridge-broken', rule: 'DOM-2.6', ends: [from, to], why: 'demolished' }),
};

/** One more to serve (DOM-3.3). */
export const recruit: DeedOf<'RECRUIT'> = {
  fault: (acting) =>
    getDomain(acting.state, acting.domain).underlings.length >= MOST_UNDERLINGS
      ? { code: 'enough-underlings' }
      : goldFault(acting, COST.recruit),
  carryOut: (acting, { name }) => {
    pay(acting, COST.recruit, 'recruiting');
    acting.emit({ kind: 'recruited', rule: 'DOM-3.3', domain: acting.domain, person: acting.state.next.person, name });
  },
};

/** Gold for the people: a better mood in each province (DOM-4.14). */
export const largesse: DeedOf<'LARGESSE'> = {
  fault: (acting, { provinces }) => {
    for (const number of provinces) {
      const { ruler, occupiedBy } = getProvince(acting.state, number);
      if (ruler !== acting.domain) return { code: 'not-your-province', province: number };
      if (occupiedBy !== null) return { code: 'province-occupied', province: number };
    }
    return goldFault(acting, COST.largesse * provinces.length);
  },
  carryOut: (acting, { provinces }) => {
    pay(acting, COST.largesse * provinces.length, 'largesse');
    for (const province of provinces) {
      const { mood } = getProvince(acting.state, province);
      if (mood < MOST_MOOD)
        acting.emit({ kind: 'mood-changed', rule: 'DOM-4.14', province, mood: mood + 1, why: 'largesse' });
    }
  },
};
