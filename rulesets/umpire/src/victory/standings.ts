import type { Standing } from '@chancery/core';
import { getNationInfo, nationsOf } from '../rules/find.ts';
import type { GamePosition } from '../types.ts';

/** The table of scores as step 20 told it to everybody: equal scores share a place and stand in nation order, whoever is out is last (UM-21.26, 23.4, 23.5). */
export const standings = ({ setting, state }: GamePosition): readonly Standing[] =>
  [...nationsOf(state)]
    .sort((one, other) => one.rank - other.rank)
    .map(
      ({ number, name, score, rank, status }): Standing => ({
        seat: getNationInfo(setting, number).code,
        place: rank,
        name,
        score,
        figures: { Status: STATUS[status] },
      }),
    );

const STATUS = { active: 'in play', caretaker: 'kept by a caretaker', eliminated: 'out' } as const;
