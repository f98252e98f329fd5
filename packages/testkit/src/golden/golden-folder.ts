import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** What lies in the folder of a golden campaign. */
export interface GoldenFolder {
  readonly turns: readonly GoldenTurn[];
  /** The report of the last turn. */
  readonly report: string;
}

export interface GoldenTurn {
  /** The sheets, as text. */
  readonly sheets: string;
  readonly hashes: GoldenHashes;
}

/** Of one turn: the seed of its dice, the state after it, and all that was told of it. */
export interface GoldenHashes {
  readonly dice: string;
  readonly state: string;
  readonly news: string;
}

export const readGolden = (folder: URL): GoldenFolder => {
  const hashes = JSON.parse(readFileSync(new URL(HASHES, folder), 'utf8')) as readonly GoldenHashes[];
  return {
    turns: hashes.map((each, index) => ({
      sheets: readFileSync(new URL(sheetsFile(index + 1), folder), 'utf8'),
      hashes: each,
    })),
    report: readFileSync(new URL(REPORT, folder), 'utf8'),
  };
};

/** Nothing else is left in the folder. */
export const writeGolden = (folder: URL, { turns, report }: GoldenFolder): void => {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) rmSync(new URL(file, folder));
  writeFileSync(new URL(HASHES, folder), `${JSON.stringify(turns.map(({ hashes }) => hashes), null, 2)}\n`);
  turns.forEach(({ sheets }, index) => {
    writeFileSync(new URL(sheetsFile(index + 1), folder), sheets);
  });
  writeFileSync(new URL(REPORT, folder), report);
};

const HASHES = 'hashes.json';
const REPORT = 'report.txt';
const sheetsFile = (turn: number): string => `turn-${String(turn).padStart(2, '0')}.txt`;
