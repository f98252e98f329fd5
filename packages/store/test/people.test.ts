import { expect, test } from 'vitest';
import {
  absencesAfter,
  absencesAt,
  absencesOf,
  acceptInvitation,
  addAbsence,
  addInvitation,
  addSeatHistory,
  addStandby,
  applicationsBy,
  applicationsOf,
  askExtension,
  changeSeat,
  countExtensionsTaken,
  decideApplication,
  decideExtension,
  endAbsences,
  extensionsOf,
  findInvitation,
  findMaster,
  findSeat,
  invitationsOf,
  jsonText,
  masteredBy,
  mastersOf,
  NO_END,
  newId,
  putApplication,
  putMaster,
  removeMaster,
  removeStandby,
  revokeInvitation,
  seatHistoryOf,
  seatsHeldBy,
  seatsOf,
  standbysOf,
} from '../src/index.ts';
import { onEachDatabase, suiteStore } from './databases.ts';
import { begunCampaign, ENGLAND, FRANCE, HOUR, NOON, SCOTLAND, SEATS } from './sample/campaign.ts';
import { addUser } from './sample/people.ts';

onEachDatabase('the people of a campaign', (database) => {
  const store = suiteStore(database);

  test('seats stand in the order of the ruleset', async () => {
    const { db } = store();
    const { campaignId } = await begunCampaign(db);
    await changeSeat(db, campaignId, SCOTLAND, { missedLately: 1 });
    expect((await seatsOf(db, campaignId)).map(({ seat }) => seat)).toEqual(SEATS);
    expect(await findSeat(db, campaignId, SCOTLAND)).toMatchObject({ missedLately: 1, status: 'open', userId: null });
    expect(await changeSeat(db, campaignId, 'Atl' as never, { missedLately: 1 })).toBe(false);
  });

  test('who holds a seat keeps their account until they have given it up', async () => {
    const { db } = store();
    const { campaignId } = await begunCampaign(db);
    const ruler = await addUser(db, 'Ruler');
    await changeSeat(db, campaignId, ENGLAND, { userId: ruler, status: 'held', joinedAt: NOON });
    expect((await seatsHeldBy(db, ruler)).map(({ seat }) => seat)).toEqual([ENGLAND]);
    const leaving = () => db.deleteFrom('user').where('id', '=', ruler).execute();
    await expect(leaving()).rejects.toThrow(/foreign key/i);
    await changeSeat(db, campaignId, ENGLAND, { userId: null, status: 'open', joinedAt: null });
    await leaving();
    expect(await seatsHeldBy(db, ruler)).toEqual([]);
  });

  test('the lineage of a seat is numbered and stays when accounts go', async () => {
    const { db } = store();
    const { campaignId } = await begunCampaign(db);
    const ruler = await addUser(db, 'Ruler');
    const row = { campaignId, seat: ENGLAND, userId: ruler, byUser: null, turn: 0, reason: '', at: NOON };
    await db.transaction().execute(async (trx) => {
      await addSeatHistory(trx, { ...row, change: 'taken' });
      await addSeatHistory(trx, { ...row, change: 'left' });
      await addSeatHistory(trx, { ...row, change: 'opened', seat: FRANCE });
    });
    await db.deleteFrom('user').where('id', '=', ruler).execute();
    expect((await seatHistoryOf(db, campaignId, ENGLAND)).map(({ number, change }) => [number, change])).toEqual([
      [1, 'taken'],
      [2, 'left'],
    ]);
  });

  test('a campaign is handed over', async () => {
    const { db } = store();
    const { campaignId, master } = await begunCampaign(db);
    const other = await addUser(db, 'Other');
    await putMaster(db, { campaignId, userId: other, role: 'second', since: NOON + 1 });
    await putMaster(db, { campaignId, userId: other, role: 'first', since: NOON + 2 });
    await putMaster(db, { campaignId, userId: master, role: 'second', since: NOON + 2 });
    expect((await mastersOf(db, campaignId)).map(({ userId, role }) => [userId, role])).toEqual([
      [master, 'second'],
      [other, 'first'],
    ]);
    await removeMaster(db, campaignId, master);
    expect(await findMaster(db, campaignId, master)).toBeUndefined();
    expect((await masteredBy(db, other)).map((row) => row.campaignId)).toEqual([campaignId]);
  });

  test('applications wait in the order of coming and are decided once', async () => {
    const { db } = store();
    const { campaignId, master } = await begunCampaign(db);
    const [first, second] = [await addUser(db, 'First'), await addUser(db, 'Second')];
    const apply = (userId: typeof first, at: number) =>
      putApplication(db, { campaignId, userId, preferences: jsonText([FRANCE, ENGLAND]), message: '', at });
    await apply(first, NOON);
    await apply(second, NOON + 1);
    await apply(first, NOON + 2);
    expect((await applicationsOf(db, campaignId)).map(({ userId }) => userId)).toEqual([second, first]);
    const accept = { status: 'accepted', decidedBy: master, decidedAt: NOON } as const;
    expect(await decideApplication(db, campaignId, second, accept)).toBe(true);
    expect(await decideApplication(db, campaignId, second, { ...accept, status: 'declined' })).toBe(false);
    expect((await applicationsOf(db, campaignId, 'accepted')).map(({ userId }) => userId)).toEqual([second]);
    expect(await applicationsBy(db, first)).toMatchObject([{ status: 'waiting', preferences: '["Fra","Eng"]' }]);
  });

  test('an invitation is good once, or as often as it says, until it expires or is revoked', async () => {
    const { db } = store();
    const { campaignId, master } = await begunCampaign(db);
    const invite = async (tokenHash: string, most = 1) => {
      const invitation = { campaignId, id: newId<'invitation'>(), tokenHash, seat: null, email: null, most };
      await addInvitation(db, { ...invitation, createdBy: master, createdAt: NOON, expiresAt: NOON + HOUR });
      return (await findInvitation(db, campaignId, tokenHash))!;
    };
    const [good, late, revoked] = [await invite('one'), await invite('two'), await invite('three')];
    const accepting = [1, 2, 3].map(() => acceptInvitation(db, good, master, NOON));
    expect((await Promise.all(accepting)).filter(Boolean)).toHaveLength(1);
    expect(await acceptInvitation(db, late, master, NOON + HOUR)).toBe(false);
    expect(await revokeInvitation(db, campaignId, revoked.id, NOON)).toBe(true);
    expect(await revokeInvitation(db, campaignId, good.id, NOON)).toBe(false);
    expect(await acceptInvitation(db, revoked, master, NOON)).toBe(false);
    expect(await invitationsOf(db, campaignId)).toHaveLength(3);

    const group = await invite('four', 3);
    const coming = [1, 2, 3, 4, 5].map(() => acceptInvitation(db, group, master, NOON));
    expect((await Promise.all(coming)).filter(Boolean)).toHaveLength(3);
    const half = await invite('five', 2);
    expect(await acceptInvitation(db, half, master, NOON)).toBe(true);
    expect(await revokeInvitation(db, campaignId, half.id, NOON)).toBe(true);
    expect(await acceptInvitation(db, half, master, NOON)).toBe(false);
    const counted = await invitationsOf(db, campaignId);
    expect(counted.map(({ used, most }) => `${used} of ${most}`).sort()).toEqual(
      ['1 of 1', '0 of 1', '0 of 1', '3 of 3', '1 of 2'].sort(),
    );
  });

  test('who stands by keeps their place', async () => {
    const { db } = store();
    const { campaignId } = await begunCampaign(db);
    const [first, second] = [await addUser(db, 'First'), await addUser(db, 'Second')];
    await addStandby(db, { campaignId, userId: first, since: NOON });
    await addStandby(db, { campaignId, userId: second, since: NOON + 1 });
    await addStandby(db, { campaignId, userId: first, since: NOON + 2 });
    expect((await standbysOf(db, campaignId)).map(({ userId }) => userId)).toEqual([first, second]);
    await removeStandby(db, campaignId, first);
    expect((await standbysOf(db, campaignId)).map(({ userId }) => userId)).toEqual([second]);
  });

  test('an absence ends at its date, or when they say that they are back', async () => {
    const { db } = store();
    const { campaignId } = await begunCampaign(db);
    const userId = await addUser(db, 'Ruler');
    const away = { campaignId, userId, note: '', saidAt: NOON, fromAt: NOON, untilAt: NOON + 5 };
    await addAbsence(db, { ...away, id: newId(), seat: ENGLAND });
    await addAbsence(db, { ...away, id: newId(), seat: FRANCE, untilAt: NOON + 9 });
    const who = async (now: number, turn = 1) =>
      (await absencesAt(db, campaignId, { now, turn })).map(({ seat }) => seat).sort();
    expect(await who(NOON - 1)).toEqual([]);
    expect(await who(NOON)).toEqual([ENGLAND, FRANCE]);
    expect(await who(NOON + 5)).toEqual([FRANCE]);
    await endAbsences(db, campaignId, FRANCE, NOON + 6);
    expect(await who(NOON + 6)).toEqual([]);
    expect(await absencesOf(db, campaignId, FRANCE)).toMatchObject([{ untilAt: NOON + 6, throughTurn: null }]);
    // By turns: no instant ends it, the turn after its last does, and one that is taken back brings it back.
    await addAbsence(db, { ...away, id: newId(), seat: ENGLAND, untilAt: NO_END, throughTurn: 3 });
    expect(await who(NOON + 10_000_000, 3)).toEqual([ENGLAND]);
    expect(await who(NOON + 10_000_000, 4)).toEqual([]);
    expect((await absencesAfter(db, campaignId, { now: NOON + 9, turn: 2 })).map(({ seat }) => seat)).toEqual([
      ENGLAND,
    ]);
  });

  test('an extension is decided once', async () => {
    const { db } = store();
    const { campaignId, master } = await begunCampaign(db);
    const id = newId<'extension'>();
    const asked = { campaignId, id, turn: 0, seat: ENGLAND, milliseconds: HOUR, reason: '' };
    await askExtension(db, { ...asked, askedBy: master, askedAt: NOON });
    const grant = { status: 'granted', decidedBy: null, decidedAt: NOON } as const;
    expect(await decideExtension(db, campaignId, id, grant)).toBe(true);
    expect(await decideExtension(db, campaignId, id, { ...grant, status: 'refused' })).toBe(false);
    expect(await extensionsOf(db, campaignId, 0)).toMatchObject([{ ...asked, ...grant }]);
    expect(await countExtensionsTaken(db, campaignId, ENGLAND)).toBe(1);
    expect(await countExtensionsTaken(db, campaignId, FRANCE)).toBe(0);
  });
});
