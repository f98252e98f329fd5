import type { BattleRecord, BattleRound, BattleUnit, Fighter } from '../../events/battle-record.ts';
import type { UnitId } from '../../unit-id.ts';
import type { TroopType } from '../../words.ts';

/** The column of a board to which somebody belongs. */
export const sortOf = (who: Fighter): TroopType | 'commander' => ('type' in who ? who.type : 'commander');

/** Who is alive at some moment of a battle. */
export interface Living {
  /** The troops of a unit by type, then its commanders; nobody who has fallen. */
  of(unit: BattleUnit): readonly { readonly unit: UnitId; readonly who: Fighter; readonly count: number }[];
}

/** The rounds of a battle, each with those who lived when it began. */
export const livingIn = ({
  rounds,
}: BattleRecord): readonly { readonly round: BattleRound; readonly living: Living }[] => {
  const fallen = new Map<string, number>();
  return rounds.map((round) => {
    const before = new Map(fallen);
    for (const { unit, killed } of round.casualties ?? []) {
      for (const { who, count } of killed) {
        const key = keyOf(unit, who);
        fallen.set(key, (fallen.get(key) ?? 0) + count);
      }
    }
    return { round, living: livingWithout(before) };
  });
};

const livingWithout = (fallen: ReadonlyMap<string, number>): Living => ({
  of: (unit) => {
    const counts = new Map<TroopType, number>();
    for (const { type, count } of unit.stacks) counts.set(type, (counts.get(type) ?? 0) + count);
    const fighters = [
      ...[...counts].sort(([a], [b]) => a - b).map(([type, count]) => ({ who: { type }, count })),
      ...unit.commanders.map((commander) => ({ who: { commander }, count: 1 })),
    ];
    return fighters
      .map(({ who, count }) => ({ unit: unit.unit, who, count: count - (fallen.get(keyOf(unit.unit, who)) ?? 0) }))
      .filter(({ count }) => count > 0);
  },
});

const keyOf = (unit: UnitId, who: Fighter): string => `${unit} ${'type' in who ? who.type : `c${who.commander}`}`;
