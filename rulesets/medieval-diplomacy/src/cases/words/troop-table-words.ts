import {
  type Field,
  fold,
  type NumberTest,
  type RecordGrammar,
  readRecord,
  saysNothing,
  type Words,
} from '@chancery/core';
import { exact, readAmount } from '@chancery/kit';
import { troopFaults } from '../../data/troop-faults.ts';
import { changedTroops } from '../../data/troop-table.ts';
import { TROOPS } from '../../data/troops.ts';
import type { Troop } from '../../setting.ts';
import { TROOP_CLASSES, type TroopClass } from '../../words.ts';
import { type Lexicon, troopCalled, troopNamed } from '../names/lexicon.ts';
import { oneOf } from './field-kinds.ts';

/** What can be said of a troop type, in the units of the tables (MD-13.4, MD-13.5). */
interface TroopSaid {
  readonly like: string;
  readonly name: string;
  readonly class: TroopClass;
  readonly attacks: NumberTest;
  /** `45`, or `2x45` with the attacks. */
  readonly combat: readonly [NumberTest | null, NumberTest];
  readonly hitPoints: NumberTest;
  readonly move: NumberTest;
  readonly cost: NumberTest;
  readonly upkeep: NumberTest;
  readonly weight: NumberTest;
  readonly amphibious: NumberTest;
  readonly marine: NumberTest | null;
  readonly siege: NumberTest;
  readonly marineSpace: NumberTest;
  readonly storage: NumberTest;
  readonly capture: NumberTest;
}

type NumberField = Field<Lexicon, NumberTest>;

const number = (names: readonly string[], scale: 1 | 10 | 100 = 1, from = 0): NumberField => ({
  names,
  read: (words, lexicon) => readAmount(withoutPercent(words), lexicon, { from, to: 1_000_000, scale }),
});

const word = (names: readonly string[]): Field<Lexicon, string> => ({ names, read: (words) => words.text() ?? '' });

const withoutPercent = (words: Words): Words =>
  typeof words.value === 'string' ? words.as(words.value.replace(/%$/, '')) : words;

const TROOP: RecordGrammar<Lexicon, TroopSaid> = {
  what: 'troop',
  fields: {
    like: word(['like', 'as']),
    name: word(['name']),
    class: oneOf<unknown, TroopClass>(['class', 'kind'], TROOP_CLASSES, () => 'foot'),
    attacks: number(['attacks']),
    combat: {
      names: ['combat', 'attacks x combat', 'strength'],
      read: (words, lexicon) => {
        const [, attacks, combat] = /^(?:(\d+)\s*x\s*)?(.+)$/i.exec(String(words.value)) ?? [];
        const read = (value: string): NumberTest =>
          readAmount(withoutPercent(words.as(value)), lexicon, { from: 0, to: 100, scale: 1 });
        return [attacks === undefined ? null : read(attacks), read(combat ?? '')];
      },
    },
    hitPoints: number(['hit points', 'hp'], 10),
    move: number(['move', 'move points']),
    cost: number(['cost', 'build cost']),
    upkeep: number(['upkeep'], 100),
    weight: number(['weight']),
    amphibious: number(['amphibious', 'amph'], 1, -100),
    marine: {
      names: ['marine', 'marine modifier'],
      read: (words, lexicon) =>
        saysNothing(words) || words.value === 'cannot'
          ? null
          : readAmount(withoutPercent(words), lexicon, { from: -100, to: 200, scale: 1 }),
    },
    siege: number(['siege', 'siege power']),
    marineSpace: number(['marine space']),
    storage: number(['storage']),
    capture: number(['capture']),
  },
};

/** The troop table with the changes and additions of a case (MD-13.12): `peasant: { like: men_at_arms, combat: 40 }`. */
export const readTroopTable = (words: Words, lexicon: Lexicon): readonly Troop[] => {
  let table = lexicon.troops.length > 0 ? lexicon.troops : TROOPS;
  for (const [name, value] of words.entries('troops by name')) {
    const { record } = readRecord(TROOP, value, lexicon);
    const known = troopCalled(table, name);
    const model = record.like === undefined ? null : troopNamed(table, record.like);
    if (record.like !== undefined && model === null)
      value.unknown(
        'troop',
        record.like,
        table.map((troop) => troop.key),
      );
    const base = table[known ?? model ?? table.findIndex(({ key }) => key === 'men_at_arms')] as Troop;
    const key = known === null ? fold(name).replaceAll(' ', '_') : (table[known] as Troop).key;
    const likeModel =
      model === null || known === null ? {} : { ...(table[model] as Troop), name: (table[known] as Troop).name };
    table = changedTroops(table, [
      { ...base, ...likeModel, ...(known === null ? { name } : {}), ...changesIn(record), key },
    ]);
  }
  for (const { troop, field, value } of troopFaults(table))
    words.fault(`${troop} cannot have ${field} ${String(value)} (MD-13.18)`);
  return table;
};

const SCALES = { hitPoints: 10, upkeep: 100 } as const;

const changesIn = ({ like, name, class: kind, combat, marine, ...figures }: Partial<TroopSaid>): Partial<Troop> => {
  const changes: { [field: string]: unknown } = {};
  for (const [field, test] of Object.entries(figures)) changes[field] = exact(test, SCALES[field as 'upkeep'] ?? 1);
  if (combat !== undefined) changes['combat'] = exact(combat[1]);
  if (combat?.[0]) changes['attacks'] = exact(combat[0]);
  if (marine !== undefined) changes['marine'] = marine === null ? null : exact(marine);
  return { ...changes, ...(name === undefined ? {} : { name }), ...(kind === undefined ? {} : { class: kind }) };
};
