import type { OrderKind } from '@chancery/core';
import { branch, oneOf } from '@chancery/kit';
import type { RankOrder } from '../../order.ts';
import { GIVERS } from '../../rules/givers.ts';
import { countOf } from '../../rules/troops.ts';
import { troopTypeOf } from '../../setting.ts';
import type { Types } from '../../types.ts';
import { atDisbanding, eachUnit, offered, typesIn } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { judgedOf } from '../judging.ts';
import { RANKS, TROOP } from '../param-types.ts';
import { ANY_UNIT } from '../unit-types.ts';

export const rank: OrderKind<Types, RankOrder> = {
  verb: 'RANK',
  rule: 'MD-15.29',
  title: 'Assign ranks',
  help: 'Says how many of a troop type stand in ranks 1 to 5. Casualties begin at rank 1; all others go to rank 5.',
  group: GROUPS.standing,
  by: 'ruler',
  unit: { type: ANY_UNIT, help: 'the unit' },
  params: {
    type: { type: TROOP, help: 'the troop type' },
    ranks: { type: RANKS, help: 'how many in each rank' },
  },
  lines: [{ pattern: '<unit> RANK <type> <ranks>' }],
  options: offered((desk) =>
    eachUnit(desk, GIVERS.RANK, ({ id }) => {
      const { stacks } = atDisbanding(desk, id);
      return oneOf(
        'type',
        typesIn(desk, stacks).map(({ type, key, name }) =>
          branch(key, name, {
            ask: 'numbers',
            param: 'ranks',
            count: 5,
            sum: countOf(stacks, type),
            usual: [1, 2, 3, 4, 5].map((each) =>
              countOf(
                stacks.filter((stack) => stack.rank === each),
                type,
              ),
            ),
            then: { ask: 'done' },
          }),
        ),
      );
    }),
  ),
  check: judgedOf(({ setting }, { args }) => [
    troopTypeOf(setting, args.type) === null ? { code: 'unknown-troop', type: args.type } : null,
  ]),
};
