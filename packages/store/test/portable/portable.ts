import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Db } from '../../src/index.ts';

/**
 * The tables of version 1 that hold the data of a server with running campaigns, those that others point at first. A dump
 * of them is the same for both databases: rows as JSON, a line each.
 */
const TABLES = [
  ...['user', 'serverSetting', 'userSetting', 'noticePreference', 'notice'],
  ...['campaign', 'founding', 'master', 'seat', 'seatHistory', 'absence'],
  ...['turn', 'sheet', 'receipt', 'act', 'ruling', 'secret', 'state', 'sheetOfRecord', 'event', 'telling', 'diceLog'],
  ...['letter', 'letterRecipient', 'press', 'outbox', 'audit'],
] as const;

/** What later versions have added to these tables, and numbers that a database counts by itself. */
const LEFT_OUT = new Set(['seq']);

type Row = { readonly [column: string]: string | number | null };

const FILE = new URL('version-1.jsonl.br', import.meta.url);
/** All campaigns have the same map: the window must reach from one to the next. */
const QUALITY = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
};

/** Writes the stored dump. Says how many bytes it has. */
export const dumpVersion1 = async (db: Db): Promise<number> => {
  const lines: string[] = [];
  for (const table of TABLES) {
    const rows = (await db
      .selectFrom(table as 'sheet')
      .selectAll()
      .execute()) as unknown as readonly Row[];
    for (const row of rows) {
      const kept = Object.entries(row).filter(([column]) => !LEFT_OUT.has(column));
      lines.push(JSON.stringify([table, Object.fromEntries(kept)]));
    }
  }
  const bytes = brotliCompressSync(lines.join('\n'), QUALITY);
  writeFileSync(FILE, bytes);
  return bytes.length;
};

/** Fills an empty database of version 1 with a hundred running campaigns of Medieval Diplomacy. */
export const loadVersion1 = async (db: Db): Promise<void> => {
  const lines = brotliDecompressSync(readFileSync(FILE)).toString().split('\n');
  const rows = Map.groupBy(
    lines.map((line) => JSON.parse(line) as readonly [string, Row]),
    ([table]) => table,
  );
  await db.transaction().execute(async (trx) => {
    for (const [table, inIt] of rows) {
      for (let at = 0; at < inIt.length; at += AT_ONCE) {
        const values = inIt.slice(at, at + AT_ONCE).map(([, row]) => row);
        await trx
          .insertInto(table as 'sheet')
          .values(values as never)
          .execute();
      }
    }
  });
};

const AT_ONCE = 100;
