/**
 * Run while the image is built, after npm has left out what only development needs. It keeps tools that some package can work with and
 * does not need (`devOptional`), and the native parts of those tools; nothing that runs a server uses them.
 */
import { readFileSync, rmSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const tools = Object.keys(packages).filter((path) => packages[path].devOptional);
const parts = tools.flatMap((path) => Object.keys(packages[path].optionalDependencies ?? {}));
for (const path of [...tools, ...parts.map((name) => `node_modules/${name}`)]) {
  rmSync(path, { recursive: true, force: true });
}
