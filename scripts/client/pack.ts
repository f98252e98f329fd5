import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

const CLIENT = join(import.meta.dirname, '../../packages/client');

/**
 * Packs the client as it is published: JavaScript and the types of it, since Node runs no TypeScript of a package. Says where
 * the archive lies.
 */
export const packClient = (folder: string): string => {
  const built = mkdtempSync(join(tmpdir(), 'chancery-client-'));
  try {
    for (const file of globSync('**/*.ts', { cwd: join(CLIENT, 'src') })) build(file, join(built, 'dist'));
    cpSync(join(CLIENT, 'README.md'), join(built, 'README.md'));
    cpSync(join(CLIENT, '../../LICENSE'), join(built, 'LICENSE'));
    const { private: _, ...own } = JSON.parse(readFileSync(join(CLIENT, 'package.json'), 'utf8'));
    const exports = { '.': { types: './dist/index.d.ts', default: './dist/index.js' } };
    writeFileSync(join(built, 'package.json'), JSON.stringify({ ...own, exports, files: ['dist'] }, null, 2));
    mkdirSync(folder, { recursive: true });
    const packed = execFileSync('npm', ['pack', '--json', '--offline', '--pack-destination', resolve(folder)], {
      cwd: built,
      encoding: 'utf8',
    });
    const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
    return join(resolve(folder), filename);
  } finally {
    rmSync(built, { recursive: true });
  }
};

const build = (file: string, folder: string): void => {
  const source = readFileSync(join(CLIENT, 'src', file), 'utf8');
  const compilerOptions = { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true };
  const code = ts.transpileModule(source, { compilerOptions });
  const types = ts.transpileDeclaration(source, { compilerOptions, fileName: file, reportDiagnostics: true });
  const [fault] = types.diagnostics ?? [];
  if (fault !== undefined) throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(fault.messageText, ' ')}`);
  const to = join(folder, file.replace(/\.ts$/, ''));
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(`${to}.js`, asPublished(code.outputText));
  writeFileSync(`${to}.d.ts`, asPublished(types.outputText));
};

/** Files refer to each other by the names that they have then. */
const asPublished = (text: string): string => text.replaceAll(/(from '\.[^']*)\.ts'/g, "$1.js'");
