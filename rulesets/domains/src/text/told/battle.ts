import { counted, type ReportLine, said, sentence } from '@chancery/core';
import type { BattleEvent } from '../../events/battle.ts';
import type { DiceOfUnit } from '../../events/battle-record.ts';
import type { EventOf } from '../../events.ts';
import { holding, province, type Reader, unit, units } from '../../names/reader.ts';
import type { UnitId } from '../../words.ts';
import { CAUSE_WORDS } from '../words.ts';
import { sides } from './less.ts';
import type { InWords } from './lines.ts';

type Battle = EventOf<'battle-fought'>;

/** Battles, round by round with every die (DOM-11.34). */
export const BATTLE: InWords<BattleEvent> = {
  'battle-fought': (battle, reader) => {
    const { rule, attacking, defending, fought } = battle;
    return [
      { text: headOf(battle, reader), rule, style: 'head' },
      said(rule, `Attacking: ${unitsOf(reader, attacking)}.`),
      said(rule, `Defending: ${defending.length === 0 ? 'the walls and their garrison' : unitsOf(reader, defending)}.`),
      ...fought.rounds.flatMap((_, at) => roundLines(battle, at, reader)),
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

const roundLines = ({ fought }: Battle, at: number, reader: Reader): readonly ReportLine[] => {
  const round = fought.rounds[at];
  if (round === undefined) return [];
  const { attack, casualties, defence, removed } = round;
  return [
    said('DOM-11.33', `Round ${at + 1}`, { style: 'head', indent: 1 }),
    said('DOM-11.5', `Attack: ${diceWords(reader, attack)}.`, { indent: 1 }),
    ...(casualties.length === 0 ? [] : [said('DOM-11.6', `Casualties: ${fallen(reader, casualties)}.`, { indent: 2 })]),
    ...(defence.length === 0 ? [] : [said('DOM-11.9', `Defence: ${diceWords(reader, defence)}.`, { indent: 1 })]),
    ...(removed.length === 0 ? [] : [said('DOM-11.10', `Removed: ${fallen(reader, removed)}.`, { indent: 2 })]),
  ];
};

/** `SKA1 Infantry on 1 rolled 4; SKA7 Archers on 3 rolled 2, a hit` */
const diceWords = (reader: Reader, dice: readonly DiceOfUnit[]): string =>
  dice
    .map(({ unit: id, needed, rolls, hit }) => {
      const name = id === null ? 'the garrison' : unit(reader, id);
      return `${name} on ${needed} rolled ${rolls.join(' and ')}${hit ? ', a hit' : ''}`;
    })
    .join('; ');

const fallen = (reader: Reader, ids: readonly (UnitId | null)[]): string => {
  const real = ids.filter((id) => id !== null);
  const garrison = real.length < ids.length ? ['the garrison'] : [];
  return [...(real.length === 0 ? [] : [units(reader, real)]), ...garrison].join(' and ');
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
