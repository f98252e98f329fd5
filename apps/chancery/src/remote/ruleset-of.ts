import type { AnyRuleset } from '@chancery/core';
import { EXIT } from '../exit-codes.ts';
import { Stop } from '../stop.ts';

/** The rules by which a server plays, in this program. Stops when they are not there, or not the same. */
export const rulesetOf = (rulesets: readonly AnyRuleset[], id: string, version?: number): AnyRuleset => {
  const found = rulesets.find((each) => each.id === id);
  if (found === undefined) throw new Stop(EXIT.unreadable, `this program does not have the rules ${id}`);
  if (version === undefined || version === found.version) return found;
  throw new Stop(EXIT.unreadable, `the server plays ${id} by version ${version}, this program knows ${found.version}`, [
    'Install the version of the server. What is sent to it is checked there in any case.',
  ]);
};
