import { foreignHoldings, oneHolding, ownHoldings } from '../offers.ts';
import { HOLDING } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** Rivalry without arms (DOM-4.7). */
export const contest = action('CONTEST', {
  rule: 'DOM-4.7',
  title: 'Contest',
  help: 'For 2 gold your holding tries to take a level off another of its kind in the same province.',
  group: GROUPS.building,
  params: { holding: { type: HOLDING, help: 'whose holding' } },
  lines: [{ pattern: 'CONTEST <holding>' }],
  options: (known) => {
    const own = ownHoldings(known);
    const rivals = foreignHoldings(known).filter(({ kind, province }) =>
      own.some((mine) => mine.kind === kind && mine.province === province),
    );
    return oneHolding(known, 'holding', rivals);
  },
});
