import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/vitest-order.ts';

export default defineConfig({
  test: {
    include: ['{packages,rulesets,apps}/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
    /** What tests write beside the repository goes when they are over. */
    globalSetup: 'scripts/vitest-scratch.ts',
    expect: {
      /** A test that checks nothing fails, so a title that names a rule cannot cover it by its name alone. */
      requireAssertions: true,
      /** What is waited for comes in its own time: on a busy machine that is more than the usual second. */
      poll: { timeout: 20_000 },
    },
    /** Test files share a process: rulesets and worlds load once. Modules hold no state, so no file can disturb another. */
    pool: 'forks',
    isolate: false,
    /** Node loads the TypeScript as it is, as it does everywhere else: nothing is transformed for the tests. */
    experimental: { viteModuleRunner: false, nodeLoader: false },
    sequence: { sequencer: LongestFirst },
    /** One more than there are cores: while a story waits for its browser or its server another one runs. */
    maxWorkers: availableParallelism() + 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    /** What was held up by a busy machine may try again, and `npm test` names it. A wrong answer is wrong at once. */
    retry: { count: 1, condition: /timed out|timeout \d+ ?ms exceeded|never said/i },
    watch: false,
    allowOnly: false,
  },
});
