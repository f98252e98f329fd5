import { type ReportLine, said, series } from '@chancery/core';
import { everyNumbered } from '@chancery/kit';
import { money, readerOf, whoAll } from '../../names/reader.ts';
import { calendarOf } from '../../rules/calendar.ts';
import { turnWords } from '../../text/turn.ts';
import type { Told } from '../../told.ts';
import type { GameKnown } from '../../types.ts';
import { CALENDAR_FLAGS, type CalendarFlag, INDEPENDENTS } from '../../words.ts';
import { ofKind } from '../kinds.ts';

export const FLAG_WORDS: { readonly [Flag in CalendarFlag]: string } = {
  taxation: 'taxation',
  landRecruitment: 'land recruitment',
  seaRecruitment: 'sea recruitment',
  investment: 'investment',
  demobilisation: 'demobilisation',
  lastCampaign: 'last campaigning turn of the year',
};

/** What the calendar allows, such as `taxation and land recruitment`. */
export const flagsWords = (flags: { readonly [Flag in CalendarFlag]: boolean }): string => {
  const there = CALENDAR_FLAGS.filter((flag) => flags[flag]).map((flag) => FLAG_WORDS[flag]);
  return there.length === 0 ? 'marches only' : series(there);
};

/** The head of the sitrep: turn, what the calendar allows now and next, money, morale, enemies (UM-21.2). */
export const headerLines = (known: GameKnown, heard: readonly Told[]): readonly ReportLine[] => {
  const reader = readerOf(known);
  const { setting, view } = known;
  const nation = view.nations[reader.me ?? 0];
  if (reader.me === null || nation?.own == null || nation.status === 'eliminated') return [];
  const { treasury, taxRate, morale } = nation.own;
  const hostile = everyNumbered(view.nations)
    .filter((each) => each.hostile && each.number !== INDEPENDENTS)
    .map(({ number }) => number);
  const income = [...ofKind(heard, 'tax-collected'), ...ofKind(heard, 'tribute-collected')].reduce(
    (sum, { tenths }) => sum + tenths,
    0,
  );
  const pay = ofKind(heard, 'troops-paid').reduce((sum, { payroll, disbanded }) => sum + payroll + disbanded, 0);
  return [
    said(
      'UM-21.2',
      `${setting.title}, ${turnWords(setting, view.turn)}: ${flagsWords(calendarOf(setting, view.turn))}. Next turn: ${flagsWords(calendarOf(setting, view.turn + 1))}.`,
    ),
    said(
      'UM-21.2',
      `Treasury ${money(treasury)}${nation.kind === 'civilised' ? `, tax level ${taxRate} %` : ''}, morale ${morale} %.${
        income === 0 && pay === 0 ? '' : ` Last turn ${money(income)} came in, and ${money(pay)} went to troops.`
      }`,
    ),
    said(
      'UM-21.2',
      hostile.length === 0 ? 'No nation is hostile to you.' : `Hostile to you: ${whoAll(reader, hostile)}.`,
    ),
  ];
};
