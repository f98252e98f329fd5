import type { Migration } from '../migration.ts';

/** What becomes of a silent seat is called by what happens, and no longer by the ruleset that first had it so. */
export const ladders: Migration = {
  number: 9,
  name: 'ladders',
  statements: () => [
    `${renamed('"medieval-diplomacy"', '"rules"')} where ruleset = 'medieval-diplomacy'`,
    renamed('"medieval-diplomacy"', '"replacement"'),
    renamed('"world-1483"', '"caretaker"'),
  ],
};

const renamed = (from: string, to: string): string =>
  `update campaign set settings = replace(settings, '"missedTurns":${from}', '"missedTurns":${to}')`;
