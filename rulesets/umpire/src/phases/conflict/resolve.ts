import { getProvince } from '../../rules/find.ts';
import { strengthIn } from '../../rules/forces.ts';
import type { GameTurn } from '../../types.ts';
import type { Arm, NationNumber, ProvinceNumber } from '../../words.ts';
import { fightBattle } from './battle.ts';
import type { Clash } from './clash.ts';
import { attackerDefault, holderDefault, isBesieged, willing } from './decision.ts';
import { devastation } from './devastation.ts';
import { chase, retreat } from './evasion.ts';
import { type Field, haveMet, nextSides } from './sides.ts';
import { siegeOperations } from './siege.ts';
import { tellSiege } from './siege-state.ts';
import { supplyIn } from './supply.ts';
import { friendlyTakeover, hostileTakeover } from './takeover.ts';

/** All that happens in one province at step 11, in the order of the rulebook (UM-12.38). */
export const resolveProvince = (turn: GameTurn, province: ProvinceNumber): void => {
  friendlyTakeover(turn, province);
  supplyIn(turn, province);
  devastation(turn, province);
  const relief = reliefIn(turn, province);
  fightOut(turn, province, 'sea', []);
  fightOut(turn, province, 'land', relief);
  hostileTakeover(turn, province);
  endSiege(turn, province);
};

/** Nations that have come to relieve the city, or stand outside since the last turn, which is forgotten now (UM-12.31, 13.9). */
const reliefIn = ({ setting, state, emit }: GameTurn, province: ProvinceNumber): readonly NationNumber[] => {
  const { siege } = getProvince(state, province);
  if (siege === null) return [];
  const stands = (nation: NationNumber): boolean => strengthIn({ setting, state }, nation, province, 'land') > 0;
  const arrived =
    state.stacks[province]?.filter(({ reliefArrived }) => reliefArrived).map(({ nation }) => nation) ?? [];
  if (siege.reliefOutside.length > 0)
    emit({ kind: 'siege-set', rule: 'UM-12.38', province, siege: { ...siege, reliefOutside: [] } });
  return [...new Set([...arrived, ...siege.reliefOutside])].filter(stands);
};

/** Two sides after two sides, until all that are hostile have met (UM-4.8). */
const fightOut = (turn: GameTurn, province: ProvinceNumber, arm: Arm, relief: readonly NationNumber[]): void => {
  const field: Field = { province, arm, met: new Set(), rounds: 0 };
  for (let sides = nextSides(turn, field); sides !== null; sides = nextSides(turn, field)) {
    haveMet(field, sides);
    const clash: Clash = { province, arm, ...sides, relief: [] };
    const comes = relief.filter((nation) => clash.holder.nations.includes(nation));
    conflict(turn, isBesieged(turn, clash) ? { ...clash, relief: comes } : clash);
  }
};

/**
 * What two sides do: fight, flee, lay siege, or leave each other alone (UM-12.20 to 12.22, 12.38). An attacker by land has army units:
 * whoever has squadrons alone is no candidate, but for the owner, who always holds (UM-12.19, 14.1).
 */
const conflict = (turn: GameTurn, clash: Clash): void => {
  const { attacker, holder } = clash;
  const evading = attackerDefault(turn, clash);
  const holding = holderDefault(turn, clash);
  const attacks = willing(turn, clash, attacker, holder);
  const faces = clash.relief.length > 0 || willing(turn, clash, holder, attacker);
  if (attacks && faces) return fightBattle(turn, clash);
  if (faces) return chase(turn, clash, attacker, evading);
  if (!attacks) return leaveAlone(turn, clash, evading, holding);
  if (holding !== 'D') return chase(turn, clash, holder, holding);
  if (clash.arm === 'land') siegeOperations(turn, clash);
};

/** Neither side is willing: the attacker goes if told to retreat; if it stays, the holder may (UM-12.22). */
const leaveAlone = (turn: GameTurn, clash: Clash, attacker: 'M' | 'R', holder: 'M' | 'R' | 'D'): void => {
  if (attacker === 'R') retreat(turn, clash, clash.attacker);
  else if (holder === 'R') retreat(turn, clash, clash.holder);
};

/** A siege that nothing kept up this turn is over; what was beaten or drawn before this turn is forgotten (UM-12.38, 14.33). */
const endSiege = (turn: GameTurn, province: ProvinceNumber): void => {
  const { state, memory, emit } = turn;
  const { siege } = getProvince(state, province);
  if (siege === null) return;
  if (!memory.siegesKept.has(province)) {
    tellSiege(turn, province, 'lifted', siege.besiegers);
    emit({ kind: 'siege-over', rule: 'UM-14.33', province });
  } else if (siege.reliefBeaten !== null && siege.reliefBeaten < state.turn)
    emit({ kind: 'siege-set', rule: 'UM-12.38', province, siege: { ...siege, reliefBeaten: null } });
};
