import type { Refusal } from '../../refusals.ts';
import { getProvince } from '../../rules/find.ts';
import { countOf, strengthIn } from '../../rules/forces.ts';
import { citySide, hostileIn, hostilesIn } from '../../rules/hostility.ts';
import type { Setting } from '../../setting.ts';
import type { State } from '../../state.ts';
import type { NationNumber, ProvinceNumber } from '../../words.ts';
import type { Group } from './groups.ts';
import type { Leg } from './legs.ts';

interface Board {
  readonly setting: Setting;
  readonly state: State;
}

type OnItsWay = Pick<Group, 'march' | 'nation' | 'legsMade'>;

/** Why a group cannot begin a leg, by the forces that stand there at this tick; null if it can (UM-11.19 to 11.25). */
export const obstacleTo = (board: Board, group: OnItsWay, leg: Leg): Refusal | null => {
  const province = leg.from;
  if (isStopped(board, group, province)) return { code: 'stopped', province };
  const { by } = group.march;
  if (by === 'land' && isShutIn(board.state, group.nation, province)) return { code: 'besieged', province };
  if (by === 'sea' && isOfCitySide(board.state, group.nation, province) && isBlockaded(board, province))
    return { code: 'blockaded', province };
  return null;
};

/** Hostile units of its arm stop a group, but not at the first leg of those who have not marched this turn (UM-11.19, 11.20). */
const isStopped = (board: Board, { march, nation, legsMade }: OnItsWay, province: ProvinceNumber): boolean =>
  !(march.isFresh && legsMade === 0) && hostilesIn(board, province, nation, [march.by]) > 0;

/** The owner and nations friendly to them (UM-14.36). */
export const isOfCitySide = (state: State, nation: NationNumber, province: ProvinceNumber): boolean => {
  const { owner } = getProvince(state, province);
  return !hostileIn(state, province, owner, nation);
};

/** The besieged do not march off, and neither do their generals, unless they fought outside without a decision (UM-11.23). */
const isShutIn = (state: State, nation: NationNumber, province: ProvinceNumber): boolean => {
  const { siege } = getProvince(state, province);
  return siege !== null && isOfCitySide(state, nation, province) && !siege.reliefOutside.includes(nation);
};

/** Where scenarios know blockades: the besiegers have as many squadrons there as the city side, which has that of whoever asks (UM-11.24, 11.25). */
export const isBlockaded = (board: Board, province: ProvinceNumber): boolean => {
  const { setting, state } = board;
  const { siege } = getProvince(state, province);
  if (!setting.navalBlockade || siege === null) return false;
  const fleets = (nations: readonly NationNumber[]): number =>
    nations.reduce((sum, nation) => sum + strengthIn(board, nation, province, 'sea'), 0);
  return fleets(siege.besiegers) >= fleets(citySide(state, province));
};

/** What counts when hostile groups meet: army units by land, squadrons by sea; generals alone are nothing (UM-11.35, 11.38). */
export const sizeOf = (setting: Setting, { march, units }: Group): number => countOf(setting, units, march.by);
