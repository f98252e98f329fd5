import type { Viewer } from '@chancery/core';
import { kingdomOfCode } from './setting.ts';
import type { HepPosition } from './types.ts';
import type { View } from './view-types.ts';

/** The whole board is public (HEP-15.1): viewers differ in whose kingdom is theirs. Messages are no part of the board. */
export const view = ({ setting, state }: HepPosition, viewer: Viewer): View => ({
  kingdom: viewer.kind === 'seat' ? kingdomOfCode(setting, viewer.seat) : null,
  master: viewer.kind === 'master',
  board: state,
});
