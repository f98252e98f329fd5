import type { Miniature } from '@chancery/core';
import type { UnitKind } from '../words.ts';

const MINIATURES: { readonly [kind in UnitKind]: Miniature } = { levy: 'foot', retinue: 'horse', navy: 'ship' };

export const miniatureOf = (kind: UnitKind): Miniature => MINIATURES[kind];
