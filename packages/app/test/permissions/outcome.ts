import type { Result } from '@chancery/core';
import type { Actor } from '../../src/ground/actor.ts';
import type { App } from '../../src/ground/app.ts';
import type { AppError } from '../../src/ground/errors.ts';
import { permissionOf, type Use } from '../../src/ground/use-case.ts';
import * as door from '../../src/index.ts';

export type AnyUse = Use<unknown, unknown>;

/** Every use case that channels can reach, by its name. */
export const USE_CASES: ReadonlyMap<string, AnyUse> = new Map(
  Object.entries(door).flatMap(([name, thing]) =>
    typeof thing === 'function' && permissionOf(thing) !== undefined ? [[name, thing as AnyUse] as const] : [],
  ),
);

/** `compareEditions of a seat` is a row of the use case `compareEditions`. */
export const useCaseOf = (row: string): string => row.split(' ')[0] as string;

/** One word for what came of it: the words of the table, or the code of another refusal. */
export const outcomeOf = (result: Result<unknown, AppError>): string => {
  if (result.ok) return 'yes';
  const { error } = result;
  switch (error.code) {
    case 'not-allowed':
      return 'no';
    case 'not-signed-in':
      return 'who?';
    case 'blocked':
      return 'out';
    case 'not-found':
      return error.what === 'campaign' ? 'none' : 'gone';
    default:
      return error.code;
  }
};

export const call = (app: App, row: string, actor: Actor, input: unknown): Promise<Result<unknown, AppError>> => {
  const use = USE_CASES.get(useCaseOf(row));
  if (use === undefined) throw new Error(`no use case ${useCaseOf(row)}`);
  return use(app, actor, input);
};
