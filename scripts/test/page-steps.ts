import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a page of instructions has its reader do, block by block. */
export type PageStep =
  | { readonly do: 'write'; readonly path: string; readonly text: string }
  | { readonly do: 'change'; readonly path: string; readonly hunks: readonly Hunk[] }
  | { readonly do: 'run'; readonly commands: readonly string[] };

/** Lines that stand in a file, and what is there afterwards. */
interface Hunk {
  readonly before: string;
  readonly after: string;
}

/** Blocks of code with the line before each: it names the file in backquotes. */
const BLOCK = /^(.*)\n\n?```(\w+)\n([\s\S]*?)^```$/gm;

export const stepsOf = (page: string): readonly PageStep[] =>
  [...page.matchAll(BLOCK)].map(([, before = '', language, text = '']): PageStep => {
    if (language === 'sh') return { do: 'run', commands: text.trim().split('\n') };
    const path = /`([^`]+)`/.exec(before)?.[1];
    if (path === undefined) throw new Error(`the line before a block names no file: ${before}`);
    return language === 'diff' ? { do: 'change', path, hunks: hunksOf(text) } : { do: 'write', path, text };
  });

const hunksOf = (diff: string): readonly Hunk[] =>
  diff.split(/^@@\n/m).map((hunk) => {
    const lines = hunk.replace(/\n$/, '').split('\n');
    const side = (marks: string): string =>
      lines
        .filter((line) => line === '' || marks.includes(line.charAt(0)))
        .map((line) => line.slice(1))
        .join('\n');
    return { before: side(' -'), after: side(' +') };
  });

/** Does what a step says below a folder; throws where it cannot be done to the letter. */
export const follow = (folder: string, step: Exclude<PageStep, { readonly do: 'run' }>): void => {
  const file = join(folder, step.path);
  if (step.do === 'write') {
    if (existsSync(file)) throw new Error(`${step.path} is there already`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, step.text);
    return;
  }
  let text = readFileSync(file, 'utf8');
  for (const { before, after } of step.hunks) {
    const found = `\n${text}`.split(`\n${before}\n`).length - 1;
    if (found !== 1) throw new Error(`${step.path} has these lines ${found} times, not once:\n${before}`);
    text = `\n${text}`.replace(`\n${before}\n`, () => `\n${after}\n`).slice(1);
  }
  writeFileSync(file, text);
};
