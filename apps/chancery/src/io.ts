/** What a command may ask of the world, so that tests need no process. */
export interface Io {
  /** Relative paths start here. */
  readonly cwd: string;
  /** Writes to standard output just what is given. */
  write(text: string): void;
  /** A line for a person, on standard error. */
  complain(line: string): void;
  /** Where progress is drawn, or null when it would only fill a log. */
  readonly terminal: Terminal | null;
  readStandardInput(): Promise<string>;
  /** Milliseconds UTC. */
  now(): number;
  /** Bytes that nobody can foretell. */
  randomBytes(count: number): Uint8Array;
  /** Variables of the environment. */
  readonly environment: { readonly [name: string]: string | undefined };
  /** Fulfilled when somebody wants the process to end, with how they said so: SIGTERM, SIGINT. */
  untilStopped(): Promise<string>;
}

export interface Terminal {
  readonly columns: number;
  /** Replaces the line under way. */
  draw(line: string): void;
}

export const printLines = (io: Io, lines: readonly string[]): void =>
  io.write(lines.map((line) => `${line}\n`).join(''));
