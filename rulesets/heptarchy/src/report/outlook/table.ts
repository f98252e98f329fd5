import { counted, type ReportLine, said } from '@chancery/core';
import { amountWords } from '../../names/reader.ts';
import { getAreaInfo, kingdomsOf } from '../../rules/find.ts';
import { endWords } from '../../text/phase.ts';
import type { HepKnown } from '../../types.ts';
import { standings } from '../../victory/standings.ts';
import { standOf } from './stand.ts';

/** So many at the top are named. */
const LEADERS = 5;

/** The players' kingdoms by rank, the reader among them or behind, and when the game ends (HEP-17.8, HEP-17.10, HEP-17.13). */
export const tableLines = (known: HepKnown): readonly ReportLine[] => {
  const stand = standOf(known);
  if (stand === null) return [];
  const { setting, state, me } = stand;
  const players = new Set(
    kingdomsOf(state)
      .filter(({ controller }) => controller === 'player')
      .map(({ number }) => getAreaInfo(setting, number).code),
  );
  const mine = getAreaInfo(setting, me).code;
  const rows = standings({ setting, state }).filter(({ seat }) => players.has(seat) || seat === mine);
  return [
    ...rows
      .filter(({ seat }, index) => index < LEADERS || seat === mine)
      .map(({ place, name, seat, score, figures }) =>
        said('HEP-17.13', `${place}. ${name}${seat === mine ? ' (you)' : ''}`, {
          style: 'figure',
          amount: `Prestige ${amountWords(score)}, ${counted(Number(figures['areas']), 'Land Area')}`,
        }),
      ),
    said('HEP-17.8', endWords(known.setting), { style: 'note' }),
  ];
};
