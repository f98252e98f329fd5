import { type DiceScript, type DrawRun, scriptedDice } from '@chancery/core';
import { fight } from '../src/battle/fight.ts';
import { borderMeetings, nextBattle } from '../src/battle/next-battle.ts';
import type { Crossing, Meeting } from '../src/battle/question.ts';
import { type BattleDraw, drawPlace } from '../src/battle/rolls.ts';
import type { BattleRecord, Blow, Fighter, Retreat, UnitAfter } from '../src/events/battle-record.ts';
import type { Setting } from '../src/setting.ts';
import { at, label, type PlaceName, type RealmCode, type TestPosition, type UnitLabel, unit } from './position.ts';
import { codeOf } from './units.ts';

/**
 * What a battle rolls, by the names of the draws. Attacks, wounded and the like may be written as words of `h` (the
 * lowest roll: it hits) and `m` (the highest: it misses), blanks between them as you please; numbers are rolled as they
 * are. A mere list holds the rolls of all draws in their order. The battle must ask for exactly these rolls.
 */
export type Rolled = { readonly [draw in BattleDraw]?: string | readonly number[] } | readonly number[];

/** A battle that has been fought, and short ways to ask what happened in it. */
export interface FoughtBattle {
  readonly record: BattleRecord;
  readonly victors: readonly RealmCode[];
  readonly rounds: number;
  /** What was rolled, as the host logs it. */
  readonly log: readonly DrawRun[];
  /** Troops a unit has lost, by key; commanders as `commander 1`. */
  lost(name: UnitLabel): { readonly [key: string]: number };
  after(name: UnitLabel): UnitAfter;
  /** Hits of a unit in a round. */
  hits(round: number, name: UnitLabel): number;
  /** Chances in basis points with which a unit struck in a round, one for each kind of blow. */
  chances(round: number, name: UnitLabel): readonly number[];
  /** Individuals of a unit that struck in a round. */
  strikers(round: number, name: UnitLabel): number;
  /** Troops killed at the end of a round, by unit and key: `{ 'Eng A1 militia': 2 }`; null in a round without. */
  killed(round: number): { readonly [who: string]: number } | null;
  /** `Eng A1 to Kent`, `Eng A2 stays`, in the order in which they tried. */
  retreats(round: number): readonly string[];
}

/** What is rolled when the script is at its end: nothing may be, or every die shows its highest number. */
export type Rest = 'nothing' | 'then miss';

/** Fights the next land or sea battle of a position. */
export const fightNext = (
  position: TestPosition,
  kind: 'land' | 'sea',
  rolled: Rolled = {},
  rest: Rest = 'nothing',
): FoughtBattle => {
  const meeting = nextBattle(position, kind, []);
  if (meeting === null) throw new Error(`there is no ${kind} battle to be fought`);
  return fightMeeting(position, meeting, rolled, rest);
};

/** A march: `march('Eng A1', 'Kent', 'Wessex')`. */
export const march = (army: UnitLabel, from: PlaceName, to: PlaceName): Crossing => ({
  unit: unit(army),
  from: at(from),
  to: at(to),
});

/** Fights the first border battle among armies that march. They still stand where they come from. */
export const fightOnBorder = (
  position: TestPosition,
  marches: readonly Crossing[],
  rolled: Rolled = {},
  rest: Rest = 'nothing',
): FoughtBattle => {
  const [meeting] = borderMeetings(position, marches);
  if (meeting === undefined) throw new Error('nobody meets an enemy on a border');
  return fightMeeting(position, meeting, rolled, rest);
};

export const fightMeeting = (
  position: TestPosition,
  meeting: Meeting,
  rolled: Rolled,
  rest: Rest = 'nothing',
): FoughtBattle => {
  const dice = scriptedDice(scriptOf(drawPlace(meeting), rolled), { mode: rest === 'nothing' ? 'strict' : 'collect' });
  const record = fight({ ...position, ...meeting, phase: 1 }, dice);
  const unused = dice.unused().map((rolls) => `${rolls.label}: ${rolls.values}`);
  if (unused.length > 0) throw new Error(`the battle did not roll ${unused.join('; ')}`);
  return told(record, position.setting, dice.log());
};

const scriptOf = (place: string | number, rolled: Rolled): DiceScript => {
  if (isList(rolled)) return { list: rolled };
  const script = Object.entries(rolled).map(([draw, rolls]) => [`${draw}@${place}`, valuesOf(draw, rolls)]);
  return { byLabel: Object.fromEntries(script) };
};

const isList = (rolled: Rolled): rolled is readonly number[] => Array.isArray(rolled);

const HIGHEST = { attack: 10_000, siege: 10_000, capture: 100 } as const;

const valuesOf = (draw: string, rolls: string | readonly number[]): readonly number[] => {
  if (typeof rolls !== 'string') return rolls;
  const miss = HIGHEST[draw as keyof typeof HIGHEST];
  if (miss === undefined || /[^hm ]/.test(rolls)) throw new Error(`'${rolls}' is no way to roll ${draw}`);
  return [...rolls.replaceAll(' ', '')].map((letter) => (letter === 'h' ? 1 : miss));
};

const told = (record: BattleRecord, setting: Setting, log: readonly DrawRun[]): FoughtBattle => {
  const keyOf = (type: number): string => setting.troops[type]?.key ?? `type ${type}`;
  const nameOf = (who: Fighter): string => ('type' in who ? keyOf(who.type) : `commander ${who.commander}`);
  const round = (number: number) => {
    const found = record.rounds[number - 1];
    if (found === undefined) throw new Error(`there was no round ${number}`);
    return found;
  };
  const after = (name: UnitLabel): UnitAfter => {
    const found = record.after.find((each) => each.unit === unit(name));
    if (found === undefined) throw new Error(`${name} was not in the battle`);
    return found;
  };
  const blows = (number: number, name: UnitLabel): readonly Blow[] =>
    round(number).blows.filter((blow) => blow.unit === unit(name));
  return {
    record,
    victors: record.victors.map(codeOf),
    rounds: record.rounds.length,
    log,
    lost: (name) =>
      tally([
        ...after(name).lost.map(({ type, count }) => [keyOf(type), count] as const),
        ...after(name).lostCommanders.map((id) => [`commander ${id}`, 1] as const),
      ]),
    after,
    hits: (number, name) => blows(number, name).reduce((sum, { hits }) => sum + hits, 0),
    chances: (number, name) => blows(number, name).map(({ chance }) => chance),
    strikers: (number, name) => blows(number, name).reduce((sum, { count }) => sum + count, 0),
    killed: (number) => {
      const { casualties } = round(number);
      if (casualties === null) return null;
      return tally(
        casualties.flatMap(({ unit: id, killed }) =>
          killed.map(({ who, count }) => [`${label(id)} ${nameOf(who)}`, count] as const),
        ),
      );
    },
    retreats: (number) => round(number).retreats.map((retreat) => wordsOf(retreat, setting)),
  };
};

const tally = (entries: readonly (readonly [string, number])[]): { readonly [key: string]: number } => {
  const sums: { [key: string]: number } = {};
  for (const [key, count] of entries) sums[key] = (sums[key] ?? 0) + count;
  return sums;
};

const wordsOf = ({ unit: id, to }: Retreat, setting: Setting): string =>
  to === null ? `${label(id)} stays` : `${label(id)} to ${setting.places[to]?.name}`;
