import { filesOf, hashOf, knownTo, type Moment, turnFolder, type Window } from '@chancery/core';
import type { ClosedTurn } from '../campaign/close-turn.ts';
import { type Campaign, momentOf } from '../campaign/open-campaign.ts';
import { inboxFolder, inFolder } from '../folder/paths.ts';
import { readTextIfAny } from '../folder/read-file.ts';
import { counted } from './counted.ts';

/** What the campaign waits for now: where orders go, and to which dice the host is committed; or how it ended. */
export const waitingLines = (campaign: Campaign, moment: Moment = momentOf(campaign)): readonly string[] => {
  const { folder, ruleset } = campaign;
  const window = ruleset.window(moment.position);
  if (window.kind === 'outcome') return [ruleset.text.outcome(window, knownTo(ruleset, moment.position, 'master'))];
  const turn = moment.turn + 1;
  const commitment = readTextIfAny(inFolder(folder, filesOf(moment.turn).nextCommitment))?.trimEnd() ?? 'missing';
  return [
    `Turn ${turn} is open: ${window.label}, ${counted(window.seats.length, 'seat')}${maySendToo(window)}.`,
    `  orders go to       ${inFolder(folder, inboxFolder(turn))}`,
    `  dice committed to  ${commitment}`,
  ];
};

const maySendToo = ({ may = [] }: Window): string => (may.length === 0 ? '' : `; ${may.length} more may send`);

/** What came of a turn. */
export const closedLines = ({ folder }: Campaign, { moment, resolved }: ClosedTurn): readonly string[] => {
  const rolls = resolved.dice.reduce((sum, { values }) => sum + values.length, 0);
  return [
    `Turn ${moment.turn} is out: ${counted(resolved.events.length, 'event')}, ${counted(rolls, 'roll')} of dice.`,
    `  record and reports ${inFolder(folder, turnFolder(moment.turn))}`,
    `  state              ${hashOf(resolved.state)}`,
  ];
};
