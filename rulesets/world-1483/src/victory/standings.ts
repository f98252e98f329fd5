import type { Standing } from '@chancery/core';
import { exists, findNationInfo, getNation, nationsOf } from '../rules/find.ts';
import type { Setting } from '../setting.ts';
import type { GamePosition } from '../types.ts';
import { type NationNumber, NPC_PHASE } from '../words.ts';
import { type Ranked, rankingOf } from './ranking.ts';

/** The nation standing chart (W83-20.43); whoever is no more comes last. Nobody wins (W83-20.40). */
export const standings = ({ setting, state }: GamePosition): readonly Standing[] => {
  const ranking = rankingOf(state);
  const gone = nationsOf(state)
    .filter((nation) => !exists(nation))
    .map(({ number }): Pick<Ranked, 'nation'> & Partial<Ranked> => ({ nation: number }));
  return [...ranking, ...gone].map(({ nation, income = 0, cities = 0, territories = 0 }, at): Standing => {
    const { code, name, status } = getNation(state, nation);
    return {
      seat: code,
      ...(hasSeat(setting, nation) ? {} : { seatless: true }),
      place: at + 1,
      name,
      score: income,
      figures: { Cities: `${cities}`, Territories: `${territories}`, Status: STATUS[status] },
    };
  });
};

/** A nation of a player has one, whoever runs it now; rebels that were founded in play have none. */
const hasSeat = (setting: Setting, nation: NationNumber): boolean =>
  (findNationInfo(setting, nation)?.phase ?? NPC_PHASE) !== NPC_PHASE;

const STATUS = {
  active: 'in play',
  conquered: 'conquered',
  eliminated: 'eliminated',
  absorbed: 'part of another nation',
} as const;
