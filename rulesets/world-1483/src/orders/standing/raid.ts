import { branch, leftOut, oneOf } from '@chancery/kit';
import { placeName } from '../../names/names.ts';
import { landAdjacent } from '../../rules/geography.ts';
import { atWar } from '../../rules/war.ts';
import { BRIGAND } from '../../words.ts';
import { onePlace, optional, ownGenerals } from '../offers.ts';
import { TERRITORY, UNIT_NUMBER } from '../param-types.ts';
import { GROUPS, standingOrder } from '../shared.ts';

/** Whose income the Brigand takes away (W83-4.27). */
export const raid = standingOrder('RAID', {
  rule: 'W83-4.27',
  title: 'Instruct the Brigand',
  help: 'A general with this ability denies an enemy the income of a territory beside him, if his troops outnumber those there. Without an order he takes the one of the highest value.',
  group: GROUPS.war,
  params: {
    general: { type: UNIT_NUMBER, help: 'which general' },
    target: { type: TERRITORY, optional: true, help: 'which territory' },
  },
  lines: [{ pattern: 'RAID <general> TARGET NONE' }, { pattern: 'RAID <general> TARGET <target>' }],
  options: (known) => {
    const { setting, view } = known;
    const targets = (place: number): readonly number[] =>
      landAdjacent(setting, place).filter((next) => {
        const owner = view.territories[next]?.owner ?? 0;
        return owner > 0 && atWar(view, owner, view.nation ?? 0);
      });
    return oneOf(
      'general',
      ownGenerals(known)
        .filter(({ ability, carrier }) => ability === BRIGAND && carrier === null)
        .map(({ id, place }) => {
          const which = onePlace(known, 'target', targets(place));
          const none = leftOut('nobody');
          return branch(
            id,
            `#${id} at ${placeName(setting, place)}`,
            which === null ? none.then : optional(which, none.label),
          );
        }),
    );
  },
});
