/**
 * `npm run outdated`: which pinned packages have newer releases, and which have known faults. Ends with 1 when one has a
 * known fault, with 2 when the registry could not be asked for them.
 */
import { spawnSync } from 'node:child_process';
import { readAudit } from './outdated/known-faults.ts';

const npm = (...words: string[]): string => {
  const shell = process.platform === 'win32';
  return spawnSync('npm', [...words, '--json'], { encoding: 'utf8', shell, maxBuffer: 64_000_000 }).stdout;
};

interface Release {
  readonly current?: string;
  readonly latest: string;
}

const newer = Object.entries(JSON.parse(npm('outdated') || '{}') as { readonly [name: string]: Release | Release[] });
for (const [name, releases] of newer) {
  const [{ current = 'not installed', latest } = { latest: '?' }] = [releases].flat();
  console.log(`newer  ${name.padEnd(32)} ${current} → ${latest}`);
}
if (newer.length === 0) console.log('Every pinned package is at its newest release.');

const audit = readAudit(npm('audit'));
if (!audit.asked) {
  console.error(`The registry could not be asked for known faults: ${audit.why}`);
  process.exitCode = 2;
} else if (audit.faults.length > 0) {
  for (const { name, severity, advisories, mendedBy } of audit.faults)
    console.error(
      `FAULT  ${name} (${severity}): ${advisories.join('; ')}${mendedBy === null ? '' : `; mended by ${mendedBy}`}`,
    );
  process.exitCode = 1;
} else {
  console.log('No pinned package has a known fault.');
}
