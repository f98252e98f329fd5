import { type AnyPosition, type AnyRuleset, isInGame } from '@chancery/core';
import { addSeatHistory, changeSeat, seatsOf } from '@chancery/store';
import { tellMasters } from '../../ground/tell/everybody.ts';
import { type Scene, seatsInNotices } from '../access/scene.ts';
import { settingsOf } from '../terms/settings.ts';
import { callForRuler } from './call-for-ruler.ts';

/**
 * Opens the seats of powers that have come into the game by a turn, or have come back to it: rebels that rise, a nation that is
 * revived. Masters are told, and whoever stands by. Whom a seat still belongs to, such as the ruler of a power that was gone,
 * keeps it.
 */
export const openBegun = async (
  scene: Scene,
  { seating }: Pick<AnyRuleset, 'seating'>,
  before: AnyPosition,
  after: AnyPosition,
): Promise<void> => {
  if (seating === undefined) return;
  const { app, trx, campaign } = scene;
  const { id: campaignId, turn } = campaign;
  for (const { seat, status } of await seatsOf(trx, campaignId)) {
    const begins = !isInGame(seating.seatedBy(before, seat)) && isInGame(seating.seatedBy(after, seat));
    if (!begins || status === 'held') continue;
    const at = app.now();
    if (status === 'closed') {
      await changeSeat(trx, campaignId, seat, { status: 'open', control: settingsOf(campaign).emptySeats });
      const opened = { campaignId, seat, change: 'opened', userId: null, byUser: null, turn, reason: '', at } as const;
      await addSeatHistory(trx, opened);
    }
    const name = (await seatsInNotices(trx, app, campaign))(seat);
    const key = `${campaignId}:${seat}:${at}`;
    await tellMasters(trx, app, campaign, { facts: { kind: 'seat-begun', ...name, turn }, key: `seat-begun:${key}` });
    await callForRuler(scene, name, key);
  }
};
