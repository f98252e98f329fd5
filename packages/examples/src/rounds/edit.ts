import type { OrderKind, Turn } from '@chancery/core';
import { allIllegal, branch, namedTypes, numberOf, numberType, oneOf } from '@chancery/kit';
import { areasOn } from '../ground/ground.ts';
import { type EditCamp, KINDS, type Order, type Rounds } from './types.ts';

const { fixed, words } = namedTypes<Rounds>();
const CAMP = fixed('camp', 'integer', (setting) =>
  areasOn(setting).map(({ number, name }) => ({ value: number, names: [name] })),
);

/** The game master puts right how many of one kind lie in a camp, between two turns (RD-4.3). */
export const editCamp: OrderKind<Rounds, EditCamp> = {
  verb: 'EDIT_CAMP',
  rule: 'RD-4.3',
  title: 'Edit a camp',
  help: 'Sets how many troops of one kind lie in a camp.',
  group: 'Game master',
  by: 'master',
  edits: true,
  params: {
    camp: { type: CAMP, help: 'which camp' },
    kind: { type: words('kind', KINDS), help: 'which kind' },
    count: { type: numberType('count', 0, 99), help: 'how many lie there' },
  },
  lines: [{ pattern: 'EDIT CAMP <camp> <kind> <count>' }],
  options: ({ setting, view }) =>
    view.power !== null
      ? null
      : oneOf(
          'camp',
          areasOn(setting).map(({ number, name }) =>
            branch(
              number,
              name,
              oneOf(
                'kind',
                KINDS.map((kind) => branch(kind, kind, numberOf('count', { from: 0, to: 99 }))),
              ),
            ),
          ),
        ),
  check: ({ view }) => (view.power === null ? [] : allIllegal([{ code: 'masters-only' }])),
};

export const edit = ({ emit }: Turn<Rounds>, act: Order): void => {
  if (act.verb === 'EDIT_CAMP') {
    const { camp, kind: troop, count } = act.args;
    emit({ kind: 'camp-edited', rule: 'RD-4.3', camp, troop, count });
  }
};
