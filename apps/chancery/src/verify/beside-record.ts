import * as z from 'zod/mini';
import { inFolder } from '../folder/paths.ts';
import { readTextIfAny } from '../folder/read-file.ts';
import { promisedSecret } from '../folder/secrets.ts';
import { HEX_32, readShape } from '../folder/shape.ts';

/** What a server writes beside the turns of a record, for whoever checks it. No manifest seals it. */

/** Files that are sealed and not handed out, since they have private words in the clear. */
export const withheldFrom = (folder: string): readonly string[] => {
  const path = inFolder(folder, 'withheld.json');
  return readTextIfAny(path) === null ? [] : readShape(path, z.array(z.string()));
};

/** A turn that was opened again: its dice are others than the turn before had promised. */
export interface Renewed {
  readonly turn: number;
  readonly commitment: string;
  /** ISO 8601, UTC. */
  readonly promised: string;
}

export const renewedIn = (folder: string): readonly Renewed[] => {
  const path = inFolder(folder, 'renewed.json');
  return readTextIfAny(path) === null ? [] : readShape(path, z.array(RENEWED));
};

export const isRenewed = (folder: string, turn: number, secret: string): boolean =>
  renewedIn(folder).some((each) => each.turn === turn && promisedSecret(secret, each.commitment) !== null);

const RENEWED = z.strictObject({ turn: z.int(), commitment: HEX_32, promised: z.string() });
