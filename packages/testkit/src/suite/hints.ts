import type { Position, RulesetTypes, SeatId } from '@chancery/core';
import { isThereSecretly, type KnowledgeTable, mayKnow, thingsBelow } from './knowledge.ts';
import { type Read, readsOf } from './recorded-reads.ts';

/** What was made, of what, for whom. */
export interface Made<T extends RulesetTypes> {
  /** As the hint calls it: `the view`. */
  readonly what: string;
  /** Null is the public. */
  readonly viewer: SeatId | null;
  readonly position: Position<T>;
  make(position: Position<T>): unknown;
}

/** A hint names so many places; whoever has looked there has found it. */
const MOST = 6;

/**
 * Where to look when something that a viewer may not know shows in what they get: what was read of the state while that was
 * made, though it is not theirs to know, each with the line of code that read it. A hint and no fault: a view may read whose a
 * unit is to leave it out. Empty when nothing of the kind was read.
 */
export const readingHints = <T extends RulesetTypes>(
  table: KnowledgeTable<T>,
  { what, viewer, position, make }: Made<T>,
): readonly string[] => {
  const secrets = readsOf(position, make).filter((read) => isSecret(table, read, viewer, position));
  const found = [...new Set(secrets.filter((read) => !isSaidBelow(read, secrets)).map(wordsFor))];
  if (found.length === 0) return [];
  const more = found.length > MOST ? `, and ${found.length - MOST} more` : '';
  const read = `${found.slice(0, MOST).join(', ')}${more}`;
  return [`hint: for ${nameOf(viewer)}, ${what} read what is not theirs to know: ${read}`];
};

export const nameOf = (viewer: SeatId | null): string => viewer ?? 'the public';

const isSecret = <T extends RulesetTypes>(
  table: KnowledgeTable<T>,
  { path, what }: Read,
  viewer: SeatId | null,
  position: Position<T>,
): boolean =>
  what === 'value'
    ? !mayKnow(table, path, viewer, position)
    : thingsBelow(position.state, path).some((thing) => isThereSecretly(table, thing, viewer, position));

/** Who goes through a list reads how long it is; that counts where nothing in it was read. */
const isSaidBelow = ({ path, what }: Read, reads: readonly Read[]): boolean =>
  what === 'keys' && reads.some((other) => other.what === 'value' && path.every((key, at) => other.path[at] === key));

const wordsFor = ({ path, what, where }: Read): string =>
  `${what === 'value' ? path.join('.') : `what there is in ${path.join('.')}`} (${where ?? 'handed on as it is'})`;
