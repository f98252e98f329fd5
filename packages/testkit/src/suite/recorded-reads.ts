import { relative } from 'node:path';
import type { Position, RulesetTypes } from '@chancery/core';
import type { Path } from './knowledge.ts';

/** Something of a state that was read: a value, or what keys a list or a record has. */
export interface Read {
  readonly path: Path;
  readonly what: 'value' | 'keys';
  /** The line of code that read it first, such as `rulesets/heptarchy/src/view.ts:31`; null of what was handed on unread. */
  readonly where: string | null;
}

/**
 * What is read of the state of a position while something is made of it, in the order in which it was read first. What comes
 * out is written as JSON, as it would be sent, so that parts of the state that are handed on count as read. Throws what
 * `make` throws.
 */
export const readsOf = <T extends RulesetTypes>(
  { setting, state }: Position<T>,
  make: (position: Position<T>) => unknown,
): readonly Read[] => {
  const reads = new Map<string, Read>();
  let isMade = false;
  const note: Note = (what, path) => {
    const key = `${what} ${path.join('.')}`;
    if (!reads.has(key)) reads.set(key, { path, what, where: isMade ? null : readingLine() });
  };
  // A proxy of what is frozen may not hand out proxies of its parts.
  const recorded = recording(structuredClone(state) as object, [], note) as T['state'];
  const made = make({ setting, state: recorded });
  isMade = true;
  JSON.stringify(made);
  return [...reads.values()];
};

type Note = (what: Read['what'], path: Path) => void;

const recording = (whole: object, path: Path, note: Note): object => {
  const parts = new Map<string, object>();
  return new Proxy(whole, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      if (typeof key === 'symbol' || typeof value === 'function') return value;
      if (Array.isArray(target) && key === 'length') note('keys', path);
      if (!Object.hasOwn(target, key) || key === 'length') return value;
      if (typeof value !== 'object' || value === null) {
        note('value', [...path, key]);
        return value;
      }
      // The same part is the same thing each time, for who compares parts by identity.
      const part = parts.get(key) ?? recording(value, [...path, key], note);
      parts.set(key, part);
      return part;
    },
    has: (target, key) => {
      note('keys', path);
      return Reflect.has(target, key);
    },
    ownKeys: (target) => {
      note('keys', path);
      return Reflect.ownKeys(target);
    },
  });
};

/** The innermost line that is neither this file's nor Node's own. */
const readingLine = (): string | null => {
  const lines = (new Error('read').stack ?? '').split('\n').slice(1);
  const line = lines.find((each) => /\.[cm]?ts\b/.test(each) && !each.includes('recorded-reads'));
  const [, file, number] =
    /(?:file:\/\/)?(\/[^():?]+|[A-Za-z]:[^():?]+)(?:\?[^():]*)?:(\d+):\d+/.exec(line ?? '') ?? [];
  return file === undefined ? null : `${relative(process.cwd(), file)}:${number}`;
};
