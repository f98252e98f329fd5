import { required } from '@chancery/kit';
import type { NewsEvent } from '../../events/news.ts';
import { getProvince } from '../../rules/find.ts';
import { citySide } from '../../rules/hostility.ts';
import { inRange } from '../../rules/range.ts';
import type { Siege } from '../../state.ts';
import type { GameTurn } from '../../types.ts';
import type { NationNumber, ProvinceNumber } from '../../words.ts';
import type { Clash } from './clash.ts';
import { isBesieged } from './decision.ts';

/** What is kept of a siege: it goes on if one nation besieged before, else it is a new one (UM-14.8, 14.38). */
export const besiegedBy = (turn: GameTurn, clash: Clash): Siege => {
  const besiegers = [...clash.attacker.nations];
  const { siege } = getProvince(turn.state, clash.province);
  return siege !== null && isBesieged(turn, clash)
    ? { ...siege, besiegers }
    : { besiegers, t: 0, reliefBeaten: null, reliefOutside: [] };
};

/** Writes the siege down; it stands for this turn (UM-14.33). */
export const setSiege = ({ emit, memory }: GameTurn, province: ProvinceNumber, siege: Siege, rule: string): void => {
  emit({ kind: 'siege-set', rule, province, siege });
  memory.siegesKept.add(province);
};

/** The beaten city side is shut in; a beaten relief force is in without its supplies (UM-13.12, 13.13). */
export const shutIn = (turn: GameTurn, clash: Clash): void => {
  if (clash.arm === 'sea') return;
  const siege = besiegedBy(turn, clash);
  const reliefBeaten = clash.relief.length > 0 ? turn.state.turn : siege.reliefBeaten;
  setSiege(turn, clash.province, { ...siege, reliefBeaten }, 'UM-13.12');
  tellSiege(turn, clash.province, 'shut in', clash.attacker.nations);
};

/** After a drawn battle of besiegers against the city side the siege stands; a relief force has not got in (UM-13.9). */
export const standOutside = (turn: GameTurn, clash: Clash): void => {
  const { siege } = getProvince(turn.state, clash.province);
  if (siege === null || !isBesieged(turn, clash)) return;
  setSiege(turn, clash.province, { ...siege, reliefOutside: [...clash.relief] }, 'UM-13.9');
};

/** What those in range read of a siege (UM-21.21). */
export const tellSiege = (
  { setting, state, emit }: GameTurn,
  province: ProvinceNumber,
  what: Extract<NewsEvent, { kind: 'siege-told' }>['what'],
  besiegers: readonly NationNumber[],
): void => {
  const witnesses = inRange(setting, state, province);
  const defenders = [...citySide(state, province)];
  const { t } = required(getProvince(state, province).siege, 'siege of province', province);
  emit({ kind: 'siege-told', rule: 'UM-21.21', province, witnesses, what, besiegers: [...besiegers], defenders, t });
};
