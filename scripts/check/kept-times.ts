import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const KEPT = 'node_modules/.cache/chancery/test-times.json';

export interface TimedFile {
  readonly file: string;
  readonly seconds: number;
}

/** How long each test file took when it last ran. */
export const keptTimes = (): { readonly [file: string]: number } =>
  existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as { readonly [file: string]: number }) : {};

export const keepTimes = (times: readonly TimedFile[]): void => {
  const all = { ...keptTimes(), ...Object.fromEntries(times.map(({ file, seconds }) => [file, seconds])) };
  mkdirSync(dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, JSON.stringify(all));
};
