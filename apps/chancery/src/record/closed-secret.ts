import { checkCommitment, filesOf } from '@chancery/core';
import { EXIT } from '../exit-codes.ts';
import { CLOSED_SECRET, inFolder } from '../folder/paths.ts';
import { readTextIfAny } from '../folder/read-file.ts';
import { Stop } from '../stop.ts';
import { closedCommitment } from './closed-commitment.ts';

/**
 * The closed secret, checked against the commitment of the record: as its last turn tells it, or as it is kept until then.
 * Null when it is not there, as in a copy of the record of a game that goes on.
 */
export const closedSecretIn = (folder: string, latest: number): string | null => {
  const commitment = closedCommitment(folder, latest);
  if (commitment === null) return null;
  const told = filesOf(latest).closedSecret;
  const path = readTextIfAny(inFolder(folder, told)) === null ? CLOSED_SECRET : told;
  const secret = readTextIfAny(inFolder(folder, path));
  if (secret === null) return null;
  if (secret.endsWith('\n') && checkCommitment(commitment, secret.slice(0, -1))) return secret.slice(0, -1);
  throw new Stop(EXIT.unreadable, `${path} is not the closed secret that the record commits to`);
};
