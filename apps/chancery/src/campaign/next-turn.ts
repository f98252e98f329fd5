import { filesOf, knownTo, type Moment, type TurnSecrets, type Window } from '@chancery/core';
import { EXIT } from '../exit-codes.ts';
import { CLOSED_SECRET, inFolder, secretFile } from '../folder/paths.ts';
import { readText } from '../folder/read-file.ts';
import { secretIn } from '../folder/secrets.ts';
import { closedCommitment } from '../record/closed-commitment.ts';
import { Stop } from '../stop.ts';
import type { Campaign } from './open-campaign.ts';

/** The turn that can be resolved after a moment: whom it waits for, and the secrets that were promised for it. */
export interface NextTurn {
  readonly window: Window;
  readonly secrets: TurnSecrets;
}

/** Stops when the campaign is over, or when a promised secret is lost. */
export const nextTurn = ({ folder, ruleset }: Campaign, moment: Moment): NextTurn => {
  const window = ruleset.window(moment.position);
  if (window.kind === 'outcome') {
    const how = ruleset.text.outcome(window, knownTo(ruleset, moment.position, 'master'));
    throw new Stop(EXIT.faults, 'the campaign is over', [how]);
  }
  const commitment = readText(inFolder(folder, filesOf(moment.turn).nextCommitment)).trimEnd();
  const closed = closedCommitment(folder, moment.turn);
  return {
    window,
    secrets: {
      turn: secretIn(folder, secretFile(moment.turn + 1), commitment),
      closed: closed === null ? null : secretIn(folder, CLOSED_SECRET, closed),
    },
  };
};
