import type { ExitCode } from '../../exit-codes.ts';
import type { Io } from '../../io.ts';
import { ended } from './ended.ts';
import { openingFault } from './opening-fault.ts';

/** Something that runs until it is stopped. */
interface Running {
  stop(): Promise<void>;
}

/**
 * Starts something and stops it when the process is told to stop, also while it is still starting. What goes wrong after
 * the start stops it as well: a process that nobody can use does not stay.
 */
export const runUntilStopped = async <Started extends Running>(
  io: Io,
  start: () => Promise<Started>,
  whenStarted: (started: Started) => Promise<void> = async () => undefined,
): Promise<ExitCode> => {
  const stopped = io.untilStopped();
  const started = await Promise.race([start().catch(openingFault), stopped.then(() => null)]);
  if (started === null) return ended();
  try {
    await whenStarted(started);
  } catch (error) {
    await started.stop();
    return openingFault(error as Error);
  }
  await stopped;
  await started.stop();
  return ended();
};
