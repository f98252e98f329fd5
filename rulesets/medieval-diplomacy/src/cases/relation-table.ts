import { type CaseTable, word, YES_NO } from '@chancery/kit';
import { realmsOf } from '../rules/find.ts';
import type { MdPosition } from '../types.ts';
import { RELATIONS, type RealmNumber, type Relation } from '../words.ts';

/** What holds between two realms, from the first to the second where it is not the same both ways. */
interface SaidRelation {
  readonly pair: readonly [RealmNumber, RealmNumber];
  readonly relation: Relation;
  readonly passage: boolean;
  readonly gifts: boolean;
  readonly public: boolean;
}

const USUAL = { relation: 'neutral', passage: false, gifts: true, public: false } as const;

export const relations: CaseTable<MdPosition, SaidRelation> = {
  what: 'relation',
  by: 'pair of realms',
  key: 'pair',
  alone: 'relation',
  usual: true,
  facts: { relation: word(...RELATIONS), passage: YES_NO, gifts: YES_NO, public: YES_NO },
  rows: ({ state }) => {
    const realms = realmsOf(state).map(({ number }) => number);
    const pairs = realms.flatMap((a) => realms.filter((b) => b !== a).map((b) => [a, b] as const));
    return pairs.flatMap((pair): readonly SaidRelation[] => {
      const [a, b] = pair;
      const relation = state.relations[a]?.[b] ?? 'neutral';
      const [passage, gifts] = [state.passage[a]?.[b] ?? false, state.accepts[a]?.[b] ?? true];
      const isPublic = state.knownAlliances.some((known) => known.includes(a) && known.includes(b));
      const isUsual = relation === 'neutral' && !passage && gifts && !isPublic;
      return isUsual ? [] : [{ pair, relation, passage, gifts, public: isPublic }];
    });
  },
  blank: (_, pair: SaidRelation['pair']) => ({ pair, ...USUAL }),
  put: ({ setting, state }, stated) => {
    const copied = <Cell>(table: readonly (readonly Cell[])[]): Cell[][] => table.map((row) => [...row]);
    const [both, passage, accepts] = [copied(state.relations), copied(state.passage), copied(state.accepts)];
    const known = [...state.knownAlliances];
    for (const { row, told } of stated) {
      const [a, b] = row.pair;
      if (told.has('relation'))
        for (const [x, y] of [
          [a, b],
          [b, a],
        ] as const)
          (both[x] as Relation[])[y] = row.relation;
      if (told.has('passage')) (passage[a] as boolean[])[b] = row.passage;
      if (told.has('gifts')) (accepts[a] as boolean[])[b] = row.gifts;
      const isNew = !known.some((each) => each.includes(a) && each.includes(b));
      if (told.has('public') && row.public && isNew) known.push([Math.min(a, b), Math.max(a, b)]);
    }
    return { setting, state: { ...state, relations: both, passage, accepts, knownAlliances: known } };
  },
};
