import type { SeatId } from '@chancery/core';
import { countingSheets, findCampaign, findSeat, noticesOf } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { createCampaign } from '../../src/campaign/lifecycle/create-campaign.ts';
import { archiveCampaign, endCampaign } from '../../src/campaign/lifecycle/end-campaign.ts';
import { openCampaign } from '../../src/campaign/lifecycle/open-campaign.ts';
import { acceptInvitation } from '../../src/campaign/people/accept-invitation.ts';
import { answerApplication } from '../../src/campaign/people/answer-application.ts';
import { applyForSeat, withdrawApplication } from '../../src/campaign/people/apply-for-seat.ts';
import { assignSeat } from '../../src/campaign/people/assign-seat.ts';
import { closeSeat } from '../../src/campaign/people/close-seat.ts';
import { inviteToCampaign, revokeInvitation } from '../../src/campaign/people/invite.ts';
import { joinCampaign } from '../../src/campaign/people/join-campaign.ts';
import { joinStandby } from '../../src/campaign/people/standby.ts';
import { takeOverSeat } from '../../src/campaign/people/take-over-seat.ts';
import { showLineage } from '../../src/campaign/shown/show-lineage.ts';
import { setNotices } from '../../src/channels/notices/set-notices.ts';
import { leaveSeat, removeRuler } from '../../src/desk/campaign/leave-seat.ts';
import { pauseCampaign } from '../../src/desk/campaign/pause-campaign.ts';
import { readTurnFile } from '../../src/desk/reading/read-turn-file.ts';
import { saveDraft } from '../../src/desk/sheets/save-draft.ts';
import { type Actor, SIGNED_OUT } from '../../src/ground/actor.ts';
import { startCampaign } from '../../src/turn/triggers/start-campaign.ts';
import { submitOrders } from '../../src/turn/triggers/submit-orders.ts';
import {
  begunTable,
  code,
  FOUR_CROWNS,
  got,
  HOUR,
  houseOf,
  newPlayer,
  openTable,
  outboxFor,
  type Player,
  refusal,
} from '../sample/people.ts';

const ALL = { limit: 50, before: undefined };

