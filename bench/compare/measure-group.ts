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
  const measuring = sides.map((side) => newMeasuring(group, side, size));
  for (const each of measuring) await each.begin();
  for (let round = 0; round < size.rounds; round += 1) {
    // Now one goes first and now the other.
    const inTurn = round % 2 === 0 ? measuring : measuring.toReversed();
    for (const each of inTurn) await each.round();
  }
  for (const each of measuring) await each.end();
  return measuring.map((each) => each.measured());
};

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
  return {
    begin: () =>
      trying(async () => {
        if (group.fresh) return;
        await (await start()).sample({ milliseconds: size.warmUp, least: 1 });
      }),
    round: () =>
      trying(async () => {
        if (!group.fresh) {
          rounds.push((await engaged?.sample({ milliseconds: size.round, least: 2 })) ?? []);
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
  return new Map([...rows].map((row) => [row, rounds.map((round) => round.flatMap((samples) => samples[row] ?? []))]));
};
