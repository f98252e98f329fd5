import { series } from '@chancery/core';
import { kingdomOf } from '../rules/find.ts';
import type { KingdomNumber } from '../words.ts';
import { leaderOf, type Reader, TRADITION_WORDS, TRIBE_WORDS } from './reader.ts';

/** The sheet of a kingdom, which stands open to all (HEP-15.9): `King Offa; Jutes; Viking, Raiding and Fyrd; colour #1f5f8b`. */
export const sheetWords = (reader: Reader, kingdom: KingdomNumber): string => {
  const { controller, tribe, traditions, color } = kingdomOf(reader.board, kingdom);
  const people = `${TRIBE_WORDS[tribe]}; ${traditionsOf(reader, kingdom)}`;
  if (controller === 'npc') return `NPC State; ${people}`;
  const leader = leaderOf(reader, kingdom);
  const signed = traditions.length > 2 ? '' : '; not signed up yet';
  return `${leader}${controller === 'caretaker' ? ' (caretaker)' : ''}; ${people}; colour ${color}${signed}`;
};

/** By name, in the order in which they count (HEP-3.2). */
export const traditionsOf = ({ board }: Pick<Reader, 'board'>, kingdom: KingdomNumber): string =>
  series(kingdomOf(board, kingdom).traditions.map((each) => TRADITION_WORDS[each]));
