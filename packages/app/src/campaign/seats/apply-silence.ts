import { changeSeat } from '@chancery/store';
import type { OfTurn } from '../../ground/news/notice.ts';
import { notify } from '../../ground/tell/notify.ts';
import { type Scene, seatsInNotices } from '../access/scene.ts';
import type { Silence } from './climb.ts';
import { putCaretaker } from './put-caretaker.ts';
import { vacateSeat } from './vacate-seat.ts';

type Missed = Extract<Silence, { readonly kind: 'missed' }>;

/**
 * Counts the turns that were missed, and takes the step of the ladder that follows. Whom it concerns is told too. It
 * happens with the turn that was missed, in one transaction, so that no turn is counted twice.
 */
export const applySilence = async (scene: Scene, of: OfTurn, silences: readonly Silence[]): Promise<void> => {
  const { turn } = of;
  const { trx, campaign } = scene;
  for (const silence of silences) {
    const { seat, missedLately, missedInAll } = silence.row;
    if (silence.kind === 'heard' && missedLately > 0) await changeSeat(trx, campaign.id, seat, { missedLately: 0 });
    if (silence.kind !== 'missed') continue;
    await changeSeat(trx, campaign.id, seat, { missedLately: silence.inARow, missedInAll: missedInAll + 1 });
    if (silence.step === 'open') {
      await vacateSeat(scene, silence.row, { why: 'silent', reason: '' });
    } else {
      await tellMissed(scene, of, silence);
      if (silence.step === 'caretaker' && silence.row.control !== 'caretaker') {
        const key = keyOf('caretaker-in', campaign, turn, seat);
        await putCaretaker(scene, silence.row, { ...of, reason: '', key });
      }
    }
  }
};

const tellMissed = async ({ app, trx, campaign }: Scene, of: OfTurn, { row, inARow, next }: Missed): Promise<void> => {
  if (row.userId === null) return;
  const seat = (await seatsInNotices(trx, app, campaign))(row.seat);
  await notify(trx, app, [
    {
      to: row.userId,
      campaign: { id: campaign.id, title: campaign.title },
      facts: { kind: 'turn-missed', ...of, ...seat, inARow, next: next === 'warn' ? 'nothing' : next },
      key: keyOf('turn-missed', campaign, of.turn, row.seat),
    },
  ]);
};

const keyOf = (kind: string, { id, edition }: Scene['campaign'], turn: number, seat: string): string =>
  `${kind}:${id}:${edition}:${turn}:${seat}`;
