import type { Instant } from '@chancery/core';
import type { Fixed } from '../columns.ts';
import type { OwnScenarioId, UserId } from '../ids.ts';
import type { JsonText } from '../json-text.ts';

/** A scenario that somebody has written, checked when it came; each content once a user. */
export interface OwnScenarioTable {
  readonly id: Fixed<OwnScenarioId>;
  readonly userId: Fixed<UserId>;
  readonly ruleset: Fixed<string>;
  readonly title: Fixed<string>;
  readonly description: Fixed<string>;
  /** SHA-256 of the file. It may hold secrets that could be found by trying, so this never leaves the server. */
  readonly digest: Fixed<string>;
  /** With which a fingerprint is made that may be shown: 32 hexadecimal digits. */
  readonly salt: Fixed<string>;
  /** As it is stored and shared: canonical JSON. */
  readonly file: Fixed<JsonText>;
  /** What its pages say of it. */
  readonly facts: Fixed<JsonText>;
  /** The map as the game begins: SVG. */
  readonly picture: Fixed<string>;
  readonly createdAt: Fixed<Instant>;
  readonly sharedAt: Instant | null;
  /** SHA-256 of the secret in the link by which it is shared, as hex; null when it is not. */
  readonly shareHash: string | null;
}
