import { choiceTree, type PackedTurnFile, packTurnFile } from '@chancery/core';
import type { DeskSession } from '../session.svelte.ts';

type Shown = Pick<DeskSession, 'file' | 'open' | 'orders' | 'ruleset' | 'known'>;

/** All that a desk shows, as a file, to go on without a server: with the draft as it is, and what may be ordered. */
export const packedFile = ({ file, open, orders, ruleset, known }: Shown): PackedTurnFile =>
  packTurnFile({ ...file, choices: open ? choiceTree(ruleset, known, []) : {}, draft: orders });
