import { inNationOrder } from '../../src/rules/find.ts';
import type { General, Province, State } from '../../src/state.ts';
import { MOST_RATING } from '../../src/words.ts';

/** What hangs together in every state between turns, in words where it does not. */
export const faultsOfBoard = (state: State): readonly string[] => {
  const provinces = state.provinces.filter((each): each is Province => each !== null);
  const codes = [...provinces.map(({ code }) => code)];
  return [
    ...(new Set(codes).size === codes.length ? [] : ['two provinces have one code']),
    ...provinces.flatMap((province) => faultsOfProvince(province, state)),
    ...state.generals.flatMap((general) => faultsOfGeneral(general, state)),
    ...state.stacks.flatMap((here, province) => {
      const nations = here.map(({ nation }) => nation);
      const ordered = [...nations].sort(inNationOrder);
      return [
        ...(ordered.every((nation, at) => nation === nations[at] && nation !== nations[at - 1])
          ? []
          : [`the stacks in ${province} are of ${nations}`]),
        ...here.flatMap(({ nation, units }) =>
          units.every((count) => Number.isSafeInteger(count) && count >= 0) && units.some((count) => count > 0)
            ? []
            : [`the stack of ${nation} in ${province} has ${units}`],
        ),
      ];
    }),
    ...state.nations.flatMap((nation) =>
      nation === null || (Number.isSafeInteger(nation.treasury) && nation.morale >= 30 && nation.morale <= 100)
        ? []
        : [`${nation.code} has ${nation.treasury} tenths and the morale ${nation.morale}`],
    ),
  ];
};

const faultsOfProvince = (province: Province, { nations }: State): readonly string[] => {
  const { code, owner, loyalty, loyaltyCap, base, dev, orig, invPending, oldName, siege } = province;
  return [
    ...(owner !== 0 && loyalty > loyaltyCap ? [`${code} is more loyal than it can be`] : []),
    ...(dev > 0 && base - dev < Math.ceil(orig / 2) ? [`${code} is devastated by ${dev} of ${base}`] : []),
    ...(invPending === 0 && oldName === null ? [] : [`${code} is not done with its turn`]),
    ...(nations[owner] ? [] : [`${code} belongs to nobody`]),
    ...(siege === null || siege.besiegers.length > 0 ? [] : [`${code} is besieged by nobody`]),
  ];
};

const faultsOfGeneral = (general: General, { nations, provinces }: State): readonly string[] => {
  const ratings = ['skill', 'trueLoyalty', 'reputation', 'loyalty', 'activity', 'popularity', 'health'] as const;
  return [
    ...ratings
      .filter((rating) => !(general[rating] >= 0 && general[rating] <= MOST_RATING))
      .map((rating) => `${general.name} has ${rating} ${general[rating]}`),
    ...(nations[general.nation] && provinces[general.location] ? [] : [`${general.name} is nowhere`]),
  ];
};
