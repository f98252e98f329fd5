import { standbysOf } from '@chancery/store';
import { notify } from '../../ground/tell/notify.ts';
import { publish } from '../../ground/tell/publish.ts';
import type { NamedSeat, Scene } from '../access/scene.ts';

/** Says that a seat of a running campaign is open: to those who stand by, and in its news. `key` is of the seat and the moment. */
export const callForRuler = async (
  { app, trx, campaign }: Pick<Scene, 'app' | 'trx' | 'campaign'>,
  name: NamedSeat,
  key: string,
): Promise<void> => {
  const { id, title } = campaign;
  const standbys = await standbysOf(trx, id);
  await notify(
    trx,
    app,
    standbys.map(({ userId }) => ({
      to: userId,
      campaign: { id, title },
      facts: { kind: 'seat-open', ...name } as const,
      key: `seat-open:${key}`,
    })),
  );
  await publish(trx, app, campaign, { news: { kind: 'seat-wanted', seat: name.seat }, key: `seat-wanted:${key}` });
};
