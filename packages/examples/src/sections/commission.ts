import type { NamedType } from '@chancery/core';
import type { Sections } from './types.ts';

/** `#7` */
export const COMMISSION: NamedType<Sections> = {
  kind: 'named',
  name: 'commission',
  value: 'integer',
  fixed: false,
  of: ({ view }) => view.commissions.map(({ number }) => ({ value: number, names: [`#${number}`, `${number}`] })),
};
