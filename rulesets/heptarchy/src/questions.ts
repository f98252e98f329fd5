import type { Question } from '@chancery/core';

/** The rulebook leaves nothing to a ruling. */
export const questions = (): readonly Question[] => [];
