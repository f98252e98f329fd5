import { filesOf } from '@chancery/core';
import { CLOSED_SECRET, inFolder } from '../folder/paths.ts';
import { readTextIfAny } from '../folder/read-file.ts';
import { secretIn } from '../folder/secrets.ts';
import { closedCommitment } from './closed-commitment.ts';

/**
 * The closed secret, checked against the commitment of the record: as its last turn tells it, and as it is kept until then. What
 * is still kept when it is told has to be the same. Null when it is not there, as in a copy of the record of a game that goes on.
 */
export const closedSecretIn = (folder: string, latest: number): string | null => {
  const commitment = closedCommitment(folder, latest);
  if (commitment === null) return null;
  const [secret = null] = [filesOf(latest).closedSecret, CLOSED_SECRET]
    .filter((path) => readTextIfAny(inFolder(folder, path)) !== null)
    .map((path) => secretIn(folder, path, commitment));
  return secret;
};
