import { err, type Result } from '@chancery/core';
import type { Actor } from './actor.ts';
import type { App } from './app.ts';
import type { AppError } from './errors.ts';
import type { UseCase } from './permissions.ts';
import { standing } from './standing.ts';

/** What every channel calls: whoever asks, what he asks for, and an answer that is never thrown. */
export type Use<Input, Output> = (app: App, actor: Actor, input: Input) => Promise<Result<Output, AppError>>;

const permissions = new WeakMap<object, UseCase>();

/** The line of the table of permissions that a use case goes by; undefined for what is none. */
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
      return standsAs.ok ? await run(app, standsAs.value, input) : standsAs;
    } catch (error) {
      return err(incident(app, permission, error));
    }
  };
  permissions.set(use, permission);
  return use;
};

/** Writes a fault of ours to the log. */
export const incident = (app: App, where: string, error: unknown): Extract<AppError, { code: 'incident' }> => {
  const id = app.random(6);
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  app.log.error('incident', { id, where, message, stack: stack ?? '' });
  return { code: 'incident', id };
};
