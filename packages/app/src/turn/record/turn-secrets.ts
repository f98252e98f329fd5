import type { TurnSecrets } from '@chancery/core';
import { type ClosedSecretRow, closedSecretOf, secretOf, type Trx, type TurnKey } from '@chancery/store';

/** The secrets of a turn that is run, and that of the campaign with its commitment. */
export interface SecretsInHand {
  readonly secrets: TurnSecrets;
  readonly closed: ClosedSecretRow;
}

/** Both secrets from which the dice of a turn come. Throws where one is missing, or where the closed one has been told. */
export const turnSecrets = async (trx: Trx, key: TurnKey): Promise<SecretsInHand> => {
  const { campaignId, turn } = key;
  const own = await secretOf(trx, key);
  const closed = await closedSecretOf(trx, campaignId);
  if (own === undefined || closed === undefined) {
    throw new Error(`campaign ${campaignId} has no ${own === undefined ? `secret for turn ${turn}` : 'closed secret'}`);
  }
  if (closed.openedAt !== null) throw new Error(`campaign ${campaignId} has told its dice and is never run again`);
  return { secrets: { turn: own.secret, closed: closed.secret }, closed };
};
