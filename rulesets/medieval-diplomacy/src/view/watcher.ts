import type { RealmNumber } from '../words.ts';

/** Who looks: a realm, the game master, or (neither) anybody at all. */
export interface Watcher {
  readonly realm: RealmNumber | null;
  readonly master: boolean;
}

/** Whether the watcher may know what a realm keeps to itself (MD-16.4, MD-16.10). */
export const knowsSecretsOf = ({ realm, master }: Watcher, owner: RealmNumber): boolean => master || realm === owner;
