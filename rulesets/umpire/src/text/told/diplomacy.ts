import type { DiplomacyEvent } from '../../events/diplomacy.ts';
import { type Reader, whoAll, whose } from '../../names/reader.ts';
import type { NationNumber } from '../../words.ts';
import type { InWords } from './lines.ts';

/** Enemies (section 4). */
export const DIPLOMACY: InWords<DiplomacyEvent> = {
  'enemies-set': ({ nation, enemies }, reader) =>
    enemies.length === 0
      ? `${whose(reader, nation)} list of enemies was empty from now on.`
      : `${whose(reader, nation)} list of enemies was now ${whoAll(reader, enemies)}.`,
  'hostility-began': ({ a, b }, reader) => `${pair(reader, a, b)} were hostile from now on.`,
  'hostility-ended': ({ a, b }, reader) => `${pair(reader, a, b)} were no longer hostile.`,
};

/** The reader first. */
const pair = (reader: Reader, a: NationNumber, b: NationNumber): string =>
  whoAll(reader, b === reader.me ? [b, a] : [a, b]);
