import { execFileSync } from 'node:child_process';
import type { Third } from './bundle.ts';

interface Component {
  readonly name: string;
  readonly version: string;
}

/** The software bill of materials (CycloneDX) as npm writes it, of just the packages that are in the release. */
export const billOf = (root: string, thirds: readonly Third[], version: string): string => {
  const flags = ['--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const bill = JSON.parse(
    execFileSync('npm', ['sbom', ...flags], { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 }),
  );
  const isIn = ({ name, version: of }: Component): boolean =>
    thirds.some((third) => third.name === name && third.version === of);
  const components: readonly Component[] = bill.components.filter(isIn);
  const missing = thirds.filter(
    (third) => !components.some(({ name, version: of }) => third.name === name && third.version === of),
  );
  if (missing.length > 0)
    throw new Error(`package-lock.json does not have ${missing.map(({ name }) => name).join(', ')}`);
  const { dependencies: _, ...rest } = bill;
  const component = {
    ...bill.metadata.component,
    name: 'chancery',
    'bom-ref': `chancery@${version}`,
    purl: `pkg:npm/chancery@${version}`,
  };
  return `${JSON.stringify({ ...rest, metadata: { ...bill.metadata, component }, components }, null, 2)}\n`;
};
