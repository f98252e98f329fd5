import { required } from '@chancery/kit';
import { fled } from '../../consequences/withdraw.ts';
import { getProvince, inNationOrder } from '../../rules/find.ts';
import { nationsWith } from '../../rules/forces.ts';
import { hostileIn } from '../../rules/hostility.ts';
import type { GameTurn } from '../../types.ts';
import type { Arm, NationNumber, ProvinceNumber } from '../../words.ts';
import { type Clash, harbourGuards, isFriendlyToAll, openValue, type Side } from './clash.ts';

/** A field of conflict: who has met whom there so far this turn (UM-4.8 (5)). */
export interface Field {
  readonly province: ProvinceNumber;
  readonly arm: Arm;
  readonly met: Set<string>;
  /** How many conflicts there have been. */
  rounds: number;
}

const pairOf = (one: NationNumber, other: NationNumber): string => `${Math.min(one, other)} ${Math.max(one, other)}`;

/** The next two sides of a province and arm; null if all that are hostile have met (UM-4.8). */
export const nextSides = (turn: GameTurn, field: Field): Pick<Clash, 'attacker' | 'holder' | 'city'> | null => {
  const present = byValue(turn, field, presentIn(turn, field));
  const mustMeet = (one: NationNumber, other: NationNumber): boolean =>
    hostileIn(turn.state, field.province, one, other) && !field.met.has(pairOf(one, other));
  const candidates = present.filter((nation) => present.some((other) => mustMeet(nation, other)));
  const holder = holderOf(turn, field.province, candidates);
  if (holder === null) return null;
  const attacker = required(
    candidates.find((nation) => mustMeet(nation, holder)),
    'attacker of nation',
    holder,
  );
  return { ...alignedSides(turn, field, present, { attacker, holder }), city: isCity(turn, field.province, holder) };
};

/** All pairs across have met now. */
export const haveMet = (field: Field, { attacker, holder }: Pick<Clash, 'attacker' | 'holder'>): void => {
  for (const one of attacker.nations) for (const other of holder.nations) field.met.add(pairOf(one, other));
  field.rounds += 1;
};

/** Who can be drawn into it: whoever has units of the arm and has not fled, and a fleet that alone holds the owner's city. */
const presentIn = (turn: GameTurn, { province, arm, rounds }: Field): readonly NationNumber[] => {
  const { setting, state, memory } = turn;
  const { owner } = getProvince(state, province);
  const withUnits = nationsWith({ setting, state }, province, arm);
  const holdsByFleet = !withUnits.includes(owner) && harbourGuards(turn, province).includes(owner);
  return [...withUnits, ...(holdsByFleet ? [owner] : [])].filter(
    (nation) =>
      !memory.outOfFight.has(fled(nation, province, arm)) && !(rounds > 0 && isShutIn(turn, province, arm, nation)),
  );
};

/** The besieged take no part in what others fight out after the first conflict. */
const isShutIn = ({ state }: GameTurn, province: ProvinceNumber, arm: Arm, nation: NationNumber): boolean => {
  const { siege, owner } = getProvince(state, province);
  if (arm !== 'land' || siege === null || siege.reliefOutside.includes(nation)) return false;
  return !hostileIn(state, province, owner, nation);
};

/** The strongest in the open first; those of equal strength in nation order, in which they come. */
const byValue = (turn: GameTurn, field: Field, nations: readonly NationNumber[]): readonly NationNumber[] => {
  const worthOf = (nation: NationNumber): number => openValue(turn, field, { nations: [nation] });
  return [...nations].sort((one, other) => worthOf(other) - worthOf(one));
};

/** The owner, else the strongest of their friends, else the strongest of all (UM-4.8 (2)). */
const holderOf = (
  { state }: GameTurn,
  province: ProvinceNumber,
  candidates: readonly NationNumber[],
): NationNumber | null => {
  const { owner } = getProvince(state, province);
  if (candidates.includes(owner)) return owner;
  return candidates.find((nation) => !hostileIn(state, province, nation, owner)) ?? candidates[0] ?? null;
};

/** Whoever else is there joins the attacker, or the holder, or stands aside (UM-4.8 (4)). */
const alignedSides = (
  { state }: GameTurn,
  { province }: Field,
  present: readonly NationNumber[],
  { attacker, holder }: { readonly attacker: NationNumber; readonly holder: NationNumber },
): Pick<Clash, 'attacker' | 'holder'> => {
  const attackers = [attacker];
  const holders = [holder];
  for (const nation of present) {
    if (nation === attacker || nation === holder) continue;
    const against = (enemy: NationNumber, friends: readonly NationNumber[]): boolean =>
      hostileIn(state, province, nation, enemy) && isFriendlyToAll(state, province, nation, friends);
    if (against(holder, attackers)) attackers.push(nation);
    else if (against(attacker, holders)) holders.push(nation);
  }
  return { attacker: sideOf(attacker, attackers), holder: sideOf(holder, holders) };
};

const sideOf = (principal: NationNumber, nations: readonly NationNumber[]): Side => ({
  principal,
  nations: [...nations].sort(inNationOrder),
});

/** Whether the holders are at home in a standing city. */
const isCity = ({ state }: GameTurn, province: ProvinceNumber, holder: NationNumber): boolean => {
  const { cty, owner } = getProvince(state, province);
  return cty === 'Y' && !hostileIn(state, province, holder, owner);
};
