import { takingAt } from '../../../campaign/play/placed.ts';
import { askMaster } from '../../../desk/questions/ask-master.ts';
import type { GivenOrders } from '../../../desk/sheets/read-given.ts';
import { saveDraft } from '../../../desk/sheets/save-draft.ts';
import { userActor } from '../../../ground/actor.ts';
import type { Addressed } from './mail-desk.ts';
import { inWords } from './place-words.ts';
import type { Taken } from './taken.ts';

/** Keeps the orders of a mail as a draft, and puts the questions that they raise before the master. */
export const askFirst = async (mail: Addressed, given: GivenOrders): Promise<Taken> => {
  const { desk, right, user, campaign, say } = mail;
  const { app } = desk;
  const { campaignId, seat } = right;
  const actor = userActor(user.id);
  const saved = await saveDraft(app, actor, { campaignId, seat, channel: 'mail', ...given });
  const asked = saved.ok ? await askMaster(app, actor, { campaignId, seat }) : saved;
  const refused = saved.ok
    ? saved.value.lines.flatMap(({ text, reasons }) => reasons.map((reason) => `${text}\n  ${reason.text}`))
    : [];
  const words = !asked.ok
    ? [mail.whyNot(asked.error)]
    : asked.value.length === 0
      ? [say.asked.nothing, ...refused]
      : [
          ...asked.value.map(({ text, answer, holds }) => say.asked.question(text, answer, holds)),
          say.asked.kept,
          ...refused,
        ];
  const reply = inWords(mail, takingAt(campaign, app.now()).key.turn, asked.ok ? 'asked' : 'notTaken', words);
  return { done: asked.ok, reason: 'ask', turn: null, reply };
};
