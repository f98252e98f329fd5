import { matching } from './matching.svelte.ts';

/** Whether the reader has it dark just now. */
export const isDark = matching('(prefers-color-scheme: dark)');
