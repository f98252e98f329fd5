import { isCivilDay } from '@chancery/core';

/** A day as somebody has written it, and what follows it on the line. */
export interface DaySaid {
  /** As `2026-12-01`. */
  readonly day: string;
  readonly rest: string;
}

/**
 * Reads a day as people write it: 2026-12-01, 1.12.2026, 1 December 2026, December 1, 2026, 1. Dezember 2026. With strokes it is
 * read only where one of the two numbers can be no month: some write the day first, and some the month. Null where none is meant.
 */
export const daySaid = (words: string): DaySaid | null => {
  for (const { sign, of } of FORMS) {
    const found = sign.exec(words);
    if (found === null) continue;
    const civil = of(found.slice(1, 4) as [string, string, string]);
    if (civil === null || !isCivilDay(civil)) return null;
    const [year, month, day] = [civil.year, civil.month, civil.day].map((part) => String(part).padStart(2, '0'));
    return { day: `${year}-${month}-${day}`, rest: words.slice(found[0].length).replace(/^[\s,:.]+/, '') };
  }
  return null;
};

type Civil = Parameters<typeof isCivilDay>[0];

const civil = (year: string, month: number | undefined, day: string): Civil | null =>
  month === undefined ? null : { year: Number(year), month, day: Number(day) };

const FORMS: readonly {
  readonly sign: RegExp;
  of(parts: readonly [string, string, string]): Civil | null;
}[] = [
  { sign: /^(\d{4})-(\d{2})-(\d{2})\b/, of: ([year, month, day]) => civil(year, Number(month), day) },
  { sign: /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})\b/, of: ([day, month, year]) => civil(year, Number(month), day) },
  { sign: /^(\d{1,2})\/(\d{1,2})\/(\d{4})\b/, of: ([one, other, year]) => strokes(one, other, year) },
  {
    sign: /^(\d{1,2})(?:st|nd|rd|th|\.)? (\p{L}{3,9})\.?,? (\d{4})\b/iu,
    of: ([day, name, year]) => civil(year, monthOf(name), day),
  },
  {
    sign: /^(\p{L}{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b/iu,
    of: ([name, day, year]) => civil(year, monthOf(name), day),
  },
];

const strokes = (one: string, other: string, year: string): Civil | null => {
  if (Number(one) > 12) return civil(year, Number(other), one);
  return Number(other) > 12 ? civil(year, Number(one), other) : null;
};

/** By their first letters, in the languages of the house. */
const MONTHS: readonly RegExp[] = [
  ...[/^jan/i, /^feb/i, /^(?:mar|mär|maer)/i, /^apr/i, /^ma[iy]/i, /^jun/i],
  ...[/^jul/i, /^aug/i, /^sep/i, /^o[ck]t/i, /^nov/i, /^de[cz]/i],
];

const monthOf = (name: string): number | undefined => {
  const at = MONTHS.findIndex((month) => month.test(name));
  return at < 0 ? undefined : at + 1;
};
