import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Prepared, Work } from './work.ts';

/**
 * The row of a work, and its share of what another row takes. Both are done by turns in one process, so that whatever else the
 * machine does meets both, and both are as warm as each other.
 */
export const beside = (row: string, ours: Work, [theirs, theirRow]: readonly [Work, string]): Work => ({
  async prepare(house, { folder, small }) {
    const prepared = async (work: Work, name: string): Promise<Prepared> => {
      const own = join(folder, name);
      mkdirSync(own, { recursive: true });
      return work.prepare(house, { folder: own, small });
    };
    const [here, there] = [await prepared(ours, 'here'), await prepared(theirs, 'there')];
    return {
      does: here.does,
      async once(run) {
        const [mine, other] = [await here.once(run), await there.once(run)];
        return { ...mine, [`${row}-share`]: Number(mine[row]) / Number(other[theirRow]) };
      },
    };
  },
});
