/**
 * A scenario as it lies in its file: tables as comma-separated text, each line a row under its headings (W83-21.1, 21.2). In them a
 * list is parted by semicolons.
 */
export interface ScenarioFile {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** id, name, kind, lat, lon, value, city, fort, owner, special, straits_to, notes: land rows first. */
  readonly territories: string;
  /** nation, phase, kind, capital, starting_resources … placement, notes. */
  readonly nations: string;
  /** id, land, coasts, sea: which territories border each other, which zones lie on their coasts, which zones on each other. */
  readonly neighbours: string;
  /** nation, arms, tone, description. */
  readonly looks: string;
}

/** The parts of a file that are tables. */
export const TABLES = ['territories', 'nations', 'neighbours', 'looks'] as const;
export type TableName = (typeof TABLES)[number];
