import { readBlazon, type Shield } from '@chancery/core';
import type { RealmInfo } from '../setting.ts';

/** The arms of a realm as a part of what is told of it; nothing where it has none. */
export const shieldOf = ({ arms }: Pick<RealmInfo, 'arms'>): { readonly shield?: Shield } => {
  const read = arms === undefined ? null : readBlazon(arms);
  return read?.ok ? { shield: read.value } : {};
};
