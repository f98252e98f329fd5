import type { Board, BoardCell, BoardColumn, BoardDie, BoardRound } from '@chancery/core';
import type { BattleRecord, BattleRound, Blow, Fighter } from '../../events/battle-record.ts';
import { commander, realm } from '../../names/names.ts';
import type { Reader } from '../../names/reader.ts';
import { troopName } from '../../names/troop-words.ts';
import { realmOf, type UnitId, unitLabel } from '../../unit-id.ts';
import type { RealmNumber } from '../../words.ts';
import { type Living, livingIn, sortOf } from './living.ts';

/**
 * A battle with every attack that was rolled: a side for each realm, a column for each type of troops and one for commanders.
 * Siege attempts stand before the first round. Each die is a d10000; counters say up to which number theirs hit.
 */
export const boardOf = (battle: BattleRecord, reader: Reader): Board => {
  const realms = [...new Set(battle.units.map((unit) => unit.realm))].sort((a, b) => a - b);
  return {
    sides: realms.map((each) => realm(reader, each)),
    rounds: [
      ...(battle.siege === null ? [] : [siegeRound(battle.siege, realms, reader)]),
      ...livingIn(battle).map(({ round, living }) => roundOf({ battle, round, living }, realms, reader)),
    ],
  };
};

interface Fought {
  readonly battle: BattleRecord;
  readonly round: BattleRound;
  /** Who stood there when the round began. */
  readonly living: Living;
}

const roundOf = ({ battle, round, living }: Fought, realms: readonly RealmNumber[], reader: Reader): BoardRound => {
  const present = battle.units.filter(({ unit }) => round.status.some((each) => each.unit === unit));
  const standing = present.flatMap((unit) => living.of(unit));
  return {
    title: `Round ${round.number}`,
    columns: sortsIn(standing.map(({ who }) => who)).map((sort): BoardColumn => {
      const inColumn = (who: Fighter): boolean => sortOf(who) === sort;
      return {
        title: titleOf(sort, reader),
        cells: realms.map((side): BoardCell => {
          const ours = standing.filter(({ unit, who }) => realmOf(unit) === side && inColumn(who));
          const blows = round.blows.filter(({ unit, by }) => realmOf(unit) === side && inColumn(by));
          return {
            counters: ours.flatMap((each) => countersOf(each, blows, reader)),
            dice: blows.flatMap(({ rolls, chance }) => diceOf(rolls, chance)),
            fallen: fallenOf(round, side, inColumn).map(({ unit, who, count }) =>
              counter({ unit, who, count }, reader),
            ),
          };
        }),
      };
    }),
  };
};

interface Standing {
  readonly unit: UnitId;
  readonly who: Fighter;
  readonly count: number;
}

/** `A7: 8 (hit to 4500)`, once for each chance with which they strike; without one for those who do not. */
const countersOf = (standing: Standing, blows: readonly Blow[], reader: Reader): readonly string[] => {
  const own = blows.filter(({ unit, by }) => unit === standing.unit && sameFighter(by, standing.who));
  if (own.length === 0) return [counter(standing, reader)];
  return own.map(({ count, chance }) => `${counter({ ...standing, count }, reader)} (hit to ${chance})`);
};

const counter = ({ unit, who, count }: Standing, reader: Reader): string =>
  `${unitLabel(unit)}: ${'type' in who ? count : commander(reader, who.commander)}`;

const diceOf = (rolls: readonly number[], chance: number): readonly BoardDie[] =>
  rolls.map((roll) => ({ roll, hit: roll <= chance }));

const fallenOf = (
  { casualties }: BattleRound,
  side: RealmNumber,
  inColumn: (who: Fighter) => boolean,
): readonly Standing[] =>
  (casualties ?? []).flatMap(({ unit, killed }) =>
    realmOf(unit) !== side ? [] : killed.flatMap(({ who, count }) => (inColumn(who) ? [{ unit, who, count }] : [])),
  );

const siegeRound = (
  { attempts }: NonNullable<BattleRecord['siege']>,
  realms: readonly RealmNumber[],
  reader: Reader,
): BoardRound => ({
  title: 'Siege',
  columns: sortsIn(attempts).map((sort) => ({
    title: titleOf(sort, reader),
    cells: realms.map((side) => {
      const ours = attempts.filter(({ unit, type }) => realmOf(unit) === side && type === sort);
      return {
        counters: ours.map(({ unit, rolls, chance }) => `${unitLabel(unit)}: ${rolls.length} (hit to ${chance})`),
        dice: ours.flatMap(({ rolls, chance }) => diceOf(rolls, chance)),
        fallen: [],
      };
    }),
  })),
});

/** Troop types in the order of their table, commanders last. */
const sortsIn = (fighters: readonly Fighter[]): readonly (number | 'commander')[] => {
  const sorts = new Set(fighters.map(sortOf));
  const types = [...sorts].filter((sort) => sort !== 'commander').sort((a, b) => a - b);
  return sorts.has('commander') ? [...types, 'commander'] : types;
};

const titleOf = (sort: number | 'commander', { setting }: Reader): string =>
  sort === 'commander' ? 'Commanders' : troopName(setting, sort);

const sameFighter = (a: Fighter, b: Fighter): boolean =>
  'type' in a ? 'type' in b && a.type === b.type : 'commander' in b && a.commander === b.commander;
