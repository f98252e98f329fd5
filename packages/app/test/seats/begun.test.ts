import { type AnyRuleset, rulesetId, type SeatId, seatId } from '@chancery/core';
import { headerValue } from '@chancery/mail';
import { EVERY_RULESET } from '@chancery/registry';
import { findSeat, noticesOf } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { acceptInvitation } from '../../src/campaign/people/accept-invitation.ts';
import { closeSeat } from '../../src/campaign/people/close-seat.ts';
import { inviteToCampaign } from '../../src/campaign/people/invite.ts';
import { joinCampaign } from '../../src/campaign/people/join-campaign.ts';
import { joinStandby } from '../../src/campaign/people/standby.ts';
import { takeOverSeat } from '../../src/campaign/people/take-over-seat.ts';
import { listCampaigns } from '../../src/campaign/shown/list-campaigns.ts';
import { showCampaign } from '../../src/campaign/shown/show-campaign.ts';
import { showStandings } from '../../src/campaign/shown/show-standings.ts';
import { removeRuler } from '../../src/desk/campaign/leave-seat.ts';
import { writeLetter } from '../../src/desk/letters/write-letter.ts';
import { readTurnFile } from '../../src/desk/reading/read-turn-file.ts';
import { SIGNED_OUT } from '../../src/ground/actor.ts';
import { rollBack } from '../../src/turn/back/roll-back.ts';
import { verifyCampaign } from '../../src/turn/record/verify-campaign.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { submitOrders } from '../../src/turn/triggers/submit-orders.ts';
import { partOf, postOffice, written } from '../mail/post-office.ts';
import { begunTable, code, got, HOUR, houseOf, newPlayer, openTable, refusal } from '../sample/people.ts';
import { noticesTo } from '../sample/play.ts';

const [GULL, HERON, KITE] = [seatId('Gul'), seatId('Her'), seatId('Kit')];
/** Gull holds three areas after the first turn and four after the second. */
const GROWING = ['C1 MARCH Westcliff\nS2 MARCH Stonebridge', 'C1 MARCH Oldmere'];
const RESTLESS = {
  ruleset: rulesetId('fog'),
  scenario: 'restless-island',
  settings: { startWhenFull: false, missedTurns: 'caretaker' },
} as const;

/** Rules by which Lord Heron is out of the game while turn 2 is played, and comes back with it. */
const withoutHeronInTurn2 = (rules: AnyRuleset): AnyRuleset => {
  const { seating } = rules;
  if (seating === undefined || rules.id !== RESTLESS.ruleset) return rules;
  const isGone = (state: unknown, seat: SeatId) => seat === HERON && (state as { readonly turn: number }).turn === 2;
  return {
    ...rules,
    seating: {
      ...seating,
      seatedBy: (position, seat) => (isGone(position.state, seat) ? 'gone' : seating.seatedBy(position, seat)),
    },
  };
};

