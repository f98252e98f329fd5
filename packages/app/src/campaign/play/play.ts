import type { AnyPosition, AnyRuleset, Outcome, Window } from '@chancery/core';
import type { CampaignRow, TurnKey, TurnRow } from '@chancery/store';

/** A campaign between two turns: where it stands, and what it waits for. Holds every secret; only views of it leave. */
export interface Play {
  readonly campaign: CampaignRow;
  readonly ruleset: AnyRuleset;
  /** After the last turn that is out. */
  readonly position: AnyPosition;
  readonly out: TurnRow;
  /** The turn that is played now. */
  readonly key: TurnKey;
  readonly window: Window | Outcome;
}

/** The turn for which a campaign waits. */
export const turnInHand = ({ id, turn, edition }: Pick<CampaignRow, 'id' | 'turn' | 'edition'>): TurnKey => ({
  campaignId: id,
  turn: turn + 1,
  edition,
});
