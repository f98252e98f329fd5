import { saysNothing } from '@chancery/core';
import { saidUnder } from '@chancery/kit';
import type { Province } from '../../state.ts';
import { bareProvince } from './province-list.ts';
import type { SaidPosition } from './said-position.ts';

/**
 * A realm that loses its last land and troops is struck off, and everything that concerns it changes (MD-18.22 to MD-18.24).
 * So that no case comes to that by chance, each realm of which less than two provinces are told has a home besides: a
 * province away from everything. A case can say that there are none, and those that count provinces have none.
 */
export const withHomes = (
  said: SaidPosition,
  provinces: readonly (Province | null)[],
): readonly (Province | null)[] => {
  const list = [...provinces];
  const { lexicon, state } = said.ground;
  for (const info of [...lexicon.realms]) {
    if (info === null || state?.realms[info.number] != null) continue;
    const about = said.realms.find(({ realm }) => realm === info.number)?.said;
    const owned = list.filter((province) => province?.owner === info.number).length;
    if (owned > 1 || !(about?.home ?? haveHomes(said)) || about?.control === 'defeated') continue;
    const number = lexicon.places.length;
    lexicon.addPlace(`${HOME}${info.code}`, { number });
    list[number] = {
      ...bareProvince(number),
      owner: info.number,
      ownedBy: [info.number],
      ownerAtTurnStart: info.number,
    };
  }
  return list;
};

/** So the name of a home begins. */
export const HOME = 'Home of ';

const haveHomes = ({ sections, context }: SaidPosition): boolean => {
  const [homes] = saidUnder(sections, 'homes');
  if (homes !== undefined) return !saysNothing(homes);
  return !context.rules.some((rule) => COUNTING.test(rule)) && !OF_ENDS.test(context.expected);
};

/** Victory, defeat and the palace coup. */
const COUNTING = /^MD-(?:18\.(?:2[2346789]|3[0-36])|12\.5[345])$/;
const OF_ENDS = /defeated|\bcoup\b|\bclaims?\b|outcome|campaign-ended|standings/i;
