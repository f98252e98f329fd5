import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Line, Size } from './part.ts';
import { serveHouse } from './process.ts';

/** What a server takes that waits for its first visitor. */
export const idle = async ({ seconds }: Size): Promise<readonly Line[]> => {
  const data = mkdtempSync(join(tmpdir(), 'chancery-bench-'));
  const house = await serveHouse(data, true);
  await sleep(seconds * 1000);
  const memory = house.memory();
  await house.stop();
  rmSync(data, { recursive: true });
  return [['memory of an idle server', `${Math.round(memory)} MB`, memory < 200]];
};
