import type { Group } from '../rows.ts';
import type { Samples } from '../work/work.ts';
import { type Engaged, engage } from './engage.ts';
import type { Rounds } from './figures.ts';

/** A checkout that is measured. */
export interface Side {
  readonly root: string;
  /** The older one, which need not be able to do everything. */
  readonly older: boolean;
}

export interface Size {
  readonly rounds: number;
  /** Of warming up, and of a round, in milliseconds. */
  readonly warmUp: number;
  readonly round: number;
  readonly small: boolean;
}

/** What one side measured, by row; or why it cannot. */
export interface Measured {
  readonly does: string;
  readonly fault: string | null;
  readonly rounds: ReadonlyMap<string, Rounds>;
}

/** Measures a group on every side, in turns: whatever else the machine does meets all of them. */
export const measureGroup = async (group: Group, sides: readonly Side[], size: Size): Promise<readonly Measured[]> => {
  const measured = group.peer ? sides.slice(0, 1) : sides;
  const measuring = measured.map((side) => newMeasuring(group, side, size));
  for (const each of measuring) await each.begin();
  const rounds = roundsOf(group, size);
  for (let round = 0; round < rounds; round += 1) {
    // Now one goes first and now the other.
    const inTurn = round % 2 === 0 ? measuring : measuring.toReversed();
    for (const each of inTurn) await each.round();
  }
  for (const each of measuring) await each.end();
  return measuring.map((each) => each.measured());
};

/** What goes on for a campaign is asked for turn by turn, so that both sides come to the same turn together. */
const roundsOf = ({ runs }: Group, size: Size): number =>
  runs === undefined || size.small ? size.rounds : runs * Math.ceil(size.rounds / 2);

interface Measuring {
  begin(): Promise<void>;
  round(): Promise<void>;
  end(): Promise<void>;
  measured(): Measured;
}

const newMeasuring = (group: Group, side: Side, size: Size): Measuring => {
  const rounds: (readonly Samples[])[] = [];
  let engaged: Engaged | null = null;
  let does = '';
  let fault: string | null = null;
  /** What the older commit cannot do is said; what ours cannot do is wrong. */
  const trying = async (step: () => Promise<void>): Promise<void> => {
    if (fault !== null) return;
    try {
      await step();
    } catch (error) {
      if (!side.older) throw error;
      fault = (error as Error).message.split('\n')[0] ?? '';
    }
  };
  const start = async (): Promise<Engaged> => {
    const { work, serving = false } = group;
    engaged = await engage({ root: side.root, work, small: size.small, serving });
    does = engaged.does;
    return engaged;
  };
  const once = { milliseconds: 0, least: 1 };
  const aRound = group.runs === undefined ? { milliseconds: size.round, least: size.small ? 1 : 2 } : once;
  return {
    begin: () =>
      trying(async () => {
        if (group.fresh) return;
        const begun = await start();
        if (group.runs === undefined && !size.small) await begun.sample({ milliseconds: size.warmUp, least: 1 });
      }),
    round: () =>
      trying(async () => {
        if (!group.fresh) {
          rounds.push((await engaged?.sample(aRound)) ?? []);
          return;
        }
        const fresh = await start();
        rounds.push(await fresh.sample(once));
        await fresh.end();
      }),
    async end() {
      await engaged?.end();
    },
    measured: () => ({ does, fault, rounds: byRow(rounds) }),
  };
};

const byRow = (rounds: readonly (readonly Samples[])[]): ReadonlyMap<string, Rounds> => {
  const rows = new Set(rounds.flat().flatMap((samples) => Object.keys(samples)));
  const valuesOf = (row: string): Rounds =>
    rounds.map((round) => round.flatMap((samples) => samples[row] ?? [])).filter((values) => values.length > 0);
  return new Map([...rows].map((row) => [row, valuesOf(row)]));
};