onEachDatabase('a seat that begins in mid-campaign', (database) => {
  const store = suiteStore(database);

  const restless = async (rulesets: readonly AnyRuleset[] = EVERY_RULESET) => {
    const house = houseOf(store());
    const app = { ...house.app, rulesets };
    const table = await begunTable({ ...house, app }, ['Anna', 'Boris'], RESTLESS);
    const { campaignId, master } = table;
    const [anna, boris] = table.rulers as [(typeof table.rulers)[0], (typeof table.rulers)[0]];
    let turn = 0;
    const next = async (orders: { readonly [seat: string]: string } = {}, excused = true) => {
      turn += 1;
      const both = { Gul: GROWING[turn - 1] ?? '', Her: '', ...orders };
      for (const [ruler, seat] of [
        [anna, GULL],
        [boris, HERON],
      ] as const) {
        const text = both[seat as 'Gul'];
        got(await submitOrders(app, ruler.actor, { campaignId, seat, channel: 'desk', text }));
      }
      house.pass(48 * HOUR);
      got(await closeTurn(app, master.actor, { campaignId, turn, excused }));
    };
    const line = async (seat: SeatId) =>
      got(await showCampaign(app, SIGNED_OUT, { campaignId })).seats.find((each) => each.seat === seat);
    return { house: { ...house, app }, app, db: house.db, table, campaignId, master, anna, boris, next, line };
  };

  test('FG-6.2 is nobody’s before: it cannot be joined, taken over or opened, and does not count', async () => {
    const { app, table, campaignId, master, anna, line, next } = await restless();
    const cleo = await newPlayer(app.store.db, 'Cleo');
    expect(await line(KITE)).toMatchObject({ status: 'closed', later: true, ruler: null });
    expect(await line(GULL)).toMatchObject({ status: 'held', later: false });
    const letter = { campaignId, from: GULL, to: [KITE], subject: 'Captain', body: 'Wait.' };
    expect(code(await writeLetter(app, anna.actor, letter))).toBe('not-found');
    expect(code(await takeOverSeat(app, cleo.actor, { campaignId, seat: KITE }))).toBe('seat-taken');
    expect(refusal(await closeSeat(app, master.actor, { campaignId, seat: KITE, closed: false }))).toMatchObject({
      code: 'conflict',
      what: 'seat-later',
    });
    const { campaigns } = got(await listCampaigns(app, SIGNED_OUT, { limit: 50 }));
    expect(campaigns.find(({ id }) => id === campaignId)).toMatchObject({ seats: 2, openSeats: 0 });
    await next();
    expect(await line(KITE)).toMatchObject({ status: 'closed', later: true });
    expect(await noticesTo(table, master)).not.toContain('seat-begun');
    const early = await openTable(table.house, { ...RESTLESS, settings: { startWhenFull: true } });
    const open = { campaignId: early.campaignId };
    expect(got(await showCampaign(app, SIGNED_OUT, open)).wanted).toBe(2);
    expect(code(await joinCampaign(app, cleo.actor, { ...open, seat: KITE }))).toBe('seat-taken');
    got(await joinCampaign(app, cleo.actor, { ...open, seat: GULL }));
    got(await joinCampaign(app, (await newPlayer(app.store.db, 'Dan')).actor, open));
    expect(got(await showCampaign(app, SIGNED_OUT, open)).wanted).toBe(0);
  });

  test('FG-6.2 opens with the turn: masters and standbys are told, somebody takes it, and plays by mail', async () => {
    const { house, app, db, table, campaignId, master, next, line } = await restless();
    const post = postOffice(house);
    const cleo = await newPlayer(db, 'Cleo');
    got(await joinStandby(app, cleo.actor, { campaignId }));
    await next();
    await next();
    expect(await line(KITE)).toMatchObject({ status: 'open', later: false });
    expect(await noticesTo(table, master)).toContain('seat-begun');
    expect(await noticesTo(table, cleo)).toEqual(['seat-open']);
    got(await takeOverSeat(app, cleo.actor, { campaignId, seat: KITE }));
    expect(got(await showCampaign(app, SIGNED_OUT, { campaignId })).waitsFor).toEqual([GULL, HERON, KITE]);

    await post.drain();
    const mails = await post.mailsTo(cleo.email);
    const report = mails.find((mail) => partOf(mail, 'text/plain').includes('Rebels rise in Highmoor'));
    if (report === undefined) throw new Error('Cleo got no report of the rising');
    expect(partOf(report, 'text/plain')).toMatch(/C1 with [678] men/);
    const reply = headerValue(report, 'reply-to') ?? '';
    const answer = await post.receive(written({ from: cleo.email, to: reply, body: 'C1 MARCH Southpoint' }));
    expect(answer).toMatchObject({ outcome: 'accepted', reason: 'orders' });
    await next();
    const { view } = got(await readTurnFile(app, cleo.actor, { campaignId, seat: KITE }));
    expect(view).toMatchObject({ units: [{ kind: 'column', at: 10 }] });
    const checked = got(await verifyCampaign(app, master.actor, { campaignId }));
    expect(checked.faults).toEqual([]);
    const history = got(await showStandings(app, SIGNED_OUT, { campaignId })).map(({ standings }) =>
      standings.map(({ seat }) => seat),
    );
    expect(history.slice(0, 3).map((seats) => seats.includes('Kit'))).toEqual([false, false, true]);
  });

  test('FG-6.2 is given by invitation, and its ruler climbs the ladder of silence like every other', async () => {
    const { app, db, campaignId, master, next, line } = await restless();
    await next();
    await next();
    const dora = await newPlayer(db, 'Dora');
    const { link } = got(await inviteToCampaign(app, master.actor, { campaignId, seat: KITE, days: 9 }));
    const invitation = new URL(link).searchParams.get('invitation') ?? '';
    got(await acceptInvitation(app, dora.actor, { campaignId, invitation }));
    expect(await findSeat(db, campaignId, KITE)).toMatchObject({ status: 'held', userId: dora.id, missedLately: 0 });
    for (const missed of [1, 2]) {
      await next({}, false);
      expect(await findSeat(db, campaignId, KITE)).toMatchObject({ missedLately: missed });
    }
    expect(await line(KITE)).toMatchObject({ status: 'held', control: 'caretaker', later: false });
  });

  test('is open again when a power that was gone comes back, unless it still belongs to somebody', async () => {
    const { app, db, table, campaignId, master, boris, next } = await restless(EVERY_RULESET.map(withoutHeronInTurn2));
    const cleo = await newPlayer(db, 'Cleo');
    got(await joinStandby(app, cleo.actor, { campaignId }));
    await next();
    await next();
    expect(await findSeat(db, campaignId, HERON)).toMatchObject({ status: 'held', userId: boris.id });
    expect(await noticesTo(table, cleo)).toEqual(['seat-open']);
    got(await rollBack(app, master.actor, { campaignId, to: 1, rerunThrough: 1, reason: 'Once more.' }));
    got(await removeRuler(app, master.actor, { campaignId, seat: HERON, reason: 'He is gone.' }));
    got(await closeTurn(app, master.actor, { campaignId, turn: 2, excused: true }));
    expect(await findSeat(db, campaignId, HERON)).toMatchObject({ status: 'open' });
    const begun = (await noticesOf(db, master.id, { limit: 100 })).filter(({ kind }) => kind === 'seat-begun');
    expect(begun.map(({ facts }) => JSON.parse(facts).seat)).toContain('Lord Heron');
  });

  test('FG-6.2 is no seat again when the turn in which it began is taken back', async () => {
    const { app, db, campaignId, anna, master, next, line } = await restless();
    await next();
    await next();
    got(await rollBack(app, master.actor, { campaignId, to: 1, rerunThrough: 1, reason: 'A mistake.' }));
    expect(await line(KITE)).toMatchObject({ status: 'closed', later: true });
    const letter = { campaignId, from: GULL, subject: 'Rebels', body: 'Come to us.' } as const;
    expect(code(await writeLetter(app, anna.actor, { ...letter, to: [KITE] }))).toBe('not-found');
    const { id } = got(await writeLetter(app, anna.actor, { ...letter, to: 'all' }));
    const heard = db.selectFrom('letterRecipient').select('seat').where('letterId', '=', id);
    expect((await heard.execute()).map(({ seat }) => seat)).toEqual([HERON]);
    const cleo = await newPlayer(db, 'Cleo');
    expect(refusal(await takeOverSeat(app, cleo.actor, { campaignId, seat: KITE }))).toMatchObject({
      what: 'seat-later',
    });
  });
});
