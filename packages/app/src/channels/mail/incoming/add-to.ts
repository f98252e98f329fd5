import { addToSheet, err, ok, type Result, writeWholeSheet } from '@chancery/core';
import { inPlay } from '../../../campaign/pace/in-play.ts';
import { takingAt } from '../../../campaign/play/placed.ts';
import { knownBy } from '../../../campaign/position/known-by.ts';
import type { GivenOrders } from '../../../desk/sheets/read-given.ts';
import type { Addressed } from './mail-desk.ts';
import type { SheetInMail } from './taken.ts';

/** A sheet that goes on with one that counts, and how many of its orders stay. */
interface WholeSheet {
  readonly given: GivenOrders;
  readonly stays: number;
}

/** An empty sheet: where a mail replaces only what stands under its headings, it holds them all. */
export const emptySheet = async ({ desk: { app }, right, campaign }: Addressed): Promise<GivenOrders> => {
  const { ruleset, position } = await inPlay(app.store.db, app, campaign);
  if (ruleset.orders.replaces !== 'sections') return { text: '' };
  return { text: writeWholeSheet(ruleset, knownBy(ruleset, position, right.seat), []).join('\n') };
};

/** Puts the lines of a mail into the sheet that counts; the error says why that cannot be. */
export const addTo = async (mail: Addressed, sheet: SheetInMail): Promise<Result<WholeSheet, string>> => {
  const { desk, right, campaign } = mail;
  const { app } = desk;
  const { ruleset, position, pace } = await inPlay(app.store.db, app, campaign);
  if (pace.taken.refuses('addition') !== null) return err(mail.say.refused.noAdding);
  if (sheet.kind === 'json') return err(mail.say.refused.noAddingFile);
  const { key } = takingAt(campaign, app.now());
  const standing = await pace.taken.inForce(app.store.db, key, right.seat);
  const { text, stays } = addToSheet(ruleset, knownBy(ruleset, position, right.seat), standing, sheet.text);
  return ok({ given: { text }, stays: stays.length });
};
