import { by, floorDiv, sorted, thenBy } from '@chancery/core';
import { required } from '@chancery/kit';
import { CARETAKER } from '../data/figures.ts';
import { usualOrder } from '../rules/combat-orders.ts';
import { getNation, getProvinceInfo, getType, provincesOf, stacksIn } from '../rules/find.ts';
import { armyOf, figureAt, fleetOf, unitsOfType } from '../rules/forces.ts';
import { type Recruits, recruitable } from '../rules/recruitment.ts';
import type { GameTurn } from '../types.ts';
import { type NationNumber, type ProvinceNumber, USUAL_TAX } from '../words.ts';

/** What is done for a nation without a ruler: it defends itself, and nothing else (UM-22.9). */

export const caretakerTaxes = ({ state, emit }: GameTurn, nation: NationNumber): void => {
  const { kind, taxRate } = getNation(state, nation);
  if (kind !== 'civilised' || taxRate === USUAL_TAX) return;
  emit({ kind: 'tax-set', rule: 'UM-22.9', nation, rate: USUAL_TAX });
};

/** Every stack takes the usual orders: 1D where the nation owns a standing city, else 1R. */
export const caretakerStands = ({ setting, state, emit }: GameTurn, nation: NationNumber): void => {
  for (const province of provincesOf(state)) {
    const stack = stacksIn(state, province.number).find((each) => each.nation === nation);
    if (stack === undefined) continue;
    const army = armyOf(setting, stack) > 0 ? usualOrder(province, nation, 'land') : null;
    const fleet = fleetOf(setting, stack) > 0 ? usualOrder(province, nation, 'sea') : null;
    if (army === stack.armyOrder && fleet === stack.fleetOrder) continue;
    emit({ kind: 'combat-orders-set', rule: 'UM-22.9', nation, province: province.number, army, fleet });
  }
};

/** With money enough up to two units of the cheapest army type in the capital, where nothing but spies is raised if it is lost. */
export const caretakerRecruits = (turn: GameTurn, nation: NationNumber): void => {
  const { setting, state, emit } = turn;
  const { treasury, capital } = getNation(state, nation);
  if (treasury < CARETAKER.treasury || capital === null) return;
  const [chosen] = cheapestFirst(turn, capital, recruitable(setting, state, nation, capital));
  if (chosen === undefined) return;
  const { cost } = getType(setting, chosen.type);
  const count = Math.min(
    CARETAKER.recruits,
    required(chosen.most, 'recruits of type', chosen.type),
    floorDiv(treasury, cost),
  );
  if (count === 0) return;
  emit({ kind: 'gold-paid', rule: 'UM-22.9', nation, tenths: count * cost, for: 'recruits', province: capital });
  const units = unitsOfType(setting, chosen.type, count);
  emit({ kind: 'units-raised', rule: 'UM-22.9', nation, province: capital, units, why: 'recruits' });
};

/** Of equal cost the best in open battle there, then type order. */
const cheapestFirst = (
  { setting }: GameTurn,
  capital: ProvinceNumber,
  recruits: readonly Recruits[],
): readonly Recruits[] => {
  const { terrain } = getProvinceInfo(setting, capital);
  return sorted(
    recruits.filter(({ type }) => getType(setting, type).category === 'land'),
    thenBy<Recruits>(
      by(({ type }) => getType(setting, type).cost),
      by(({ type }) => -figureAt(getType(setting, type).open, terrain)),
    ),
  );
};
