import type { AnyRuleset } from '@chancery/core';
import { EXIT } from '../exit-codes.ts';
import { Stop } from '../stop.ts';
import { isList, listed } from './listed.ts';

/** `lastTurn=40`: what the master sets. A value is read as JSON if it can be, otherwise as text. */
export const readSettings = (pairs: readonly string[]): { readonly [name: string]: unknown } =>
  Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new Stop(EXIT.usage, `${pair} is not a setting: write --set NAME=VALUE`);
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

/** An option that is a list is given as its words: `--set players=CHE,WIL`. */
const withLists = ({ options: { properties = {} } }: AnyRuleset, given: unknown): unknown =>
  Object.fromEntries(
    Object.entries((given ?? {}) as { readonly [name: string]: unknown }).map(([name, value]) => {
      const schema = properties[name];
      return [name, schema !== undefined && isList(schema) && typeof value === 'string' ? listed(value) : value];
    }),
  );

/** The options of a campaign. Stops with every fault, and with what can be set. */
export const readOptions = (ruleset: AnyRuleset, scenario: unknown, given: unknown): unknown => {
  const read = ruleset.readOptions(scenario, withLists(ruleset, given));
  if (read.ok) return read.value;
  const names = Object.keys(ruleset.options.properties ?? {});
  throw new Stop(EXIT.usage, 'these options cannot be set like this', [
    ...read.error,
    `There are: ${names.join(', ')}`,
  ]);
};