onEachDatabase('seats', (database) => {
  const store = suiteStore(database);

  test('a seat is taken once, and nobody rules twice', async () => {
    const house = houseOf(store());
    const { campaignId, seats } = await openTable(house);
    const [anna, boris] = [await newPlayer(house.db, 'Anna'), await newPlayer(house.db, 'Boris')];
    const seat = seats[1] as SeatId;
    expect(got(await joinCampaign(house.app, anna.actor, { campaignId, seat }))).toEqual({ seat, waiting: false });
    expect(refusal(await joinCampaign(house.app, boris.actor, { campaignId, seat }))).toEqual({
      code: 'seat-taken',
      seat,
    });
    expect(code(await joinCampaign(house.app, anna.actor, { campaignId }))).toBe('conflict');
    expect(got(await joinCampaign(house.app, boris.actor, { campaignId }))).toEqual({ seat: seats[0], waiting: false });
    expect(code(await joinCampaign(house.app, SIGNED_OUT, { campaignId }))).toBe('not-signed-in');
  });

  test('a seat that is closed is for nobody, counts as no place, and can be opened again', async () => {
    const house = houseOf(store());
    const { campaignId, seats, master } = await openTable(house);
    const [first, second, ...others] = seats as readonly [SeatId, SeatId, ...SeatId[]];
    const close = (seat: SeatId, closed: boolean) => closeSeat(house.app, master.actor, { campaignId, seat, closed });
    const [anna, boris] = [await newPlayer(house.db, 'Anna'), await newPlayer(house.db, 'Boris')];
    got(await joinCampaign(house.app, anna.actor, { campaignId, seat: first }));
    expect(refusal(await close(first, true))).toMatchObject({ code: 'wrong-status', status: 'held' });
    expect(refusal(await close(second, false))).toMatchObject({ code: 'wrong-status', status: 'open' });
    got(await close(second, true));
    expect(await findSeat(house.db, campaignId, second)).toMatchObject({ status: 'closed', control: 'rule' });
    expect(code(await joinCampaign(house.app, boris.actor, { campaignId, seat: second }))).toBe('seat-taken');
    got(await close(second, false));
    expect(got(await joinCampaign(house.app, boris.actor, { campaignId, seat: second })).seat).toBe(second);
    for (const seat of others) got(await close(seat, true));
    // Whoever has a place is there: the worker begins.
    expect((await findCampaign(house.db, campaignId))?.dueAt).toBe(house.app.now());
    const lineage = got(await showLineage(house.app, master.actor, { campaignId }));
    expect(lineage.filter(({ seat }) => seat === second).map(({ change }) => change)).toEqual([
      'closed',
      'opened',
      'taken',
    ]);
  });

  test('who comes when all seats are taken waits, and gets the seat that falls open', async () => {
    const house = houseOf(store());
    const { campaignId, seats } = await openTable(house, { settings: { startWhenFull: false } });
    const rulers = [];
    for (const name of ['Anna', 'Boris', 'Clara', 'David']) {
      const ruler = await newPlayer(house.db, name);
      got(await joinCampaign(house.app, ruler.actor, { campaignId }));
      rulers.push(ruler);
    }
    const eva = await newPlayer(house.db, 'Eva');
    expect(got(await joinCampaign(house.app, eva.actor, { campaignId }))).toEqual({ seat: null, waiting: true });
    house.pass(HOUR);
    got(await leaveSeat(house.app, rulers[2]!.actor, { campaignId, seat: seats[2] as SeatId, reason: '' }));
    expect((await findSeat(house.db, campaignId, seats[2] as SeatId))?.userId).toBe(eva.id);
  });

  test('seats are given out by wishes when the campaign starts, the same whoever starts it', async () => {
    const house = houseOf(store());
    const { campaignId, seats, master } = await openTable(house, { settings: { seatChoice: 'wishes' } });
    const [anna, boris, clara] = [
      await newPlayer(house.db, 'Anna'),
      await newPlayer(house.db, 'Boris'),
      await newPlayer(house.db, 'Clara'),
    ];
    const [first, second, third] = seats as [SeatId, SeatId, SeatId];
    got(await joinCampaign(house.app, anna.actor, { campaignId, preferences: [first] }));
    got(await joinCampaign(house.app, boris.actor, { campaignId, preferences: [first, second] }));
    got(await joinCampaign(house.app, clara.actor, { campaignId, preferences: [third] }));
    got(await startCampaign(house.app, master.actor, { campaignId }));
    const holder = async (seat: SeatId) => (await findSeat(house.db, campaignId, seat))?.userId;
    // Anna wished for one seat alone: only so do all three get a wish.
    expect([await holder(first), await holder(second), await holder(third)]).toEqual([anna.id, boris.id, clara.id]);
  });

  test('the one who loses a seat is told, whatever notices they want', async () => {
    const house = houseOf(store());
    const { campaignId, seats, master, rulers } = await begunTable(house);
    const [anna, boris] = rulers as [(typeof rulers)[0], (typeof rulers)[0]];
    got(await setNotices(house.app, anna.actor, { mails: [{ campaignId: null, kind: 'seat-lost', wanted: false }] }));
    const seat = seats[0] as SeatId;
    got(await removeRuler(house.app, master.actor, { campaignId, seat, reason: 'Rude letters.' }));
    const [told] = await noticesOf(house.db, anna.id, ALL);
    expect(told?.kind).toBe('seat-lost');
    expect(told?.facts).toContain('Rude letters.');
    const mails = (await outboxFor(house.db, anna.id)).map(({ payload }) => String(payload));
    expect(mails.filter((mail) => mail.includes('no longer yours'))).toHaveLength(1);
    expect((await noticesOf(house.db, boris.id, ALL)).map(({ kind }) => kind)).not.toContain('seat-lost');
    expect(String((await outboxFor(house.db, boris.id)).map(({ payload }) => payload))).not.toContain('Rude letters.');
  });

  test('who was removed does not take the seat back without a master', async () => {
    const house = houseOf(store());
    const { campaignId, seats, master, rulers } = await begunTable(house);
    const seat = seats[0] as SeatId;
    got(await removeRuler(house.app, master.actor, { campaignId, seat, reason: 'Cheating.' }));
    expect(code(await takeOverSeat(house.app, rulers[0]!.actor, { campaignId, seat }))).toBe('conflict');
  });

  for (const [setting, left] of [
    ['counts', 1],
    ['dropped', 0],
  ] as const) {
    test(`a forced-out ruler's sheet: ${setting}`, async () => {
      const house = houseOf(store());
      const settings = { startWhenFull: false, removedSheet: setting };
      const { campaignId, seats, master, rulers } = await begunTable(house, ['Anna', 'Boris'], { settings });
      const seat = seats[0] as SeatId;
      const sheet = { campaignId, seat, channel: 'api', orders: [] } as const;
      got(await submitOrders(house.app, rulers[0]!.actor, sheet));
      got(await removeRuler(house.app, master.actor, { campaignId, seat, reason: 'Gone.' }));
      expect(await countingSheets(house.db, { campaignId, turn: 1, edition: 1 })).toHaveLength(left);
    });
  }

  test('takeover at every stage: not before the start, while it runs, while it is paused, not after the end', async () => {
    const house = houseOf(store());
    const { campaignId, seats, master } = await begunTable(house, ['Anna']);
    const [, second, third, fourth] = seats as [SeatId, SeatId, SeatId, SeatId];
    const [eva, fred, gerd] = [
      await newPlayer(house.db, 'Eva'),
      await newPlayer(house.db, 'Fred'),
      await newPlayer(house.db, 'Gerd'),
    ];
    const waiting = await openTable(house);
    expect(code(await takeOverSeat(house.app, eva.actor, { campaignId: waiting.campaignId, seat: second }))).toBe(
      'wrong-status',
    );
    got(await takeOverSeat(house.app, eva.actor, { campaignId, seat: second }));
    expect(code(await takeOverSeat(house.app, fred.actor, { campaignId, seat: second }))).toBe('seat-taken');
    got(await pauseCampaign(house.app, master.actor, { campaignId, reason: 'Holidays' }));
    got(await takeOverSeat(house.app, fred.actor, { campaignId, seat: third }));
    got(await endCampaign(house.app, master.actor, { campaignId, how: 'A draw.' }));
    expect(code(await takeOverSeat(house.app, gerd.actor, { campaignId, seat: fourth }))).toBe('wrong-status');
  });

  test('a takeover keeps the lineage of the seat and leaves its clock alone', async () => {
    const house = houseOf(store());
    const { campaignId, seats, rulers } = await begunTable(house);
    const seat = seats[0] as SeatId;
    const deadline = async () =>
      (await house.db.selectFrom('campaign').select('deadline').where('id', '=', campaignId).executeTakeFirstOrThrow())
        .deadline;
    const before = await deadline();
    got(await leaveSeat(house.app, rulers[0]!.actor, { campaignId, seat, reason: 'No time.' }));
    house.pass(HOUR);
    const eva = await newPlayer(house.db, 'Eva');
    got(await takeOverSeat(house.app, eva.actor, { campaignId, seat }));
    expect(await deadline()).toBe(before);
    const lineage = got(await showLineage(house.app, SIGNED_OUT, { campaignId })).filter((each) => each.seat === seat);
    expect(lineage.map(({ change, ruler }) => [change, ruler])).toEqual([
      ['taken', 'Anna'],
      ['left', 'Anna'],
      ['taken', 'Eva'],
    ]);
    expect(JSON.stringify(lineage)).not.toContain('No time.');
  });

  test('who takes a seat over finds what was sent in for it, and not what was only drafted', async () => {
    const house = houseOf(store());
    const { campaignId, seats, rulers } = await begunTable(house);
    const of = { campaignId, seat: seats[0] as SeatId };
    const [anna] = rulers as [Player];
    got(await submitOrders(house.app, anna.actor, { ...of, channel: 'desk', text: 'G1 RECRUIT 2 militia' }));
    const secret = 'PROCLAIM "A secret that I keep to myself."';
    got(await saveDraft(house.app, anna.actor, { ...of, channel: 'desk', text: secret }));
    const draft = async (actor: Actor) => got(await readTurnFile(house.app, actor, of)).draft.map(({ verb }) => verb);
    expect(await draft(anna.actor)).toEqual(['PROCLAIM']);
    got(await leaveSeat(house.app, anna.actor, { ...of, reason: '' }));
    const eva = await newPlayer(house.db, 'Eva');
    got(await takeOverSeat(house.app, eva.actor, of));
    expect(await draft(eva.actor)).toEqual(['RECRUIT']);
  });

  test('where nobody is told who rules, the lineage names only oneself; masters know all', async () => {
    const house = houseOf(store());
    const table = await begunTable(house, ['Anna', 'Boris'], { anonymity: 'until-the-end' });
    const { campaignId, master, rulers } = table;
    const names = async (actor: Actor) =>
      got(await showLineage(house.app, actor, { campaignId })).map(({ ruler }) => ruler);
    expect(await names(SIGNED_OUT)).toEqual([null, null]);
    expect(await names(rulers[0]!.actor)).toEqual(['Anna', null]);
    expect(await names(master.actor)).toEqual(['Anna', 'Boris']);
    got(await endCampaign(house.app, master.actor, { campaignId, how: 'A draw.' }));
    expect(await names(SIGNED_OUT)).toEqual(['Anna', 'Boris']);
  });

  test('where masters accept, who was declined gets nothing, and who stands by may take over', async () => {
    const house = houseOf(store());
    const table = await openTable(house, { settings: { joining: 'application', startWhenFull: false } });
    const { campaignId, master, seats } = table;
    const { app, db } = house;
    const [anna, boris, clara] = [
      await newPlayer(db, 'Anna'),
      await newPlayer(db, 'Boris'),
      await newPlayer(db, 'Clara'),
    ];
    expect(code(await joinCampaign(app, anna.actor, { campaignId }))).toBe('conflict');
    for (const { actor } of [anna, boris, clara]) {
      got(await applyForSeat(app, actor, { campaignId, preferences: [seats[3] as SeatId], message: 'Please.' }));
    }
    const answer = { campaignId, userId: anna.id, answer: { kind: 'accept' } } as const;
    expect(code(await answerApplication(app, boris.actor, answer))).toBe('not-allowed');
    expect(got(await answerApplication(app, master.actor, answer))).toEqual({ seat: seats[3] });
    got(
      await answerApplication(app, master.actor, {
        campaignId,
        userId: boris.id,
        answer: { kind: 'decline', reason: 'No.' },
      }),
    );
    expect(code(await applyForSeat(app, boris.actor, { campaignId, preferences: [], message: '' }))).toBe('conflict');
    got(await answerApplication(app, master.actor, { campaignId, userId: clara.id, answer: { kind: 'standby' } }));
    expect(code(await joinStandby(app, boris.actor, { campaignId }))).toBe('conflict');
    got(await startCampaign(app, master.actor, { campaignId }));
    got(await takeOverSeat(app, clara.actor, { campaignId, seat: seats[0] as SeatId }));
    expect(code(await takeOverSeat(app, boris.actor, { campaignId, seat: seats[1] as SeatId }))).toBe('conflict');
    expect(code(await withdrawApplication(app, boris.actor, { campaignId }))).toBe('not-found');
  });

  test('nobody is made a ruler who has not asked for it', async () => {
    const house = houseOf(store());
    const { campaignId, master, seats } = await begunTable(house, ['Anna']);
    const eva = await newPlayer(house.db, 'Eva');
    const assignment = { campaignId, seat: seats[1] as SeatId, userId: eva.id };
    expect(code(await assignSeat(house.app, master.actor, assignment))).toBe('not-found');
    got(await joinStandby(house.app, eva.actor, { campaignId }));
    got(await assignSeat(house.app, master.actor, assignment));
    expect((await findSeat(house.db, campaignId, seats[1] as SeatId))?.userId).toBe(eva.id);
  });

  test('an invitation is good once, until it is revoked, and for its address alone', async () => {
    const house = houseOf(store());
    const { app, db } = house;
    const { campaignId, master, seats } = await openTable(house, { settings: { joining: 'invitation' } });
    const [anna, boris] = [await newPlayer(db, 'Anna'), await newPlayer(db, 'Boris')];
    const tokenOf = (link: string): string => new URL(link).searchParams.get('invitation') ?? '';
    const seat = seats[2] as SeatId;
    const mailed = got(await inviteToCampaign(app, master.actor, { campaignId, seat, email: anna.email, days: 7 }));
    const invitation = tokenOf(mailed.link);
    expect(code(await joinCampaign(app, boris.actor, { campaignId }))).toBe('not-found');
    expect(code(await acceptInvitation(app, boris.actor, { campaignId, invitation }))).toBe('not-found');
    expect(got(await acceptInvitation(app, anna.actor, { campaignId, invitation }))).toEqual({ seat, waiting: false });
    const told = (await noticesOf(db, master.id, ALL)).filter(({ kind }) => kind === 'invitation-accepted');
    expect(told.map(({ facts }) => JSON.parse(String(facts)))).toMatchObject([
      { kind: 'invitation-accepted', who: 'Anna', seat: expect.any(String) },
    ]);
    const open = got(await inviteToCampaign(app, master.actor, { campaignId, days: 7 }));
    got(await revokeInvitation(app, master.actor, { campaignId, id: open.id }));
    expect(code(await acceptInvitation(app, boris.actor, { campaignId, invitation: tokenOf(open.link) }))).toBe(
      'not-found',
    );
    const late = got(await inviteToCampaign(app, master.actor, { campaignId, days: 1 }));
    house.pass(25 * HOUR);
    expect(code(await acceptInvitation(app, boris.actor, { campaignId, invitation: tokenOf(late.link) }))).toBe(
      'not-found',
    );
  });

  test('whoever has many campaigns invites no more people by them than by one', async () => {
    const house = houseOf(store());
    const { app } = house;
    const { campaignId, master } = await openTable(house);
    const another = got(await createCampaign(app, master.actor, FOUR_CROWNS));
    got(await openCampaign(app, master.actor, another));
    for (let sent = 0; sent < 60; sent += 1) {
      got(await inviteToCampaign(app, master.actor, { campaignId, email: `guest-${sent}@example.org`, days: 1 }));
    }
    const more = { campaignId: another.campaignId, email: 'one-more@example.org', days: 1 };
    expect(code(await inviteToCampaign(app, master.actor, more))).toBe('too-many');
    house.pass(25 * HOUR);
    got(await inviteToCampaign(app, master.actor, more));
  });

  test('after the end nothing changes: no seat is left, taken, given or asked for', async () => {
    const house = houseOf(store());
    const { app, db } = house;
    const { campaignId, master, seats, rulers } = await begunTable(house, ['Anna', 'Boris']);
    const eva = await newPlayer(db, 'Eva');
    got(await endCampaign(app, master.actor, { campaignId, how: 'Anna has won.' }));
    const rows = () =>
      db.selectFrom('seat').selectAll().where('campaignId', '=', campaignId).orderBy('place').execute();
    const before = await rows();
    const seat = seats[0] as SeatId;
    const attempts = async () => [
      code(await leaveSeat(app, rulers[0]!.actor, { campaignId, seat, reason: '' })),
      code(await removeRuler(app, master.actor, { campaignId, seat, reason: 'x' })),
      code(await takeOverSeat(app, eva.actor, { campaignId, seat: seats[3] as SeatId })),
      code(await joinCampaign(app, eva.actor, { campaignId })),
      code(await joinStandby(app, eva.actor, { campaignId })),
      code(await applyForSeat(app, eva.actor, { campaignId, preferences: [], message: '' })),
      code(await assignSeat(app, master.actor, { campaignId, seat: seats[2] as SeatId, userId: rulers[1]!.id })),
      code(await inviteToCampaign(app, master.actor, { campaignId, days: 1 })),
    ];
    expect(new Set(await attempts())).toEqual(new Set(['wrong-status']));
    got(await archiveCampaign(app, master.actor, { campaignId }));
    expect(new Set(await attempts())).toEqual(new Set(['wrong-status']));
    expect(await rows()).toEqual(before);
  });
});
