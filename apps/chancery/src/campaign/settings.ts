import type { AnyRuleset } from '@chancery/core';
import { EXIT } from '../exit-codes.ts';
import { Stop } from '../stop.ts';

/** `lastTurn=40`: what the master sets. Values are JSON where they can be read so, else text. */
export const readSettings = (pairs: readonly string[]): { readonly [name: string]: unknown } =>
  Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new Stop(EXIT.usage, `${pair} is no setting: write --set NAME=VALUE`);
      return [pair.slice(0, at), settingOf(pair.slice(at + 1))];
    }),
  );

const settingOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

/** The options of a campaign. Stops with every fault, and with what can be set. */
export const readOptions = (ruleset: AnyRuleset, scenario: unknown, given: unknown): unknown => {
  const read = ruleset.readOptions(scenario, given);
  if (read.ok) return read.value;
  const names = Object.keys(ruleset.options.properties ?? {});
  throw new Stop(EXIT.usage, 'these options cannot be set so', [...read.error, `There are: ${names.join(', ')}`]);
};
