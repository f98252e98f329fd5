import { type ReferenceTable, sentence } from '@chancery/core';
import { numbers, tableOf, words } from '@chancery/kit';
import { collectsFrom, holdingIncome } from '../rules/money.ts';
import type { Setting } from '../setting.ts';
import { CALLINGS, HOLDING_KINDS, MOODS, MOST_LEVEL, type Mood } from '../words.ts';

/** What a province pays by its rate, and what its people think of that (DOM-5.1, 5.10). */
export const TAXES: ReferenceTable = {
  rule: 'DOM-5.1',
  ...tableOf(
    [words('rate', 'Taxes'), words('gold', 'Gold'), words('mood', 'Mood at the end of the month')],
    [
      ['None', '0', 'rises'],
      ['Light', 'half the level, rounded up', `rises as far as ${MOODS[4]}`],
      ['Normal', 'the level', `rises as far as ${MOODS[3]}`],
      ['Heavy', 'the level and half of it, rounded down', 'falls'],
    ],
  ),
};

const FOLLOWS: { readonly [Of in Mood]: string } = {
  0: 'no taxes, no muster, no levy, no raising',
  1: 'half the taxes, no raising',
  2: 'no raising',
  3: 'the province can be raised',
  4: 'the province can be raised',
  5: 'the province can be raised',
};

/** What each mood means (DOM-4.6, 5.2, 5.9). */
export const MOOD_TABLE: ReferenceTable = {
  rule: 'DOM-5.9',
  ...tableOf(
    [numbers('mood', 'Mood'), words('name', 'The people are'), words('what', 'What follows')],
    MOODS.map((name, mood) => [`${mood}`, name, FOLLOWS[mood as Mood]]),
  ),
};

const LEVELS = Array.from({ length: MOST_LEVEL }, (_, at) => at + 1);

/** What a holding brings whoever collects from its kind (DOM-5.4). */
export const INCOMES: ReferenceTable = {
  rule: 'DOM-5.4',
  ...tableOf(
    [words('kind', 'Income by level'), ...LEVELS.map((level) => numbers(`l${level}`, `${level}`))],
    HOLDING_KINDS.map((kind) => [sentence(kind), ...LEVELS.map((level) => `${holdingIncome(kind, level)}`)]),
  ),
};

/** From what a calling collects, and what a level counts for it (DOM-3.1, 17.8). */
export const SCORES = ({ scores }: Setting): ReferenceTable => ({
  rule: 'DOM-17.8',
  ...tableOf(
    [
      words('calling', 'Points a level'),
      numbers('province', 'Province'),
      ...HOLDING_KINDS.map((kind) => numbers(kind, sentence(kind))),
      words('gold', 'Gold from'),
    ],
    CALLINGS.map((calling) => [
      sentence(calling),
      `${scores[calling].province}`,
      ...HOLDING_KINDS.map((kind) => `${scores[calling][kind]}`),
      ['taxes', ...HOLDING_KINDS.filter((kind) => collectsFrom(calling, kind))].join(', '),
    ]),
  ),
});

/** What a raid takes, by a roll of six (DOM-10.9). */
export const RAIDS = ({ raidEvents }: Setting): ReferenceTable => ({
  rule: 'DOM-10.9',
  ...tableOf(
    [numbers('roll', 'Roll'), words('raid', 'A raid that succeeds'), numbers('gold', 'Gold'), numbers('mood', 'Mood')],
    raidEvents.map(({ name, gold, mood }, at) => [
      `${at + 1}`,
      sentence(name),
      `${gold}`,
      mood === 0 ? '–' : `−${mood}`,
    ]),
  ),
});
