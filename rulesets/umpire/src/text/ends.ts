import { counted, series } from '@chancery/core';
import type { Setting, VictoryCondition } from '../setting.ts';
import { turnWords } from './turn.ts';

/** When a campaign ends and who wins it, in a sentence for each condition (UM-23.6). */
export const endWords = (setting: Setting): string => {
  const { conditions, lastTurn } = setting.victory;
  return [
    ...conditions.map((condition) => conditionWords(setting, condition)),
    `The campaign ends at the latest after ${turnWords(setting, lastTurn)}; then the highest score wins.`,
  ].join(' ');
};

const conditionWords = (setting: Setting, condition: VictoryCondition): string => {
  switch (condition.kind) {
    case 'provinces':
      return `${nationsWords(setting, condition.nations)} wins with ${counted(condition.least, 'province')}.`;
    case 'place':
      return `${nameOf(setting, condition.nation)} wins by owning ${setting.provinces[condition.province]?.name ?? ''}.`;
    case 'score':
      return `${nationsWords(setting, condition.nations)} wins with a score of ${condition.least} from the end of year ${condition.fromYear} on.`;
  }
};

const nameOf = ({ nations }: Setting, nation: number): string => nations[nation]?.name ?? '';

/** Nations that rebels may found go without saying. */
const nationsWords = (setting: Setting, nations: readonly number[] | null): string => {
  const first = setting.nations.filter((nation) => nation !== null && !nation.kept);
  const those = first.filter((nation) => nation !== null && nations?.includes(nation.number));
  if (nations === null || those.length === first.length) return 'Any nation';
  const names = those.map((nation) => nation?.name ?? '');
  return names.length === 1 ? series(names) : `Each of ${series(names)}`;
};
