import { hashOf } from '@chancery/core';
import {
  addAbsence,
  addAccessToken,
  addAudit,
  addBlock,
  addDailyBytes,
  addInvitation,
  addLetter,
  addNotices,
  addOwnScenario,
  addPress,
  addRequestCounts,
  addSeatHistory,
  addSignals,
  addStandby,
  addWaitingAbsence,
  addWaitingReceipt,
  addWebhook,
  appointAdministrator,
  askExtension,
  changeSeat,
  type Db,
  flag,
  jsonText,
  keepIncomingMail,
  MASTER_PARTY,
  muteSeat,
  NO_LETTER,
  newId,
  noteMailTrouble,
  noteTrouble,
  placeSignals,
  putAddressChange,
  putApplication,
  putNoticePreference,
  putSeatNote,
  putServerSetting,
  putUserSetting,
  queueOutbox,
  replyNameFor,
  reportLetter,
  shareOwnScenario,
  showPresence,
  type Trx,
  takeIdempotencyKey,
  takeLease,
} from '../../src/index.ts';
import { begunCampaign, ENGLAND, FRANCE, HOUR, NOON, type Sample, SCOTLAND } from './campaign.ts';
import { closeFirstTurn } from './first-turn.ts';
import { addAccount, addUser } from './people.ts';

/** A campaign of which turn 1 is out, with at least one row in every table. */
export const everything = async (db: Db): Promise<Sample> => {
  const { campaignId, master, next } = await begunCampaign(db);
  const ruler = await addUser(db, 'Ruler');
  const sample = { campaignId, master, out: next, next: { ...next, turn: 2 } };
  await db.transaction().execute(async (trx) => {
    await changeSeat(trx, campaignId, ENGLAND, { userId: ruler, status: 'held', control: 'ruler', joinedAt: NOON });
    const change = { campaignId, seat: ENGLAND, userId: ruler, byUser: null, turn: 0, reason: '', at: NOON };
    await addSeatHistory(trx, { ...change, change: 'taken' });
    await addAccount(trx, ruler);
    await ofUser(trx, ruler);
    await ofPeople(trx, sample, ruler);
    await closeFirstTurn(trx, sample, ruler);
    await written(trx, sample, ruler);
    await ofServer(trx, sample);
  });
  await placeSignals(db);
  return sample;
};

type User = Sample['master'];

const ofUser = async (trx: Trx, userId: User): Promise<void> => {
  await appointAdministrator(trx, { userId, since: NOON, appointedBy: null });
  await addAccessToken(trx, {
    id: newId(),
    userId,
    name: 'bot',
    hash: hashOf(newId()),
    scopes: jsonText(['read', 'order']),
    campaignId: null,
    createdAt: NOON,
    expiresAt: null,
  });
  const scenario = newId<'own-scenario'>();
  await addOwnScenario(trx, {
    id: scenario,
    userId,
    ruleset: 'a-ruleset',
    title: 'The Isles',
    description: '',
    digest: hashOf(scenario),
    salt: 'c0ffee'.repeat(5),
    file: jsonText({ format: 'chancery-scenario-1' }),
    facts: jsonText({}),
    picture: '<svg/>',
    createdAt: NOON,
  });
  await shareOwnScenario(trx, scenario, { sharedAt: NOON, shareHash: hashOf(newId()) });
  await putUserSetting(trx, {
    userId,
    zone: 'Pacific/Kiritimati',
    quietFrom: 1320,
    quietUntil: 420,
    feedHash: hashOf(newId()),
    settings: jsonText({}),
    updatedAt: NOON,
  });
  await addBlock(trx, { userId, since: NOON, byUser: null, reason: 'rude' });
  const wish = { userId, email: 'new@example.org', codeHash: hashOf(newId()), tries: 0 };
  await putAddressChange(trx, { ...wish, expiresAt: NOON + HOUR });
  const request = { userId, key: 'k', requestHash: hashOf('post'), createdAt: NOON, expiresAt: NOON + HOUR };
  await takeIdempotencyKey(trx, request);
};

