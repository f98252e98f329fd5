import { err, type Result } from '@chancery/core';
import type { Actor } from './actor.ts';
import type { App } from './app.ts';
import type { AppError } from './errors.ts';

/** What every channel calls: whoever asks, what he asks for, and an answer that is never thrown. */
export type Use<Input, Output> = (app: App, actor: Actor, input: Input) => Promise<Result<Output, AppError>>;

/**
 * A use case by its name. A fault of ours becomes an incident: the caller learns a number by which it can be found in
 * the log, and nothing else, since the message of an exception may hold anything.
 */
export const useCase =
  <Input, Output>(name: string, run: Use<Input, Output>): Use<Input, Output> =>
  async (app, actor, input) => {
    try {
      return await run(app, actor, input);
    } catch (error) {
      return err(incident(app, name, error));
    }
  };

/** Writes a fault of ours to the log. */
export const incident = (app: App, where: string, error: unknown): Extract<AppError, { code: 'incident' }> => {
  const id = app.random(6);
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  app.log.error('incident', { id, where, message, stack: stack ?? '' });
  return { code: 'incident', id };
};
