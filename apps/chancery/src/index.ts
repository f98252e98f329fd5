export { chancery } from './chancery.ts';
export { EXIT, type ExitCode } from './exit-codes.ts';
export type { Io, Terminal } from './io.ts';
export { processIo } from './process-io.ts';
