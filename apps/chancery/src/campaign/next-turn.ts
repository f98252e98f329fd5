import { filesOf, knownTo, type Moment, type Window } from '@chancery/core';
import { EXIT } from '../exit-codes.ts';
import { inFolder } from '../folder/paths.ts';
import { readText } from '../folder/read-file.ts';
import { keptSecret } from '../folder/secrets.ts';
import { Stop } from '../stop.ts';
import type { Campaign } from './open-campaign.ts';

/** The turn that can be resolved after a moment: whom it waits for, and the secret that was promised for it. */
export interface NextTurn {
  readonly window: Window;
  readonly secret: string;
}

/** Stops when the campaign is over, or when its promised secret is lost. */
export const nextTurn = ({ folder, ruleset }: Campaign, moment: Moment): NextTurn => {
  const window = ruleset.window(moment.position);
  if (window.kind === 'outcome') {
    const how = ruleset.text.outcome(window, knownTo(ruleset, moment.position, 'master'));
    throw new Stop(EXIT.faults, 'the campaign is over', [how]);
  }
  const commitment = readText(inFolder(folder, filesOf(moment.turn).nextCommitment)).trimEnd();
  return { window, secret: keptSecret(folder, moment.turn + 1, commitment) };
};
