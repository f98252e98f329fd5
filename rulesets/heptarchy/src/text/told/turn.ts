import { series, type TextByKind } from '@chancery/core';
import type { TurnEvent } from '../../events/turn.ts';
import { does, kingdomName, type Reader, TRADITION_WORDS, who, whose } from '../../names/reader.ts';
import { getAreaInfo } from '../../rules/find.ts';
import type { CampaignOutcome } from '../../state.ts';

export const CONTROLLER_WORDS = {
  player: 'a player',
  npc: 'nobody: it is an NPC State',
  caretaker: 'a caretaker',
  eliminated: 'nobody: it is no more',
} as const;

export const outcomeWords = (by: CampaignOutcome['by'], winner: string | null): string => {
  switch (by) {
    case 'sovereign':
      return `${winner ?? 'Nobody'} is Sovereign of England. The campaign is over.`;
    case 'last-turn':
      return `The last Turn is played; ${winner ?? 'nobody'} leads in Prestige. The campaign is over.`;
    case 'master':
      return 'The game master has ended the campaign.';
    case 'deserted':
      return 'No player is left. The campaign is over.';
  }
};

export const TURN_TOLD: TextByKind<TurnEvent, Reader, string> = {
  'phase-opened': ({ kingdom, turn }, reader) => `Turn ${turn}: ${whose(reader, kingdom)} Phase opens.`,
  posted: ({ kingdom }, reader) => `${who(reader, kingdom)} ${does(reader, kingdom, 'post')}.`,
  'phase-closed': ({ kingdom, missed }, reader) =>
    missed > 0
      ? `${whose(reader, kingdom)} Phase closes without a Post: ${missed} missed in a row.`
      : `${whose(reader, kingdom)} Phase closes.`,
  'setup-ended': ({ kingdom }, reader) =>
    `${who(reader, kingdom)} ${does(reader, kingdom, 'are', 'is')} done with Turn 0.`,
  'npc-step-began': ({ turn }) => `The NPC States act (Turn ${turn}).`,
  'turn-ended': ({ turn }) => `Turn ${turn} ends.`,
  'campaign-ended': ({ winner, by }, reader) => outcomeWords(by, winner === null ? null : kingdomName(reader, winner)),
  'signed-up': ({ kingdom, leader, color, tradition }, reader) => {
    const { tribe } = getAreaInfo(reader.setting, kingdom);
    const traditions = [...reader.setting.traditions[tribe], tradition].map((each) => TRADITION_WORDS[each]);
    return `${leader} rules ${kingdomName(reader, kingdom)} (${color}), by the Traditions of ${series(traditions)}.`;
  },
  'controller-set': ({ kingdom, controller, why }, reader) =>
    `${kingdomName(reader, kingdom)} is led by ${CONTROLLER_WORDS[controller]}${why === 'missed' ? ': too many Phases were missed in a row' : ''}.`,
  'player-list-set': ({ kingdoms }, reader) =>
    `The player list: ${series(kingdoms.map((kingdom) => kingdomName(reader, kingdom)))}.`,
  eliminated: ({ kingdom }, reader) => `${kingdomName(reader, kingdom)} has no land left and is no more.`,
  'message-sent': ({ from, to, text }, reader) =>
    `${who(reader, from)} to ${to === null ? 'all' : who(reader, to)}: “${text}”`,
  newsheet: ({ turn }) => `How all stand at the end of Turn ${turn}.`,
};
