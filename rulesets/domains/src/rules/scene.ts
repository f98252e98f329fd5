import type { Turn } from '@chancery/core';
import type { Types } from '../types.ts';
import type { DomainNumber, Round } from '../words.ts';

/** What rules act on: a turn while it is resolved. The desk's forecast makes one too. */
export type Scene = Pick<Turn<Types>, 'setting' | 'state' | 'dice' | 'emit' | 'memory' | 'rulings'>;

/** A domain whose orders are carried out in it; round 0 is that of free orders. */
export interface Acting extends Scene {
  readonly domain: DomainNumber;
  readonly round: Round | 0;
}
