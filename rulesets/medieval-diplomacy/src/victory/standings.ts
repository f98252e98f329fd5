import type { Standing } from '@chancery/core';
import { realmsOf } from '../rules/find.ts';
import { realmCode, realmName } from '../rules/names.ts';
import type { MdPosition } from '../types.ts';
import { tallies } from './score.ts';

/** Realms by score, equals sharing a place (MD-18.33). */
export const standings = (position: MdPosition): readonly Standing[] => {
  const { setting } = position;
  const tallyOf = tallies(position);
  const rows = realmsOf(position.state)
    .map(({ number, control }) => ({ number, control, ...tallyOf(number) }))
    .sort((a, b) => b.score - a.score || b.provinces - a.provinces || a.number - b.number);
  return rows.map(({ number, control, score, provinces }) => ({
    seat: realmCode(setting, number),
    place: rows.findIndex((row) => row.score === score) + 1,
    name: realmName(setting, number),
    score,
    figures: { provinces: String(provinces), realm: REALM[control] },
  }));
};

/** Who sits on the throne, a ruler or a bot, is not the rules' to know: of such a realm there is nothing to say. */
const REALM = { player: '', computer: 'local forces', defeated: 'defeated' } as const;
