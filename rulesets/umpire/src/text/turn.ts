import { seasonOf } from '../rules/season-words.ts';
import type { Setting } from '../setting.ts';

/** `Spring 1449 (turn 1)` */
export const turnWords = (setting: Setting, turn: number): string => `${seasonOf(setting, turn)} (turn ${turn})`;
