import type { Event } from '../../src/events.ts';
import type { Setting } from '../../src/setting.ts';
import type { State } from '../../src/state.ts';

/** What is wrong with what a nation learns: the truth lies between least and most, and spies are never listed (UM-21.11, 21.14). */
export const faultsOfIntelligence = ({ types }: Setting, { stacks, turn }: State, event: Event): readonly string[] => {
  if (event.kind !== 'intelligence-gathered') return [];
  const shown = event.seen.flatMap((seen) =>
    seen.figures.flatMap(({ kind, said, least, most }) => {
      const type = types.find(({ code }) => code === kind);
      const stack = stacks[seen.area]?.find(({ nation }) => nation === seen.nation);
      const truth = (type && stack?.units[type.type]) ?? 0;
      const what = `${event.nation} hears of ${said} ${kind} of ${seen.nation} in ${seen.area}`;
      return [
        ...(truth >= least && truth <= (most ?? Number.POSITIVE_INFINITY)
          ? []
          : [`${what}, ${least} to ${most}; there are ${truth}`]),
        ...(least <= said && said <= (most ?? said) ? [] : [`${what}, outside ${least} to ${most}`]),
        ...(type?.category === 'spy' ? [`${what}: spies are secret`] : []),
        ...(seen.nation === event.nation || seen.turn !== turn ? [`${what}, of turn ${seen.turn}`] : []),
      ];
    }),
  );
  const inCovered = new Set(event.covered);
  const missed = stacks.flatMap((here, province) =>
    here.filter(
      ({ nation, units }) =>
        inCovered.has(province) &&
        nation !== event.nation &&
        units.some((count, type) => count > 0 && types[type]?.category !== 'spy') &&
        !event.seen.some((seen) => seen.area === province && seen.nation === nation),
    ),
  );
  return [
    ...shown,
    ...missed.map(({ nation }) => `${event.nation} covers a province and does not see the troops of ${nation}`),
  ];
};
