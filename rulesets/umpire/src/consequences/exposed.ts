import { BRIBE } from '../data/figures.ts';
import { getProvince, unitsIn } from '../rules/find.ts';
import { isNothing, onlyOf } from '../rules/forces.ts';
import { chanceOf } from '../rules/rolls.ts';
import { subjectOf } from '../rules/subject.ts';
import type { GameTurn } from '../types.ts';
import { INDEPENDENTS, type NationNumber, type ProvinceNumber } from '../words.ts';

/** A bribe that was refused, or an officer who was caught, may cost the briber their networks in that city (UM-9.19, 14.17). */
export const exposed = (turn: GameTurn, nation: NationNumber, province: ProvinceNumber): void => {
  if (!chanceOf(turn, 'BRIBE.exposed', subjectOf(turn.state, { nation, province }), BRIBE.exposed)) return;
  const { owner } = getProvince(turn.state, province);
  breakNetworks(turn, { nation, province, by: owner === INDEPENDENTS ? null : owner, rule: 'UM-9.19' });
};

/** All networks of a nation there go together (UM-3.12). */
export const breakNetworks = (
  { setting, state, emit }: GameTurn,
  lost: {
    readonly nation: NationNumber;
    readonly province: ProvinceNumber;
    readonly by: NationNumber | null;
    readonly rule: string;
  },
): void => {
  const units = onlyOf(setting, unitsIn(state, lost.nation, lost.province), 'spy');
  if (!isNothing(units)) emit({ kind: 'network-destroyed', ...lost, units });
};
