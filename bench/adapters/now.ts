import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Adapter } from './house.ts';

/** The layout of today. */
export const now: Adapter = {
  fits: (root) => existsSync(join(root, 'packages/kit')),
  doors: {
    core: 'packages/core/src/index.ts',
    reports: 'packages/reports/src/index.ts',
    europe: 'rulesets/medieval-diplomacy/src/index.ts',
    domains: 'rulesets/domains/src/index.ts',
    umpire: 'rulesets/umpire/src/index.ts',
    world: 'rulesets/world-1483/src/index.ts',
    rulesets: 'packages/registry/src/index.ts',
    store: 'packages/store/src/index.ts',
    app: 'packages/app/src/index.ts',
  },
  serverFlags: ['--max-semi-space-size=8', '--heap-growing-percent=50'],
  bridges: {
    readOrders: (core, ruleset, known, text) => core.readSheetText(ruleset, known, text, { depth: 'faults' }),
    botOrders: (_, ruleset, known, dice) => ruleset.bot(known, dice),
    simulated: (core, ruleset, position, turn) => core.simulateTurn(ruleset, { ...position, ...turn }),
  },
};
