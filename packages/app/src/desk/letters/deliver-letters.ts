import type { AnyEvent, AnyRuleset, LetterDelivery, SeatId } from '@chancery/core';
import {
  addLetter,
  findSeat,
  findUser,
  flag,
  type LetterRow,
  lettersTo,
  newId,
  pressOfTurn,
  type SeatRow,
  seatsOf,
} from '@chancery/store';
import { type Scene, seatsInSentences } from '../../campaign/access/scene.ts';
import { namesRulers } from '../../campaign/access/who-sees.ts';
import { PRESS_RULES } from '../../campaign/press/press-rules.ts';
import { ambassadorLetter, proclamationTitle } from '../../ground/text/letters.ts';
import { announceLetter } from './announce-letter.ts';
import { print } from './publish-press.ts';

/** A turn that is out, as far as letters and press are concerned. */
export interface TurnWithLetters {
  readonly ruleset: AnyRuleset;
  readonly setting: unknown;
  readonly events: readonly AnyEvent[];
}

/**
 * Delivers the letters and proclamations in the events of a turn, in the transaction that brings the turn out: addresses given by
 * ambassadors, and proclamations that the rules have published. A turn that is run again delivers nothing twice.
 */
export const deliverLetters = async (scene: Scene, { ruleset, setting, events }: TurnWithLetters): Promise<void> => {
  const { correspondence } = ruleset;
  if (correspondence === undefined) return;
  for (const event of events) {
    const delivery = correspondence.delivers(event, setting);
    if (delivery?.kind === 'ambassador') await sendAmbassador(scene, delivery);
    if (delivery?.kind === 'proclamation') await printProclamation(scene, delivery);
  }
};

const sendAmbassador = async (
  scene: Scene,
  { from, to, text }: Extract<LetterDelivery, { kind: 'ambassador' }>,
): Promise<void> => {
  const { app, trx, campaign } = scene;
  const rules = PRESS_RULES[campaign.pressMode];
  // Where rulers may not write to each other an ambassador can invite nobody to it.
  if (!rules.private) return;
  const sender = await findSeat(trx, campaign.id, from);
  if (sender === undefined) throw new Error(`the ambassador of ${from} comes from no seat`);
  const name = (await seatsInSentences(trx, app, campaign))(from);
  const open = rules.signed && namesRulers(campaign);
  const { subject, body } = ambassadorLetter(name, text, open ? await addressOf(scene, sender) : null);
  const id = newId<'letter'>();
  const letter: LetterRow = {
    campaignId: campaign.id,
    id,
    turn: campaign.turn,
    kind: 'ambassador',
    seat: from,
    userId: sender.userId ?? campaign.createdBy,
    anonymous: flag(false),
    threadId: id,
    subject,
    body,
    at: app.now(),
  };
  if (await cameBefore(scene, letter, to)) return;
  await addLetter(trx, letter, [to]);
  await announceLetter(scene, letter, await seatsOf(trx, campaign.id), new Set());
};

/** Of a ruler who has shown that it is theirs; a caretaker has none. */
const addressOf = async ({ trx }: Scene, { userId, control }: SeatRow): Promise<string | null> => {
  const user = userId === null || control !== 'ruler' ? undefined : await findUser(trx, userId);
  return user?.emailVerified === 1 ? user.email : null;
};

const cameBefore = async ({ trx, campaign }: Scene, { turn, seat, body }: LetterRow, to: SeatId): Promise<boolean> =>
  (await lettersTo(trx, campaign.id, to, { since: 0, limit: 1000 })).some(
    (old) => old.kind === 'ambassador' && old.turn === turn && old.seat === seat && old.body === body,
  );

const printProclamation = async (
  scene: Scene,
  { from, text }: Extract<LetterDelivery, { kind: 'proclamation' }>,
): Promise<void> => {
  const { app, trx, campaign } = scene;
  if (!PRESS_RULES[campaign.pressMode].public) return;
  // Whatever was taken back since then stays so.
  const before = await pressOfTurn(trx, campaign.id, campaign.turn);
  if (before.some((old) => old.seat === from && old.body === text)) return;
  const name = (await seatsInSentences(trx, app, campaign))(from);
  // By the rules it bears the name of its seat, whatever the letters of the campaign do.
  const userId = (await findSeat(trx, campaign.id, from))?.userId ?? campaign.createdBy;
  await print(scene, { from, title: proclamationTitle(name), body: text, anonymous: false, userId });
};
