import { fileFaultText, openOrderFile } from '@chancery/core';
import { parsed } from '../parsed.ts';
import type { DeskSession } from '../session.svelte.ts';

/** Puts the orders of an order file in place of the draft. Says why if they are for something else. */
export const openOrders = (session: DeskSession, text: string): string | null => {
  const { ruleset, campaign, seat, turn } = session.file;
  const opened = openOrderFile(parsed(text), { ruleset, campaign: campaign.id, seat, turn: turn + 1 });
  if (!opened.ok) return fileFaultText(opened.error);
  // Headings of sections stand there too, for whoever takes the file as it is.
  session.replace(opened.value.orders.filter(({ verb }) => verb !== undefined));
  return null;
};
