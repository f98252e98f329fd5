import { type ReportLine, seatId, series } from '@chancery/core';
import { leaderOf, type Reader, TRADITION_WORDS, TRIBE_WORDS } from '../names/reader.ts';
import { codeOf, getKingdom } from '../rules/find.ts';
import type { KingdomNumber } from '../words.ts';

/** The sheet of a kingdom, which stands open to all (HEP-15.9): `King Offa; Jutes; Viking, Raiding and Fyrd`. */
export const sheetWords = (reader: Reader, kingdom: KingdomNumber): string => {
  const { controller, tribe, traditions } = getKingdom(reader.board, kingdom);
  const people = `${TRIBE_WORDS[tribe]}; ${traditionsOf(reader, kingdom)}`;
  if (controller === 'npc') return `NPC State; ${people}`;
  const leader = leaderOf(reader, kingdom);
  const signed = traditions.length > 2 ? '' : '; not signed up yet';
  return `${leader}${controller === 'caretaker' ? ' (caretaker)' : ''}; ${people}${signed}`;
};

/** What is shown beside the sheet (HEP-15.9): the colour, unless nobody has ever played there, and whose player is named. */
export const besideSheet = (
  { setting, board }: Reader,
  kingdom: KingdomNumber,
): Pick<ReportLine, 'swatch' | 'sheetOf'> => {
  const { controller, color } = getKingdom(board, kingdom);
  if (controller === 'npc') return {};
  return { swatch: color, ...(controller === 'player' ? { sheetOf: seatId(codeOf(setting, kingdom)) } : {}) };
};

/** By name, in the order in which they count (HEP-3.2). */
export const traditionsOf = ({ board }: Pick<Reader, 'board'>, kingdom: KingdomNumber): string =>
  series(getKingdom(board, kingdom).traditions.map((each) => TRADITION_WORDS[each]));
