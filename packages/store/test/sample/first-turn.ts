import { hashOf, MASTER, PUBLIC, viewerOf } from '@chancery/core';
import {
  addActs,
  addDiceLog,
  addEvents,
  addLiveTurn,
  addPoll,
  addReceipt,
  addReviewedList,
  addSecret,
  addSheet,
  addSheetsOfRecord,
  addState,
  addTellings,
  addTurn,
  addTurnList,
  addTurnWindow,
  answerQuestion,
  askQuestions,
  castVote,
  closeTurnRow,
  flag,
  jsonText,
  newId,
  revealSecret,
  type Trx,
} from '../../src/index.ts';
import { ENGLAND, HOUR, NOON, type Sample } from './campaign.ts';
import { sheet } from './sheet.ts';

/** Turn 1 as it comes out: a sheet, a question, and the record of what came of them. */
export const closeFirstTurn = async (
  trx: Trx,
  { campaignId, master, out, next }: Sample,
  userId: Sample['master'],
): Promise<void> => {
  const from = sheet(out, ENGLAND, { userId });
  await addSheet(trx, from);
  const { id: sheetId, orders, hash } = from;
  await addReceipt(trx, { campaignId, id: newId(), sheetId, seat: ENGLAND, hash, lines: jsonText(['ok']), at: NOON });
  await addActs(trx, { ...out, userId: master, orders: jsonText([]), at: NOON });
  const question = {
    id: 'q1',
    kind: 'coup',
    rule: 'MD-12.55',
    about: ENGLAND,
    facts: {},
    answers: ['yes', 'no'],
    byDefault: 'no',
  };
  await askQuestions(trx, [{ ...out, questionId: 'q1', question: jsonText(question), defaultAt: null, askedAt: NOON }]);
  await answerQuestion(trx, out, 'q1', { answer: 'yes', answeredBy: master, answeredAt: NOON });
  await addTurnList(trx, {
    ...out,
    lines: jsonText([{ seat: ENGLAND, hash: 'd4'.repeat(32) }]),
    firstLines: null,
    salts: jsonText(['e5'.repeat(32)]),
    wordSalts: jsonText([]),
    ofRecord: jsonText([]),
    acts: jsonText([]),
    rulings: jsonText({ q1: 'yes' }),
    cause: 'deadline',
    excused: flag(false),
    byUser: null,
    closedAt: NOON + HOUR,
  });
  const poll = { campaignId, id: newId<'poll'>(), kind: 'go-on', question: 'Go on?' } as const;
  await addPoll(trx, { ...poll, openedBy: master, openedAt: NOON, closesAt: NOON + HOUR });
  const vote = { campaignId, pollId: poll.id, seat: ENGLAND, userId, vote: 'yes', at: NOON } as const;
  await castVote(trx, vote);
  await addReviewedList(trx, {
    ...out,
    lines: jsonText([{ seat: ENGLAND, hash: 'd5'.repeat(32) }]),
    salts: jsonText(['e6'.repeat(32)]),
    wordSalts: jsonText([]),
    acts: jsonText([]),
    rulings: jsonText({ q1: 'no' }),
    at: NOON + HOUR,
  });
  await addTurn(trx, {
    ...out,
    resolvedAt: NOON + HOUR,
    hash: hashOf('turn 1'),
    previousHash: 'c3'.repeat(32),
    stateHash: hashOf({ gold: 12 }),
    version: 1,
    engine: '0.1.0',
    acts: jsonText([]),
    rulings: jsonText({ q1: 'yes' }),
    reason: null,
    byUser: null,
  });
  await addState(trx, { ...out, version: 1, state: jsonText({ gold: 12 }), hash: hashOf({ gold: 12 }) });
  await addSheetsOfRecord(trx, [{ ...out, seat: ENGLAND, origin: 'sheet', sheetId, orders, hash }]);
  await addLiveTurn(trx, { ...out, clock: 'a', label: 'Turn 1', seat: ENGLAND, origin: 'sheet', orders: 1 });
  await addTurnWindow(trx, { ...out, label: 'Turn 1, phase 1', seats: jsonText([ENGLAND]) });
  await addEvents(trx, { ...out, events: jsonText([{ kind: 'marched' }]) });
  await addTellings(trx, out, [
    { viewer: MASTER, tellings: jsonText([{ event: 0, to: [ENGLAND], told: 'all' }]) },
    { viewer: PUBLIC, tellings: jsonText([]) },
    { viewer: viewerOf(ENGLAND), tellings: jsonText([{ event: 0, to: [ENGLAND], told: 'own' }]) },
  ]);
  await addDiceLog(trx, { ...out, runs: jsonText([]) });
  await revealSecret(trx, out, NOON + HOUR);
  await addSecret(trx, { ...next, secret: '07'.repeat(32), commitment: '18'.repeat(32), drawnAt: NOON + HOUR });
  await closeTurnRow(trx, { ...out, turn: 0 }, { deadline: NOON + 2 * HOUR, dueAt: NOON + 2 * HOUR });
};
