import {
  type CampaignRow,
  closedSecretOf,
  commitmentOf,
  type Db,
  type FoundingRow,
  foundingOf,
  parsed,
  type TurnRow,
} from '@chancery/store';
import type { FoundingPromise, KeptFounding } from '../../campaign/lifecycle/founding.ts';

/** What is written down of the beginning of a campaign. */
export interface FoundingOfRecord {
  readonly kept: FoundingRow;
  readonly founding: KeptFounding;
  readonly promise: FoundingPromise;
}

/** Undefined where something of it is missing. */
export const foundingOfRecord = async (
  db: Db,
  { id, scenario }: Pick<CampaignRow, 'id' | 'scenario'>,
  beginning: TurnRow,
): Promise<FoundingOfRecord | undefined> => {
  const kept = await foundingOf(db, id);
  const first = await commitmentOf(db, { campaignId: id, turn: 1, edition: beginning.edition });
  if (kept === undefined || first === undefined) return undefined;
  const closed = await closedSecretOf(db, id);
  const { options, secret, at } = kept;
  return {
    kept,
    founding: {
      campaignId: id,
      scenario: { id: scenario, data: parsed(kept.scenario) },
      options: parsed(options) as { readonly [name: string]: unknown },
      secret,
      at,
    },
    promise: { first, sealed: closed?.fromTurn === 0 ? { closed: closed.commitment, engine: beginning.engine } : null },
  };
};
