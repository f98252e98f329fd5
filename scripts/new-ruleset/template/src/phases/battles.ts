import type { Phase } from '@chancery/core';
import { type Force, fight } from '../battle/fight.ts';
import { areasOf, companiesIn, companiesOf, powersOf } from '../rules/find.ts';
import type { State } from '../state.ts';
import type { Types } from '../types.ts';
import type { AreaNumber } from '../words.ts';

/** Where both houses stand, they fight; each area has dice of its own (NEW-1.3). */
export const battles: Phase<Types> = {
  name: 'Battles',
  rule: 'NEW-1.3',
  run: ({ state, dice, emit }) => {
    for (const { number: area } of areasOf(state)) {
      const [first, second] = forcesIn(state, area);
      if (first === undefined || second === undefined) continue;
      const { sides, winner } = fight([first, second], dice.at('battle', area));
      emit({
        kind: 'battle-fought',
        rule: 'NEW-1.3',
        area,
        sides,
        winner: winner === null ? null : (sides[winner]?.power ?? null),
      });
    }
  },
};

const forcesIn = (state: State, area: AreaNumber): readonly Force[] =>
  powersOf(state).flatMap(({ number }): readonly Force[] => {
    const companies = companiesOf({ companies: companiesIn(state, area) }, number);
    if (companies.length === 0) return [];
    const men = companies.reduce((sum, company) => sum + company.men, 0);
    return [{ power: number, companies: companies.map(({ id }) => id), men }];
  });
