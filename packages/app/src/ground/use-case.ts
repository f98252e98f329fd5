import { err, type Result } from '@chancery/core';
import { writeFault } from '@chancery/store';
import type { Actor } from './actor.ts';
import type { App } from './app.ts';
import type { AppError } from './errors.ts';
import { countingBytes, DayIsFull } from './limits/daily-bytes.ts';
import type { UseCase } from './permissions.ts';
import { standing } from './standing.ts';

/** What every channel calls: whoever asks, what they ask for, and an answer that is never thrown. */
export type Use<Input, Output> = (app: App, actor: Actor, input: Input) => Promise<Result<Output, AppError>>;

const permissions = new WeakMap<object, UseCase>();

/** The line of a use case in the table of permissions; undefined for other names. */
export const permissionOf = (use: object): UseCase | undefined => permissions.get(use);

/**
 * A use case, by the permission that it needs; it asks for that itself, about the campaign and seat that it finds. A fault
 * of ours becomes an incident: the caller learns a number by which it can be found in the log, and nothing else, since the
 * message of an exception may hold anything.
 */
export const useCase = <Input, Output>(permission: UseCase, run: Use<Input, Output>): Use<Input, Output> => {
  const use: Use<Input, Output> = async (app, actor, input) => {
    try {
      const standsAs = await standing(app.store.db, actor, permission, input);
      if (!standsAs.ok) return standsAs;
      const asked = { actor, useCase: permission, input };
      return await countingBytes(app, asked, () => run(app, standsAs.value, input));
    } catch (error) {
      if (error instanceof DayIsFull) return err(error.refusal);
      return err(thrown(app, permission, error));
    }
  };
  permissions.set(use, permission);
  return use;
};

/** What is told of an error: that nothing can be saved at the moment, or the number of an incident. */
export const thrown = (
  app: App,
  where: string,
  error: unknown,
): Extract<AppError, { code: 'not-saved' | 'incident' }> => {
  const why = writeFault(error);
  if (why === null) return incident(app, where, error);
  app.log.error('cannot be saved', { why, where, message: error instanceof Error ? error.message : '' });
  app.meter?.notSaved(why);
  return { code: 'not-saved', why };
};

/** Writes a fault of ours to the log. */
export const incident = (app: App, where: string, error: unknown): Extract<AppError, { code: 'incident' }> => {
  const id = app.random(6);
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  app.log.error('incident', { id, where, message, stack: stack ?? '' });
  return { code: 'incident', id };
};
