import { type AnyOrder, err, type Instant, ok, PUBLIC, type SeatId, writeLine } from '@chancery/core';
import { letterRecipients, lettersOfCampaign, parsed, sheetsOfCampaign } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { type Sought, seenCampaign } from '../../campaign/access/who-sees.ts';
import { presentPosition } from '../../campaign/position/position-of.ts';
import { rulesetOf } from '../../campaign/position/ruleset-of.ts';
import { settingsOf } from '../../campaign/terms/settings.ts';
import { useCase } from '../../ground/use-case.ts';

/** Words between rulers, as a master reads them where everybody has joined on these terms. */
export interface WatchedWords {
  readonly at: Instant;
  readonly turn: number;
  readonly from: SeatId;
  /** Null of an order, whose text says it. */
  readonly to: readonly SeatId[] | null;
  /** Null of an order. */
  readonly subject: string | null;
  readonly body: string;
}

/**
 * Letters between rulers, and orders that carry words to some of them, the newest first. Only in a campaign whose setting
 * `hostReadsMessages` has said so since before anybody joined; in any other a master reads none of them.
 */
export const watchLetters = useCase<Sought, readonly WatchedWords[]>('watchLetters', async (app, actor, sought) => {
  const { db } = app.store;
  const seen = await seenCampaign(db, app, actor, sought);
  if (!seen.ok) return seen;
  const campaign = seen.value;
  const permit = await allowed(db, actor, 'watchLetters', { campaignId: campaign.id });
  if (!permit.ok) return permit;
  if (!settingsOf(campaign).hostReadsMessages) {
    return err({ code: 'conflict', what: 'setting', found: 'hostReadsMessages' });
  }

  const letters = await lettersOfCampaign(db, campaign.id, MOST);
  const recipients = await letterRecipients(db, campaign.id);
  const written = letters.map(
    ({ id, at, turn, seat, subject, body }): WatchedWords => ({
      at,
      turn,
      from: seat,
      to: recipients.filter(({ letterId }) => letterId === id).map((each) => each.seat),
      subject,
      body,
    }),
  );

  const ruleset = rulesetOf(app, campaign);
  const { position } = await presentPosition(db, ruleset, campaign);
  const known = { setting: position.setting, view: ruleset.view(position, PUBLIC) };
  const isPrivate = (order: AnyOrder): boolean => ruleset.correspondence?.carries(order) === 'private';
  const sheets = ruleset.correspondence === undefined ? [] : await sheetsOfCampaign(db, campaign.id, MOST);
  const ordered = sheets.flatMap(({ at, turn, seat, orders }) =>
    (parsed(orders) as readonly AnyOrder[]).filter(isPrivate).map(
      (order): WatchedWords => ({
        at,
        turn,
        from: seat,
        to: null,
        subject: null,
        body: writeLine(ruleset.orders, known, order),
      }),
    ),
  );
  return ok([...written, ...ordered].sort((a, b) => b.at - a.at).slice(0, MOST));
});

const MOST = 500;
