import { series } from '@chancery/core';
import type { EditEvent } from '../../events/edits.ts';
import { countOfType } from '../../names/names.ts';
import { general, money, province, who, whoAll, whose } from '../../names/reader.ts';
import { NEWS_WORDS } from '../words.ts';
import type { InWords } from './lines.ts';

/** What the host put right, as those read whose own it is or was. */
export const EDITS: InWords<EditEvent> = {
  'treasury-edited': ({ nation, tenths }, reader) =>
    `The game master put right ${whose(reader, nation)} treasury: ${money(Math.abs(tenths))} ${tenths < 0 ? 'less' : 'more'}.`,
  'nation-edited': ({ nation, taxRate, morale, capital, enemies }, reader) =>
    `The game master put right ${who(reader, nation)}: tax level ${taxRate} %, morale ${morale} %, capital ${province(reader, capital)}, ${enemies.length === 0 ? 'no enemies' : `enemies: ${whoAll(reader, enemies)}`}.`,
  'province-edited': ({ province: number, from, to, cty, loyalty, base, inv, dev }, reader) =>
    `The game master put right ${province(reader, number)}${from === to ? '' : `, which passed from ${who(reader, from)} to ${who(reader, to)}`}: CTY ${cty}, LOY ${loyalty}, revenue ${base}, built ${inv}, devastated ${dev}.`,
  'troops-edited': ({ nation, province: number, type, count }, reader) =>
    `The game master put right ${whose(reader, nation)} troops in ${province(reader, number)}: ${count === 0 ? `no ${reader.setting.types[type]?.plural ?? ''}` : countOfType(reader.setting, type, count)}.`,
  'stance-edited': ({ nation, province: number, army, fleet }, reader) =>
    `The game master put right ${whose(reader, nation)} combat orders in ${province(reader, number)}: ${series([
      ...(fleet === null ? [] : [`fleet ${fleet}`]),
      ...(army === null ? [] : [`army ${army}`]),
    ])}.`,
  'siege-edited': ({ province: number, besiegers, t }, reader) =>
    `The game master put right the siege of ${province(reader, number)}: ${besiegers.length === 0 ? 'it is over' : `by ${whoAll(reader, besiegers)}, for ${t === 1 ? 'one turn' : `${t} turns`} so far`}.`,
  'news-edited': ({ what, province: number, nations }, reader) =>
    `The game master keeps back what has not reached ${whoAll(reader, nations)}: ${NEWS_WORDS[what]}${number === null ? '' : ` (${province(reader, number)})`}.`,
  'general-edited': ({ general: now }, reader) => `The game master put right ${general(reader, now.number)}.`,
};
