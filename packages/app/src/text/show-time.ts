import { type Instant, localTimeIn } from '@chancery/core';

/** A moment as somebody's clocks show it: `Tue 4 Aug 2026, 18:00 (Europe/London)`. */
export const showTime = (at: Instant, zone: string): string => {
  const { weekday, day, month, year, hour, minute } = localTimeIn(zone, at);
  const name = `${weekday.charAt(0).toUpperCase()}${weekday.slice(1, 3)}`;
  return `${name} ${day} ${MONTHS[month - 1]} ${year}, ${two(hour)}:${two(minute)} (${zone})`;
};

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

const two = (number: number): string => String(number).padStart(2, '0');
