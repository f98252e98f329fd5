/** `1 turn`, `2 turns`; what does not simply take an s is given. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;

/** 12345 → `12 345` */
export const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ' ');
