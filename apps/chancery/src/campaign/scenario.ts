import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type AnyRuleset, hashOf } from '@chancery/core';
import { EXIT } from '../exit-codes.ts';
import { readJson } from '../folder/read-file.ts';
import { meant } from '../meant.ts';
import { Stop } from '../stop.ts';
import { findRuleset } from './find-ruleset.ts';
import { readOwnScenario } from './own-scenario.ts';

/** A scenario as it came, and as the ruleset reads it. */
export interface GivenScenario {
  readonly id: string;
  /** Plain JSON, kept with the campaign: what it is played on cannot change under it. */
  readonly data: unknown;
  readonly hash: string;
  readonly read: unknown;
}

/** A built-in scenario by its id, or a file of one's own. Stops with every fault of its data. */
export const findScenario = async (
  ruleset: AnyRuleset,
  words: string | undefined,
  cwd: string,
): Promise<GivenScenario> => {
  const ids = ruleset.scenarios.map(({ id }) => id);
  const name = words ?? ids[0];
  if (name === undefined) throw new Stop(EXIT.usage, `${ruleset.title} has no scenarios of its own: name a file`);
  if (ids.includes(name)) return readScenario(ruleset, name, await ruleset.scenarioData(name), name);
  const path = resolve(cwd, name);
  if (!existsSync(path)) {
    throw new Stop(EXIT.usage, `there is no scenario and no file ${name}${meant(name, ids)}`, [
      `Scenarios of ${ruleset.title}: ${ids.join(', ')}`,
    ]);
  }
  const own = await readOwnScenario([ruleset], path);
  return readScenario(ruleset, 'own', own === null ? readJson(path) : own.data, path);
};

/** The ruleset that is meant: by its id, by a built-in scenario, by a file of one's own, or the only one there is. */
export const rulesetMeant = async (
  rulesets: readonly AnyRuleset[],
  { ruleset, scenario }: { readonly ruleset: string | undefined; readonly scenario: string | undefined },
  cwd: string,
): Promise<AnyRuleset> => {
  const isBuiltIn = rulesets.some(({ scenarios }) => scenarios.some(({ id }) => id === scenario));
  if (ruleset !== undefined || scenario === undefined || isBuiltIn || !existsSync(resolve(cwd, scenario))) {
    return findRuleset(rulesets, ruleset, scenario);
  }
  const own = await readOwnScenario(rulesets, resolve(cwd, scenario));
  return findRuleset(rulesets, own?.ruleset, scenario);
};

/** `place` is where the data came from, for messages. */
export const readScenario = (ruleset: AnyRuleset, id: string, data: unknown, place: string): GivenScenario => {
  const read = ruleset.readScenario(data);
  if (!read.ok) throw new Stop(EXIT.unreadable, `the scenario ${place} has faults`, read.error);
  return { id, data, hash: hashOf(data), read: read.value };
};
