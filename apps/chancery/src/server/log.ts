import { AsyncLocalStorage } from 'node:async_hooks';
import type { Log, LogFacts } from '@chancery/app';
import pino, { type DestinationStream } from 'pino';
import { scrubbed } from './scrub.ts';

/** What all lines say that are written while a request is answered. */
export interface RequestFacts {
  readonly request: string;
  readonly campaign?: string;
  readonly seat?: string;
}

const OF_REQUEST = new AsyncLocalStorage<RequestFacts>();

/** Has every line that is written meanwhile carry these facts. */
export const duringRequest = <T>(facts: RequestFacts, run: () => T): T => OF_REQUEST.run(facts, run);

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/**
 * A line of JSON for each thing worth knowing, on standard output unless told otherwise. What looks like a secret or an
 * address of a person is left out of every line, whoever writes it.
 */
export const openLog = (
  level: LogLevel,
  destination: DestinationStream = pino.destination({ fd: 1, sync: true }),
): Log => {
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => ({ ...OF_REQUEST.getStore() }),
    },
    destination,
  );
  const write =
    (weight: 'info' | 'warn' | 'error') =>
    (message: string, facts: LogFacts = {}): void =>
      logger[weight](scrubbed(facts), scrubbed({ message })['message'] as string);
  return { info: write('info'), warn: write('warn'), error: write('error') };
};
