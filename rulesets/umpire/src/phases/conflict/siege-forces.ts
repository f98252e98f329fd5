import { getProvince } from '../../rules/find.ts';
import { noUnits, plus, sumOf } from '../../rules/forces.ts';
import { citySide, hostileIn } from '../../rules/hostility.ts';
import { militiaOf } from '../../rules/revenue.ts';
import type { GameTurn } from '../../types.ts';
import { type Fighters, muster } from './battle-report.ts';
import { type Clash, harbourGuards } from './clash.ts';

/** Who takes part in a siege on one side of the walls. */
export interface Force extends Fighters {
  /** Whether militia stand beside them (UM-14.6). */
  readonly isInside: boolean;
}

/** Army units of the attackers and all their squadrons there, whatever those were told (UM-14.1, 14.36). */
export const besiegerForce = ({ province, attacker }: Clash): Force => ({
  province,
  nations: attacker.nations,
  arms: ['land', 'sea'],
  isInside: false,
});

/** The city side that has enemies among the besiegers; its squadrons only if they hold the harbour (UM-3.15, 14.3, 14.36). */
export const defenderForce = (turn: GameTurn, { province, attacker }: Clash): Force => {
  const nations = citySide(turn.state, province).filter((nation) =>
    attacker.nations.some((besieger) => hostileIn(turn.state, province, nation, besieger)),
  );
  return {
    province,
    nations,
    arms: harbourGuards(turn, province).length > 0 ? ['land', 'sea'] : ['land'],
    isInside: true,
  };
};

const unitsOfForce = (turn: GameTurn, force: Force): readonly number[] =>
  muster(turn, force).reduce((sum: readonly number[], { units }) => plus(sum, units), noUnits(turn.setting));

/** Assault or siege value of a force in tenths; militia stand beside those who hold the city, who are regulars (UM-3.14, 14.5, 14.6, 14.9). */
export const worthOf = (turn: GameTurn, force: Force, factor: 'assault' | 'siege'): number => {
  const { setting, state } = turn;
  const regulars = unitsOfForce(turn, force);
  const value = sumOf(setting, regulars, (type) => type[factor]);
  if (!force.isInside) return value;
  return value + militiaOf(setting, state, getProvince(state, force.province)) * setting.militia[factor];
};

/** What those inside eat, in tenths; militia feed themselves (UM-14.19). */
export const needOf = (turn: GameTurn, force: Force): number =>
  sumOf(turn.setting, unitsOfForce(turn, force), ({ supply }) => supply);
