import type { ReferenceSheet } from '@chancery/core';
import { EVENT_SHEET } from './reference/event-sheet.ts';
import { TROOP_SHEET } from './reference/troop-sheet.ts';
import type { Types } from './types.ts';

/** Two sheets to print, of one page each (MD-16.45). */
export const REFERENCE: readonly ReferenceSheet<Types>[] = [EVENT_SHEET, TROOP_SHEET];
