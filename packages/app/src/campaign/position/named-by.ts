import type { AnyTelling, SeatId } from '@chancery/core';

/** Whom a telling addresses by name, no matter who else hears it. */
export const namedBy = ({ to, named = to === 'all' ? [] : to }: AnyTelling): readonly SeatId[] => named;
