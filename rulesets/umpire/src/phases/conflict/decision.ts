import { decidedBefore, eagernessOf, isWilling } from '../../battle/engage.ts';
import { strongestIn } from '../../consequences/pass-province.ts';
import { actionOf, riskOf } from '../../rules/combat-orders.ts';
import { getProvince } from '../../rules/find.ts';
import { retreatFrom } from '../../rules/nearest.ts';
import { rollOf } from '../../rules/rolls.ts';
import type { Way } from '../../rules/routes.ts';
import type { GameTurn } from '../../types.ts';
import { type DefaultAction, INDEPENDENTS } from '../../words.ts';
import { type Clash, clashSubject, openValue, type Side, sideOrder, unitsOfSide } from './clash.ts';
import { commandOf } from './commander.ts';

/** Whether a side is willing to fight in the open, by its scouts and its commander (UM-12.14 to 12.16). */
export const willing = (turn: GameTurn, clash: Clash, side: Side, against: Side): boolean => {
  const own = openValue(turn, clash, side);
  const enemy = openValue(turn, clash, against);
  const before = decidedBefore({ own, enemy });
  if (before !== null) return before;
  const eagerness = eagernessOf(commandOf(turn, clash, side));
  const scout = rollOf(turn, 'SCOUT', clashSubject(turn.state, clash, side));
  return isWilling({ own, enemy, risk: riskOf(sideOrder(turn, clash, side)), eagerness, scout });
};

/** What an attacker does that is not willing: D means R, and R without a way out means M (UM-12.8, 12.11). */
export const attackerDefault = (turn: GameTurn, clash: Clash): 'M' | 'R' => {
  const action = actionOf(sideOrder(turn, clash, clash.attacker));
  return action !== 'M' && canRetreat(turn, clash, clash.attacker) ? 'R' : 'M';
};

/** What a holder does that is not willing: D with a city, which the besieged have no choice but to do (UM-12.8, 12.11, 12.13). */
export const holderDefault = (turn: GameTurn, clash: Clash): DefaultAction => {
  const action = actionOf(sideOrder(turn, clash, clash.holder));
  const asked = action === 'D' && !clash.city ? 'R' : action;
  if (isBesieged(turn, clash) && clash.relief.length === 0) return 'D';
  if (asked !== 'R' || canRetreat(turn, clash, clash.holder)) return asked;
  return clash.city ? 'D' : 'M';
};

/** Whether these attackers besiege these holders: nations of theirs did so before (UM-12.38, 14.38). */
export const isBesieged = ({ state }: GameTurn, { province, arm, city, attacker }: Clash): boolean => {
  const { siege } = getProvince(state, province);
  return (
    arm === 'land' && city && siege !== null && attacker.nations.some((nation) => siege.besiegers.includes(nation))
  );
};

/** Independents do not choose: compelled to leave they are destroyed, if they have nobody to follow (UM-12.12). */
export const isOnlyIndependents = ({ nations }: Side): boolean => nations.every((nation) => nation === INDEPENDENTS);

const canRetreat = (turn: GameTurn, clash: Clash, side: Side): boolean => retreatOf(turn, clash, side) !== null;

/** Where a side goes that retreats, all of it together; Independents only follow nobody but themselves (UM-12.10, 12.12, 12.30). */
export const retreatOf = (turn: GameTurn, { province, arm }: Clash, side: Side): Way | null => {
  const movers = isOnlyIndependents(side) ? side.nations : side.nations.filter((nation) => nation !== INDEPENDENTS);
  const strongest = strongestIn(turn, movers, province);
  if (strongest === null) return null;
  const units = unitsOfSide(turn, province, movers, arm);
  return retreatFrom(turn, { nation: strongest, movers, homes: movers, province, arm, units });
};
