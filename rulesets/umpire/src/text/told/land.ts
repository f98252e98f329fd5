import { counted } from '@chancery/core';
import type { LandEvent } from '../../events/land.ts';
import type { EventOf } from '../../events.ts';
import { province, type Reader, who, whoAll, whose } from '../../names/reader.ts';
import { MANNER_WORDS } from '../words.ts';
import type { InWords } from './lines.ts';

/** Provinces and cities as their owner reads of them. */
export const LAND: InWords<LandEvent> = {
  improved: ({ province: number, points }, reader) =>
    `${province(reader, number)}: works for ${points} RP were begun, to be ready next year.`,
  'works-finished': ({ province: number, points }, reader) =>
    `${province(reader, number)}: works were finished, and the city is worth ${points} RP more.`,
  'city-founded': ({ nation, name, code, revenue, oldName }, reader) =>
    `${who(reader, nation)} founded the city of ${name} (${code}, ${revenue} RP) in ${oldName}.`,
  'city-rebuilt': ({ nation, province: number }, reader) =>
    `${who(reader, nation)} rebuilt the city of ${province(reader, number)}.`,
  'city-destroyed': ({ nation, province: number, by }, reader) =>
    by === 'order'
      ? `${who(reader, nation)} had the city of ${province(reader, number)} sacked and destroyed.`
      : `${whose(reader, nation)} troops sacked and destroyed the city of ${province(reader, number)}.`,
  devastated: ({ province: number, dev }, reader) =>
    `${province(reader, number)} was devastated: ${counted(dev, 'RP', 'RP')} of devastation now.`,
  recovered: ({ province: number, dev }, reader) =>
    `${province(reader, number)} recovered: ${dev === 0 ? 'no devastation is left' : `${dev} RP of devastation are left`}.`,
  declined: ({ province: number }, reader) => `${province(reader, number)} declined under the burden of tax.`,
  'colony-made': ({ province: number }, reader) => `${province(reader, number)} became a colony: its loyalty is 2 now.`,
  'capital-moved': ({ nation, to }, reader) => `${whose(reader, nation)} capital was moved to ${province(reader, to)}.`,
  'province-passed': (event, reader) => passedWords(event, reader),
  'rebels-against': ({ province: number, nation }, reader) =>
    nation === null
      ? `${province(reader, number)}: the rising was over.`
      : `${province(reader, number)}: rebels fought ${who(reader, nation)}.`,
  'siege-set': ({ province: number, siege: { besiegers, t } }, reader) =>
    `${province(reader, number)} was besieged by ${whoAll(reader, besiegers)}, for ${counted(t, 'turn')}.`,
  'siege-over': ({ province: number }, reader) => `The siege of ${province(reader, number)} was over.`,
};

const passedWords = ({ province: number, from, to, manner }: EventOf<'province-passed'>, reader: Reader): string => {
  const name = province(reader, number);
  if (manner === 'cession') return `${who(reader, from)} ceded ${name} to ${who(reader, to)}.`;
  if (to === reader.me) return `You took ${name} from ${who(reader, from)}${howWords(manner)}.`;
  return `${name} ${from === reader.me ? 'was lost' : `passed from ${who(reader, from)}`} to ${who(reader, to)}${howWords(manner)}.`;
};

/** `entered` needs no word: that is how one usually takes what nobody holds. */
export const howWords = (manner: EventOf<'province-passed'>['manner']): string =>
  manner === 'entered' ? '' : `, ${MANNER_WORDS[manner]}`;
