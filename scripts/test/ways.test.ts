/** ARCHITECTURE.md draws two ways through the house; each is as long as it says, and its files lead from one to the next. */
import { existsSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(resolve(ROOT, path), 'utf8');

/** The files of the drawing that follows a sentence. */
const wayAfter = (sentence: string): readonly string[] => {
  const [, after = ''] = read('ARCHITECTURE.md').split(sentence);
  const [, drawing = ''] = after.split('```');
  return drawing
    .trim()
    .split('\n')
    .map((line) => line.split(/\s/, 1)[0] as string);
};

const importsOf = (path: string): readonly string[] =>
  ts
    .preProcessFile(read(path), true, true)
    .importedFiles.map(({ fileName }) => posix.join(posix.dirname(path), fileName));

test('an order goes from a mail to the record through at most seven files, each of which calls the next', () => {
  const way = wayAfter('The way of an order, from a mail to the record:');
  expect(way.length).toBeGreaterThan(2);
  expect(way.length).toBeLessThanOrEqual(7);
  for (const [place, path] of way.slice(0, -1).entries()) expect(importsOf(path)).toContain(way[place + 1]);
  expect(read(way.at(-1) as string)).toMatch(/\baddSheet\(trx/);
});

test('an event goes from a phase to a report through at most five files', () => {
  const way = wayAfter('The way of an event, from a phase to a report:');
  expect(way.length).toBeGreaterThan(2);
  expect(way.length).toBeLessThanOrEqual(5);
  expect(way.filter((path) => !existsSync(resolve(ROOT, path)))).toEqual([]);
  const [phase, resolved, written, told, report] = way.map(read) as [string, string, string, string, string];
  expect(phase).toMatch(/turn\.emit\(/);
  expect(resolved).toMatch(/\bemit\b[\s\S]*\.tell\([\s\S]*tellings\.push/);
  expect(written).toMatch(/addTellings\(trx/);
  expect(told).toMatch(/heardByNow\([\s\S]*fullReport\(/);
  expect(report).toMatch(/export const fullReport/);
});
