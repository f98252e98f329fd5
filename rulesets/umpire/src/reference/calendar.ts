import type { ReferenceTable } from '@chancery/core';
import { numbers, tableOf, words } from '@chancery/kit';
import type { Setting } from '../setting.ts';
import { endWords } from '../text/ends.ts';
import { CALENDAR_FLAGS, type CalendarFlag } from '../words.ts';

const FLAGS: { readonly [Flag in CalendarFlag]: string } = {
  taxation: 'Taxation',
  landRecruitment: 'Land recruits',
  seaRecruitment: 'Sea recruits',
  investment: 'Investment',
  demobilisation: 'Disbanding',
  lastCampaign: 'Last campaign',
};

/** What each turn of the year allows (UM-1.1, 21.31). */
export const CALENDAR = ({ calendar }: Setting): ReferenceTable => ({
  rule: 'UM-1.1',
  ...tableOf(
    [
      words('turn', 'Turn of the year'),
      words('season', 'Season'),
      ...CALENDAR_FLAGS.map((flag) => words(flag, FLAGS[flag])),
      numbers('epidemic', 'Epidemics'),
    ],
    calendar.map((turn) => [
      turn.name,
      turn.season,
      ...CALENDAR_FLAGS.map((flag) => (turn[flag] ? 'yes' : '')),
      `${turn.epidemic}`,
    ]),
  ),
});

/** The switches and figures of the scenario, and how it is won (UM-21.31). */
export const SWITCHES = (setting: Setting): ReferenceTable => ({
  rule: 'UM-21.31',
  ...tableOf(
    [words('what', 'Scenario'), words('value', 'In this campaign')],
    [
      ['Local revolts', setting.localRevolts ? 'yes' : 'no: decline instead'],
      ['Naval blockade', setting.navalBlockade ? 'yes' : 'no'],
      ['Move of generals alone', `${setting.generalMove}`],
      ['Tribute of tribal nations', `${setting.tribalRevenueFactor} %`],
      ['Tribal areas under civilised nations', `${setting.tribalAreaCivPct} %`],
      ['Siege stores', `${setting.siegeStores}`],
      ['Militia, assault and siege', `${tenths(setting.militia.assault)} and ${tenths(setting.militia.siege)}`],
      ['Victory', endWords(setting)],
    ],
  ),
});

/** `1.5` of tenths. */
export const tenths = (amount: number): string =>
  `${Math.floor(amount / 10)}${amount % 10 === 0 ? '' : `.${amount % 10}`}`;
