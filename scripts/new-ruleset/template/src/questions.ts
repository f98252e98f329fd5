import type { Question } from '@chancery/core';

/** The rules leave nothing to a ruling. */
export const questions = (): readonly Question[] => [];
