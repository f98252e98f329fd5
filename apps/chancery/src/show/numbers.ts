/** Parts of 10 000 as percent: 4275 → `42.75 %`. */
export const percent = (parts: number): string => `${hundredths(parts)} %`;

/** 375 → `3.75` */
export const hundredths = (count: number): string =>
  `${Math.trunc(count / 100)}.${String(count % 100).padStart(2, '0')}`;
