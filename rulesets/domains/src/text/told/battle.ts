import {
  type Board,
  type BoardCell,
  type BoardColumn,
  counted,
  onceFor,
  type ReportLine,
  said,
  sentence,
} from '@chancery/core';
import { defenceOf, type Fighter, NATURAL } from '../../battle/fight.ts';
import type { BattleEvent } from '../../events/battle.ts';
import type { BattleRound, DiceOfUnit } from '../../events/battle-record.ts';
import type { EventOf } from '../../events.ts';
import { holding, province, type Reader, unit, units } from '../../names/reader.ts';
import type { Setting } from '../../setting.ts';
import type { UnitId } from '../../words.ts';
import { CAUSE_WORDS } from '../words.ts';
import { sides } from './less.ts';
import type { InWords } from './lines.ts';

type Battle = EventOf<'battle-fought'>;

/** Battles, on their board with every die (DOM-11.34). */
export const BATTLE: InWords<BattleEvent> = {
  'battle-fought': (battle, reader) => {
    const { rule, attacking, defending } = battle;
    return [
      { text: headOf(battle, reader), rule, style: 'head' },
      said(rule, `Attacking: ${unitsOf(reader, attacking)}.`),
      said(rule, `Defending: ${defending.length === 0 ? 'the walls and their garrison' : unitsOf(reader, defending)}.`),
      {
        text: 'A star marks a hit: a roll of its column’s number, or less.',
        rule: 'DOM-11.34',
        board: boardOf(battle, reader),
      },
      endLine(battle, reader),
    ];
  },
};

/** `Battle in Thornby: the Kingdom of Skarrow against the Duchy of Stannick` */
export const headOf = (
  { cause, province: number, holding: id, aggressors, defenders }: Battle,
  reader: Reader,
): string => {
  const place = id === null ? `in ${province(reader, number)}` : `on ${holding(reader, id)}`;
  return `${CAUSE_WORDS[cause]} ${place}: ${sides(reader, aggressors, defenders)}`;
};

const unitsOf = (reader: Reader, counters: Battle['attacking']): string =>
  units(
    reader,
    counters.map((counter) => counter.unit),
  );

/** The battle on its board, the rectangles as columns (DOM-11.3, 11.34): the same one for everybody who may see it. */
const boardOf = (battle: Battle, reader: Reader): Board => {
  const drawn = boardsIn(reader.setting);
  const board = drawn.get(battle) ?? newBoard(battle, reader);
  drawn.set(battle, board);
  return board;
};

const boardsIn = onceFor((_: Setting) => new WeakMap<Battle, Board>());

const newBoard = (battle: Battle, reader: Reader): Board => ({
  sides: ['Attackers', 'Defenders'],
  rounds: battle.fought.rounds.map((round, at) => {
    const defence = round.defence.length > 0 ? round.defence : unanswered(battle, at, reader.setting);
    return { title: `Round ${at + 1}`, columns: columnsOf({ ...round, defence }, reader) };
  }),
});

/** Those who faced attackers whose rout left them nothing to roll: they stand on the board all the same (DOM-11.24). */
const unanswered = (
  { attacking, defending, fought: { rounds } }: Battle,
  at: number,
  { units: table }: Setting,
): readonly DiceOfUnit[] => {
  const rolled = new Set(rounds[at]?.attack.map((dice) => dice.unit));
  const dead = new Set(rounds.slice(0, at).flatMap(({ casualties }) => casualties));
  const mounted = attacking.some((counter) => rolled.has(counter.unit) && table[counter.type].mounted);
  const stood = defending.filter((counter) => !dead.has(counter.unit));
  const fighters: readonly Fighter[] =
    defending.length === 0 ? [NATURAL] : stood.map((counter) => ({ id: counter.unit, type: counter.type }));
  return fighters.map((each) => ({ unit: each.id, needed: defenceOf(table, each, mounted), rolls: [], hit: false }));
};

/** A column for each value that a unit of either side has to roll; the fallen of the defence lie in its casualty box. */
const columnsOf = ({ attack, casualties, defence, removed }: BattleRound, reader: Reader): readonly BoardColumn[] => {
  const values = [...new Set([...attack, ...defence].map(({ needed }) => needed))].sort((one, other) => one - other);
  return values.map((value) => ({
    title: `On ${value}`,
    cells: [cellOf(reader, inColumn(attack, value), removed), cellOf(reader, inColumn(defence, value), casualties)],
  }));
};

const inColumn = (dice: readonly DiceOfUnit[], value: number): readonly DiceOfUnit[] =>
  dice.filter(({ needed }) => needed === value);

const cellOf = (reader: Reader, dice: readonly DiceOfUnit[], lost: readonly (UnitId | null)[]): BoardCell => ({
  counters: dice.map(({ unit: id }) => counter(reader, id)),
  dice: dice.flatMap(({ unit: id, needed, rolls }) =>
    rolls.map((roll) => ({ roll, sum: `${short(reader, id)}: ${roll}`, hit: roll <= needed })),
  ),
  fallen: dice.filter(({ unit: id }) => lost.includes(id)).map(({ unit: id }) => short(reader, id)),
});

const WALLS = 'the garrison';
const counter = (reader: Reader, id: UnitId | null): string => (id === null ? WALLS : unit(reader, id));
/** `SKA3`: a counter by its name alone; natives by their type. */
const short = (reader: Reader, id: UnitId | null): string => {
  const [name = ''] = counter(reader, id).split(' ');
  return id === null ? WALLS : name;
};

const endLine = (battle: Battle, reader: Reader): ReportLine =>
  said('DOM-11.33', `${endWords(battle)} Dead: ${battle.dead.length === 0 ? 'nobody' : units(reader, battle.dead)}.`);

/** How it ended, in a sentence. */
export const endWords = ({ fought: { rounds, winner, routed, brokenOff } }: Battle): string => {
  const length = `after ${counted(rounds.length, 'round')}`;
  if (brokenOff) return `The assault was broken off ${length}: the Artillerists are dead.`;
  const rout = routed === null ? '' : `, for the ${routed === winner ? 'others' : routed} were routed`;
  return sentence(`the ${winner} won ${length}${rout}.`);
};
