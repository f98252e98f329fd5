import type { CampaignPage, ListedTurn } from '@chancery/app';
import type { DiceRegister } from '@chancery/core';

/** The dice of a campaign, as everybody may know them. */
export interface ShownDice {
  readonly campaign: CampaignPage;
  readonly register: DiceRegister;
  readonly listed: readonly ListedTurn[];
  /** How many of the newest entries stand on pages before. */
  readonly after: number;
  /** The address of this server. */
  readonly server: string;
}
