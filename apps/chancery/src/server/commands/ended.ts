import { EXIT, type ExitCode } from '../../exit-codes.ts';

/** Milliseconds for what ends by itself. */
const GRACE = 500;

/** How a server ends that has stopped. Something that was still in hand after its time does not keep the process alive. */
export const ended = (): ExitCode => {
  setTimeout(() => process.exit(EXIT.busy), GRACE).unref();
  return EXIT.done;
};
