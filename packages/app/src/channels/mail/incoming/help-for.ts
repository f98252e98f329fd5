import { orderKindsOf, signsIn, wordingsOf } from '@chancery/core';
import { seatsOf } from '@chancery/store';
import { rulesetOf } from '../../../campaign/position/ruleset-of.ts';
import { helpText } from '../text/mail-help.ts';
import type { Addressed } from './mail-desk.ts';

/** All that can be done by mail in this campaign. */
export const helpFor = async ({ desk: { app }, right, campaign, seatName, say }: Addressed): Promise<string> => {
  const ruleset = rulesetOf(app, campaign);
  const seats = (await seatsOf(app.store.db, campaign.id)).filter(({ status }) => status !== 'closed');
  const all = orderKindsOf(ruleset.orders, 'ruler');
  const groups = Map.groupBy(all, ({ group }) => group);
  return helpText(say, {
    campaign: campaign.title,
    rules: ruleset.title,
    press: campaign.pressMode,
    seats: seats.filter(({ seat }) => seat !== right.seat).map(({ seat }) => `${seat}  ${seatName(seat)}`),
    signs: signsIn(all)
      .map((sign) => say.help.signs[sign])
      .join(' '),
    orders: [...groups].map(([title, kinds]) => ({
      title,
      wordings: kinds.flatMap((kind) => wordingsOf(kind)),
    })),
  });
};
