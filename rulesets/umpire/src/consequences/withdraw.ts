import type { ForcesEvent } from '../events/forces.ts';
import { getProvince, unitsIn } from '../rules/find.ts';
import { countOf, fightersOf, minus, onlyOf } from '../rules/forces.ts';
import { generalsIn } from '../rules/generals.ts';
import type { Way } from '../rules/routes.ts';
import { subjectOf } from '../rules/subject.ts';
import type { GameTurn } from '../types.ts';
import { ARMS, type Arm, type GeneralNumber, type NationNumber, type ProvinceNumber } from '../words.ts';
import { isLeft, makePassage, type Party } from './passage.ts';

export type WithdrawalCause = Extract<ForcesEvent, { readonly kind: 'units-withdrew' }>['why'];

/** What there is to tell of a withdrawal. */
interface Withdrawal {
  readonly from: ProvinceNumber;
  readonly legs: readonly Way[];
  readonly why: WithdrawalCause;
  readonly rule: string;
}

/**
 * All units of one arm of a nation leave a province, leg by leg, with the losses of an ordinary march; ROUT rolls are about the
 * nation and the province where it began (UM-12.28, 13.16). Whoever leaves is out of all other fights of the turn (UM-12.37).
 */
export const withdraw = (turn: GameTurn, nation: NationNumber, arm: Arm, withdrawal: Withdrawal): void => {
  const { setting, state } = turn;
  const units = onlyOf(setting, unitsIn(state, nation, withdrawal.from), arm);
  if (countOf(setting, units, arm) === 0) return;
  withdrawTogether(turn, [{ nation, units, generals: companions(turn, nation, withdrawal.from, units) }], withdrawal);
};

/** Some parties leave as one: those who were beaten are carried by the ships of their side (UM-13.17). */
export const withdrawTogether = (turn: GameTurn, parties: readonly Party[], withdrawal: Withdrawal): void => {
  const { setting, state, memory } = turn;
  const { from: start, legs, why, rule } = withdrawal;
  const place = getProvince(state, start).code;
  let going = parties;
  let from = start;
  legs.forEach((way, at) => {
    const nation = going[0]?.nation;
    if (nation === undefined) return;
    const subject = subjectOf(state, { nation, words: [place, at + 1] });
    going = makePassage(turn, { parties: going, from, way, rolls: 'ROUT', subject });
    for (const party of going) arrive(turn, party, { from, way, why, rule });
    from = way.to;
  });
  for (const { nation, units } of going)
    for (const arm of ARMS) if (countOf(setting, units, arm) > 0) memory.outOfFight.add(fled(nation, from, arm));
};

const arrive = (
  turn: GameTurn,
  party: Party,
  { from, way, why, rule }: Omit<Withdrawal, 'legs'> & { readonly way: Way },
): void => {
  if (!isLeft(turn.setting, party) && party.generals.length === 0) return;
  const { nation, units, generals } = party;
  turn.emit({
    kind: 'units-withdrew',
    rule,
    nation,
    by: way.by,
    from,
    to: way.to,
    units,
    generals: [...generals],
    why,
  });
};

/** By what memory knows that a nation's units of an arm in a province have fled there this turn. */
export const fled = (nation: NationNumber, province: ProvinceNumber, arm: Arm): string =>
  `${nation} ${province} ${arm}`;

/**
 * The generals who go with some units: those who command the arm, and all if nobody of their nation stays behind; the wounded and
 * the ill too (UM-10.23, 12.30).
 */
export const companions = (
  { setting, state }: GameTurn,
  nation: NationNumber,
  province: ProvinceNumber,
  units: readonly number[],
): readonly GeneralNumber[] => {
  const staying = minus(unitsIn(state, nation, province), units);
  const all = fightersOf(setting, staying) === 0;
  const goes = (arm: Arm): boolean => countOf(setting, units, arm) > 0;
  return generalsIn(state, province, [nation])
    .filter(({ command }) => all || goes(command))
    .map(({ number }) => number);
};
