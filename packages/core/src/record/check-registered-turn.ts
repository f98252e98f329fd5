import { checkCommitment } from '../dice/commitment.ts';
import type { DrawRun } from '../dice/dice.ts';
import { keyedDice } from '../dice/keyed-dice.ts';
import { openSeed } from '../dice/seeds.ts';
import { isHex } from '../hash/hex.ts';
import { digestOfList } from './lines.ts';
import type { RegisteredTurn } from './register.ts';
import type { RegisterFault, RegisterFaultCode } from './register-fault.ts';

/** What is wrong in one turn of a register, taken by itself. `listed`: turns of its kind have lists. */
export const turnFaults = (campaign: string, entry: RegisteredTurn, listed: boolean): readonly RegisterFault[] => {
  const { turn, edition, commitment, promisedAt, secret, toldAt, list, ranAt } = entry;
  const faults: readonly (readonly [RegisterFaultCode, boolean])[] = [
    ['secret-missing', ranAt !== null && secret === null],
    ['secret-other', secret !== null && !checkCommitment(commitment, secret)],
    ['secret-early', toldAt !== null && ranAt !== null && toldAt < ranAt],
    ['list-missing', ranAt !== null && listed && list === null],
    ['list-other', list !== null && digestOfList(turn, list.lines) !== list.digest],
    ['list-late', list !== null && ranAt !== null && list.closedAt > ranAt],
    ['commitment-late', list !== null && promisedAt > list.closedAt],
    ['seat-twice', list !== null && hasTwice(list.lines.flatMap(({ seat }) => seat ?? []))],
  ];
  return [
    ...faults.flatMap(([code, wrong]) => (wrong ? [{ code, turn, edition }] : [])),
    ...otherRolls(campaign, entry).map((label) => ({ code: 'roll-other', turn, edition, label }) as const),
  ];
};

const hasTwice = (names: readonly string[]): boolean => new Set(names).size < names.length;

/** The labels whose dice do not fall as they are told. */
const otherRolls = (campaign: string, { turn, secret, list, rolls }: RegisteredTurn): readonly string[] => {
  if (secret === null || list === null || rolls === null || !isHex(secret, 32)) return [];
  const dice = keyedDice(openSeed(secret, { campaign, turn, digest: list.diceDigest }));
  const others = rolls.filter(({ label, sides, dice: together = 1, values }) => {
    const roller = rollerOf(dice, label);
    return values.some((value) => roller.sum(together, sides) !== value);
  });
  return [...new Set(others.map(({ label }: DrawRun) => label))];
};

const rollerOf = (dice: ReturnType<typeof keyedDice>, label: string) => {
  const at = label.indexOf('@');
  return at < 0 ? dice.at(label) : dice.at(label.slice(0, at), label.slice(at + 1));
};
