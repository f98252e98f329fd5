import type { Standing } from '@chancery/core';
import { everyNumbered } from '@chancery/kit';
import { realmCode, realmName } from '../rules/names.ts';
import type { Setting } from '../setting.ts';
import type { Realm } from '../state.ts';
import type { MdPosition } from '../types.ts';
import { type Holdings, holdingsIn, tallies } from './score.ts';

/** Realms by score, equals sharing a place (MD-18.33). */
export const standings = ({ setting, state }: MdPosition): readonly Standing[] =>
  ranked(setting, { ...holdingsIn(state), realms: state.realms });

type Ranked = Holdings & { readonly realms: readonly (Pick<Realm, 'number' | 'control'> | null)[] };

/** The same of all that is known of a state. */
export const ranked = (setting: Setting, { realms, ...holdings }: Ranked): readonly Standing[] => {
  const tallyOf = tallies(setting, holdings);
  const rows = everyNumbered(realms)
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
