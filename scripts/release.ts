/**
 * `npm run release`: makes what is published of a release, in `release/`: one package that `npx` runs from a file and that needs
 * nothing else (chancery-1.0.0.tgz), its bill of materials, the notices of others, and checksums.
 *
 *   --check    then runs the package by npx with an empty home, without a registry, and opens pages
 *   --dirty    also of files that are not committed, to try it out
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { billOf } from './release/bill.ts';
import { checkPackage } from './release/check-package.ts';
import { stage } from './release/stage.ts';

/** In bytes, unpacked. */
const MOST = 60_000_000;

const root = resolve(import.meta.dirname, '..');
const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, dirty: { type: 'boolean', default: false } },
});
const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

const refuse = (why: string): never => {
  console.error(why);
  process.exit(1);
};

if (!values.dirty && git('status', '--porcelain') !== '') {
  refuse('Some files are not committed: a release is made of a commit. npm run release -- --dirty tries it out.');
}
execFileSync(process.execPath, [join(root, 'apps/web/build/build.ts')], { stdio: 'inherit' });

const out = join(root, 'release');
rmSync(out, { recursive: true, force: true });
mkdirSync(out);
const place = mkdtempSync(join(tmpdir(), 'chancery-release-'));
try {
  const { version, thirds } = await stage(root, place, git('rev-parse', 'HEAD'));
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--ignore-scripts'], {
      cwd: place,
      encoding: 'utf8',
      maxBuffer: 64_000_000,
    }),
  );
  const files = [`chancery-${version}.tgz`, `chancery-${version}.sbom.json`, 'THIRD-PARTY.md'];
  cpSync(join(place, packed.filename), join(out, packed.filename));
  if (packed.filename !== files[0]) renameSync(join(out, packed.filename), join(out, files[0] as string));
  writeFileSync(join(out, files[1] as string), billOf(root, thirds, version));
  cpSync(join(place, 'THIRD-PARTY.md'), join(out, 'THIRD-PARTY.md'));
  const sums = files.map((file) => `${sha256(join(out, file))}  ${file}\n`);
  writeFileSync(join(out, 'SHA256SUMS'), sums.join(''));
  for (const file of files) console.log(`release/${file}  ${megabytes(statSync(join(out, file)).size)}`);
  console.log(
    `${packed.entryCount} files, ${megabytes(packed.unpackedSize)} unpacked, ${thirds.length} packages of others.`,
  );
  if (packed.unpackedSize > MOST) refuse(`It may have ${megabytes(MOST)}: see what is bundled in ${place}.`);
  if (values.check) await checkPackage(join(out, files[0] as string));
} finally {
  rmSync(place, { recursive: true, force: true });
}

function sha256(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
