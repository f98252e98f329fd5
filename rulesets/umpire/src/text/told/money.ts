import type { MoneyEvent } from '../../events/money.ts';
import { money, province, who, whose } from '../../names/reader.ts';
import { SPENDING_WORDS } from '../words.ts';
import type { InWords } from './lines.ts';

/** Money and morale (sections 5 and 6). The accounts have the same as sums. */
export const MONEY: InWords<MoneyEvent> = {
  'tax-set': ({ nation, rate }, reader) => `${whose(reader, nation)} tax level was set to ${rate} %.`,
  'morale-set': ({ nation, morale }, reader) => `${whose(reader, nation)} morale was ${morale} %.`,
  'face-lost': ({ nation }, reader) => `${who(reader, nation)} lost face: morale suffers for a year.`,
  'gold-paid': ({ nation, tenths, for: what, province: place }, reader) =>
    `${who(reader, nation)} paid ${money(tenths)}: ${SPENDING_WORDS[what].toLowerCase()}${place === null ? '' : ` in ${province(reader, place)}`}.`,
  'gold-won': ({ nation, tenths, from, province: place }, reader) =>
    `${who(reader, nation)} gained ${money(tenths)} ${from === 'sack' ? 'from the sack' : 'as ransom'}${place === null ? '' : ` of ${province(reader, place)}`}.`,
  'funds-sent': ({ from, to, tenths }, reader) => `${who(reader, from)} sent ${money(tenths)} to ${who(reader, to)}.`,
  'tax-collected': ({ nation, collectable, rate, yield: percent, tenths }, reader) =>
    `${who(reader, nation)} collected ${money(tenths)} in tax: ${collectable} RP collectable at ${rate} %${percent === 100 ? '' : `, yield ${percent} %`}.`,
  'tribute-collected': ({ nation, collectable, tenths }, reader) =>
    `${who(reader, nation)} collected ${money(tenths)} in tribute from ${collectable} RP.`,
  'troops-paid': ({ nation, payroll, disbanded }, reader) =>
    `${who(reader, nation)} paid ${money(payroll)} to troops${disbanded === 0 ? '' : `, and ${money(disbanded)} to those who were disbanded`}.`,
  'pay-kept': ({ nation, tenths }, reader) =>
    `${money(tenths)} of pay for the disbanded was owed by ${who(reader, nation)}.`,
};