const ofPeople = async (trx: Trx, { campaignId, master }: Sample, userId: User): Promise<void> => {
  await putNoticePreference(trx, { userId, campaignId, kind: 'turn', channel: 'mail', wanted: flag(false) });
  const news = { campaignId, kind: 'press', facts: jsonText({ title: 'War' }), dedupeKey: 'press:1', at: NOON };
  await addNotices(
    trx,
    [userId, master].map((to) => ({ ...news, id: newId<'notice'>(), userId: to })),
  );
  const notice = { id: newId<'notice'>(), userId, campaignId, kind: 'turn', facts: jsonText({ turn: 1 }), at: NOON };
  await addNotices(trx, [{ ...notice, dedupeKey: `turn:${campaignId}:1` }]);
  await putApplication(trx, { campaignId, userId, preferences: jsonText([FRANCE]), message: 'Please', at: NOON });
  await addInvitation(trx, {
    campaignId,
    id: newId(),
    tokenHash: hashOf(newId()),
    seat: FRANCE,
    email: 'guest@example.org',
    createdBy: master,
    createdAt: NOON,
    expiresAt: NOON + HOUR,
    most: 12,
  });
  const signal = { campaignId, party: ENGLAND, facts: jsonText({ kind: 'letter' }), at: NOON };
  await addSignals(trx, [{ ...signal, dedupeKey: 'letter:1:Eng' }]);
  await addStandby(trx, { campaignId, userId, since: NOON });
  const absence = { fromAt: NOON, untilAt: NOON + HOUR, note: 'the sea', saidAt: NOON, throughTurn: 4 };
  await addAbsence(trx, { campaignId, id: newId(), seat: ENGLAND, userId, ...absence });
  await addWaitingAbsence(trx, { campaignId, id: newId(), userId, ...absence });
  const sent = { turn: 1, edition: 1, channel: 'mail', text: 'ABSENT 2 DAYS', lines: jsonText([]), at: NOON } as const;
  await addWaitingReceipt(trx, { campaignId, id: newId(), userId, ...sent });
  await putSeatNote(trx, { campaignId, seat: ENGLAND, userId, number: 1, text: 'Trust nobody.', at: NOON });
  const extension = { milliseconds: HOUR, reason: 'a train', askedBy: userId, askedAt: NOON };
  await askExtension(trx, { campaignId, id: newId(), turn: 0, seat: ENGLAND, ...extension });
  await addWebhook(trx, {
    campaignId,
    id: newId(),
    url: 'https://example.org/hook',
    secret: 'hush',
    form: 'plain',
    kinds: jsonText(['turn']),
    createdBy: master,
    createdAt: NOON,
  });
};

const written = async (trx: Trx, { campaignId, master }: Sample, userId: User): Promise<void> => {
  const letterId = newId<'letter'>();
  const letter = {
    campaignId,
    id: letterId,
    turn: 1,
    kind: 'letter',
    seat: ENGLAND,
    userId,
    anonymous: flag(false),
    threadId: letterId,
    subject: 'Peace',
    body: 'Shall we?',
    at: NOON,
  } as const;
  await addLetter(trx, letter, [FRANCE, SCOTLAND]);
  await muteSeat(trx, { campaignId, seat: SCOTLAND, muted: ENGLAND, since: NOON });
  await reportLetter(trx, { campaignId, id: newId(), letterId, seat: SCOTLAND, reason: 'rude', at: NOON });
  await addPress(trx, {
    campaignId,
    id: newId(),
    turn: 1,
    seat: MASTER_PARTY,
    userId: master,
    anonymous: flag(false),
    title: 'War',
    body: 'It has begun.',
    at: NOON,
  });
};

const ofServer = async (trx: Trx, { campaignId, master }: Sample): Promise<void> => {
  await queueOutbox(trx, [
    {
      kind: 'mail',
      lane: 'example.org',
      campaignId,
      userId: master,
      payload: jsonText({ to: 'master@example.org' }),
      dedupeKey: `mail:${campaignId}:1`,
      createdAt: NOON,
      dueAt: NOON,
      expiresAt: null,
    },
  ]);
  const mail = { id: newId<'incoming-mail'>(), receivedAt: NOON, sender: 'a@example.org', recipient: 'b@example.org' };
  await keepIncomingMail(trx, { ...mail, digest: hashOf(newId()), writtenAt: NOON, raw: null });
  const answers = { campaignId, seat: ENGLAND, userId: master, letterId: NO_LETTER };
  await replyNameFor(trx, { ...answers, name: newId(), createdAt: NOON });
  await noteMailTrouble(trx, { address: `gone.${campaignId}@example.org`, status: '5.1.1', since: NOON });
  await noteTrouble(trx, { name: `turn:${campaignId}`, campaignId, error: 'Error', at: NOON, retryAt: NOON + HOUR });
  const [id, seen] = [newId<'presence'>(), { startedAt: NOON, seenAt: NOON, ahead: 3 }];
  await showPresence(trx, { id, role: 'server', works: 1, engine: '0.1.0', ...seen });
  await takeLease(trx, `mailbox ${campaignId}`, newId(), { now: NOON, until: NOON + HOUR });
  await addRequestCounts(trx, [{ who: `somebody in ${campaignId}`, began: NOON, used: 60 }], 60_000);
  await addDailyBytes(trx, master, 1000, { now: NOON, dayAgo: NOON - 24 * HOUR });
  await putServerSetting(trx, { name: 'open', value: jsonText(true), updatedAt: NOON, updatedBy: master });
  const entry = { actor: 'master', userId: master, campaignId, action: 'campaign.start', facts: jsonText({}) };
  await addAudit(trx, { ...entry, at: NOON });
};
