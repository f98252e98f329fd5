import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyKnown, AnyOrder, AnyRuleset, ChoiceTree, Dice } from '@chancery/core';
import { afterWholeTurn } from './after-whole-turn.ts';
import type { Adapter, Core } from './house.ts';
import { now } from './now.ts';

/** How a text was read then: by whom, and how far it was looked into. */
type ReadThen = (
  ruleset: AnyRuleset,
  known: AnyKnown,
  text: string,
  by: 'ruler',
  depth: 'faults',
) => { readonly orders: readonly AnyOrder[] };

/** A bot was given all that it might order. */
type BotThen = (known: AnyKnown, choices: ChoiceTree, dice: Dice) => readonly AnyOrder[];

/** Commit 6bca703 and those before and after it, until the kit: the same doors, other ways to read a text and to ask a bot. */
export const at6bca703: Adapter = {
  fits: (root) => existsSync(join(root, 'packages/app/src/campaigns')),
  doors: now.doors,
  serverFlags: ['--max-semi-space-size=8'],
  bridges: {
    readOrders: (core, ruleset, known, text) => readThen(core)(ruleset, known, text, 'ruler', 'faults'),
    botOrders: (core, ruleset, known, dice) =>
      (ruleset.bot as unknown as BotThen)(known, core.choiceTree(ruleset, known, []), dice),
    // It had no shorter way than the whole turn.
    simulated: afterWholeTurn,
  },
};

const readThen = (core: Core): ReadThen => core.readSheetText as unknown as ReadThen;
