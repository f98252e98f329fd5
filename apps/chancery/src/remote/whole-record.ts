import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AnyRuleset,
  canonicalText,
  type DiceRegister,
  digestOfWords,
  filesOf,
  type ReceivedWords,
} from '@chancery/core';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { type Io, printLines } from '../io.ts';
import { counted } from '../show/counted.ts';
import { verify as verifyFolder } from '../verify/command.ts';
import { openRecord } from '../verify/open-record.ts';
import type { Remote } from './remote.ts';

/** What the whole record has to agree with. */
export interface ToldBefore {
  readonly register: DiceRegister;
  /** Private words that the reader's seat has got. */
  readonly received: readonly ReceivedWords[];
}

/** After the end: fetches the whole record, holds it against what was told before, and runs it again byte by byte. */
export const checkWholeRecord = async (
  server: Remote,
  { register, received }: ToldBefore,
  rulesets: readonly AnyRuleset[],
  io: Io,
): Promise<ExitCode> => {
  const place = mkdtempSync(join(tmpdir(), 'chancery-download-'));
  try {
    const file = join(place, 'record.tar.gz');
    writeFileSync(file, await server.bytesOf('readRecord', { params: { campaign: register.campaign } }));
    const { folder, close } = await openRecord(file);
    const others = otherThanListed(folder, register);
    const words = wordsIn(folder, received);
    close();
    printLines(io, [
      '',
      'The whole record:',
      ...others.map((path) => `${path} is not what the public list tells.`),
      ...words.missing.map((path) => `${path} does not hold private words as they were told to you.`),
      ...(words.found === 0
        ? []
        : [`It holds private words that were told to you, ${counted(words.found, 'message')}, by their digests.`]),
    ]);
    const exit = await verifyFolder.run({ args: [file], options: {}, rulesets }, io);
    return others.length + words.missing.length === 0 ? exit : EXIT.faults;
  } finally {
    rmSync(place, { recursive: true });
  }
};

/** Files that hold other secrets or lists than the public list, which would verify among themselves. */
export const otherThanListed = (folder: string, { founding, turns }: DiceRegister): readonly string[] => {
  const read = (path: string): string | null =>
    existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8').trim() : null;
  const linesIn = (path: string): string => canonicalText(JSON.parse(read(path) ?? '{}').lines ?? null);
  const standing = turns.filter((entry) => entry.ranAt !== null && !entry.void);
  return [
    ...(founding.secret !== null && read(filesOf(0).secret) !== founding.secret ? [filesOf(0).secret] : []),
    ...standing.flatMap(({ turn, secret, list }) => {
      const { secret: told, lines } = filesOf(turn);
      const otherSecret = read(told) !== secret;
      const otherLines = list !== null && linesIn(lines) !== canonicalText(list.lines);
      return [...(otherSecret ? [told] : []), ...(otherLines ? [lines] : [])];
    }),
  ];
};

/** How many private words stand in their senders' sheets by the digests that their salts give, and the sheets in which some do not. */
export const wordsIn = (
  folder: string,
  received: readonly ReceivedWords[],
): { readonly found: number; readonly missing: readonly string[] } => {
  const missing = new Set<string>();
  let found = 0;
  for (const words of received) {
    const path = `${filesOf(words.turn).sheets}/${words.from}.json`;
    const sheet = existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : '';
    if (sheet.includes(digestOfWords(words))) found += 1;
    else missing.add(path);
  }
  return { found, missing: [...missing] };
};
