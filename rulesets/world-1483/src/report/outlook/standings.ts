import { counted, type ReportLine, said } from '@chancery/core';
import { nationName } from '../../names/names.ts';
import type { GameKnown } from '../../types.ts';
import { rankedFor } from '../ranked.ts';

/** So many at the top are named; all stand in the chart. */
const LEADERS = 5;

/** The first in rank, and the reader among them or behind (W83-20.43). */
export const standingLines = ({ view }: GameKnown): readonly ReportLine[] =>
  rankedFor(view)
    .filter(({ nation }, at) => at < LEADERS || nation === view.nation)
    .map(({ nation, rank, income, cities, territories }) =>
      said('W83-20.43', `${rank}. ${nationName(view, nation)}${nation === view.nation ? ' (you)' : ''}`, {
        style: 'figure',
        amount: `income ${income}, ${counted(cities, 'city', 'cities')}, ${counted(territories, 'territory', 'territories')}`,
      }),
    );
