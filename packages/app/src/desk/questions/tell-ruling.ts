import { knownTo, type Question } from '@chancery/core';
import { findSeat, type Trx } from '@chancery/store';
import { namedSeat } from '../../campaign/access/scene.ts';
import type { InPlay } from '../../campaign/pace/in-play.ts';
import type { App } from '../../ground/app.ts';
import { notify } from '../../ground/tell/notify.ts';

/** Tells a ruler what was ruled on their question, if it is one that they know of. */
export const tellRuling = async (
  trx: Trx,
  app: App,
  { campaign, key, ruleset, position, window, pace }: InPlay,
  { question, holds, byDefault }: { readonly question: Question; readonly holds: string; readonly byDefault: boolean },
): Promise<void> => {
  const { about: seat, toRuler, id } = question;
  if (seat === null || toRuler !== true) return;
  const ruler = (await findSeat(trx, campaign.id, seat))?.userId ?? null;
  if (ruler === null) return;
  const facts = {
    kind: 'ruled',
    turn: key.turn,
    ...pace.listed.label(window),
    ...namedSeat(ruleset.seats(position.setting), seat),
    question: ruleset.text.question(question, knownTo(ruleset, position, seat)),
    answer: holds,
    byDefault,
  } as const;
  const about = `ruled:${campaign.id}:${key.edition}:${key.turn}:${id}:${app.now()}`;
  await notify(trx, app, [{ to: ruler, campaign: { id: campaign.id, title: campaign.title }, facts, key: about }]);
};
