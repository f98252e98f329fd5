import { assertWhole, type SightedFigure } from '@chancery/core';

/**
 * What a report of `said` may stand for, when the true number was reported up to so many percent too high or too low, rounded
 * half up, and never as none: `said` within its bounds. Percent is a whole number below 100.
 */
export const blurredBy = <Kind extends string>(
  kind: Kind | null,
  said: number,
  percent: number,
): SightedFigure<Kind> => {
  if (percent < 0 || percent >= 100) throw new RangeError(`a report is off by 0 to 99 percent, not ${percent}`);
  const doubled = 200 * assertWhole(said, 'a reported number');
  // n * (100 + e) / 100, rounded half up, is `said` while 2 n (100 + e) is from 200 said - 100 to less than 200 said + 100.
  const least = Math.ceil((doubled - 100) / (2 * (100 + percent)));
  const most = Math.ceil((doubled + 100) / (2 * (100 - percent))) - 1;
  return { kind, said, least: said <= 1 ? Math.min(1, said) : Math.max(1, least), most: Math.max(said, most) };
};
