import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Lets npm in the image ask as npm on this machine does, while the image is built and in no layer of it: with the settings of whoever
 * builds, and the certificates that they trust besides. Answers the options of `buildah build`.
 */
export const npmOfHere = (): readonly string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'chancery-npm-'));
  const [settings, certificates] = [join(homedir(), '.npmrc'), process.env['NODE_EXTRA_CA_CERTS']];
  const lines = existsSync(settings) ? [readFileSync(settings, 'utf8')] : [];
  if (certificates !== undefined) lines.push('cafile=/etc/npm-authorities.pem');
  writeFileSync(join(folder, 'npmrc'), `${lines.join('\n')}\n`);
  return [
    ...['--volume', `${join(folder, 'npmrc')}:/root/.npmrc:ro`],
    ...(certificates === undefined ? [] : ['--volume', `${certificates}:/etc/npm-authorities.pem:ro`]),
  ];
};
