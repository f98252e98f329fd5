import { hashOf, MASTER, PUBLIC, type Viewer, viewerOf } from '@chancery/core';
import { expect, test } from 'vitest';
import {
  addTurn,
  answerQuestion,
  askQuestions,
  changeCampaign,
  commitmentOf,
  diceLogOf,
  editionsOf,
  eventsOf,
  findTurn,
  foundingOf,
  jsonText,
  parsed,
  revealedSecrets,
  revealSecret,
  rulingsOf,
  secretOf,
  settingOf,
  sheetsOfRecord,
  standingTurn,
  standingTurns,
  stateAfter,
  supersedeTurnsAfter,
  tellingsFor,
} from '../src/index.ts';
import { onEachDatabase, suiteStore } from './databases.ts';
import { begunCampaign, ENGLAND, FRANCE, HOUR, NOON } from './sample/campaign.ts';
import { everything } from './sample/everything.ts';

onEachDatabase('the record of a turn', (database) => {
  const store = suiteStore(database);

  test('holds all that a campaign can be verified from', async () => {
    const { db } = store();
    const { out, campaignId } = await everything(db);
    expect(parsed((await foundingOf(db, campaignId))!.scenario)).toEqual({ areas: 3 });
    expect(await settingOf(db, campaignId)).toBe('{"map":"little"}');
    expect(await standingTurn(db, campaignId, 1)).toMatchObject({ previousHash: 'c3'.repeat(32), version: 1 });
    expect(await stateAfter(db, out)).toMatchObject({ state: '{"gold":12}', hash: hashOf({ gold: 12 }) });
    expect(await sheetsOfRecord(db, out)).toMatchObject([{ seat: ENGLAND, origin: 'sheet' }]);
    expect(await eventsOf(db, out)).toBe('[{"kind":"marched"}]');
    expect(await diceLogOf(db, out)).toBe('[]');
  });

  test.each<[string, Viewer, string | undefined]>([
    ['a seat reads what it heard', viewerOf(ENGLAND), 'own'],
    ['another seat, which heard nothing, has no row', viewerOf(FRANCE), undefined],
    ['the public hears nothing of it', PUBLIC, ''],
    ['the master has the record', MASTER, 'all'],
  ])('tellings: %s', async (_, viewer, told) => {
    const { db } = store();
    const { out } = await everything(db);
    const tellings = await tellingsFor(db, out, viewer);
    expect(
      tellings === undefined
        ? undefined
        : parsed(tellings)
            .map((telling) => telling.told)
            .join(),
    ).toBe(told);
  });

  test('a secret is shown by its commitment until it is revealed, once', async () => {
    const { db } = store();
    const { next, campaignId } = await begunCampaign(db);
    expect(await commitmentOf(db, next)).toBe('f6'.repeat(32));
    expect(await revealedSecrets(db, campaignId)).toEqual([]);
    const reveal = (now: number) => db.transaction().execute((trx) => revealSecret(trx, next, now));
    expect(await reveal(NOON)).toBe(true);
    expect(await reveal(NOON + 1)).toBe(false);
    expect(await revealedSecrets(db, campaignId)).toMatchObject([{ secret: 'e5'.repeat(32), revealedAt: NOON }]);
    expect(await db.transaction().execute((trx) => secretOf(trx, next))).toMatchObject({ revealedAt: NOON });
  });

  test('a state without its turn is refused', async () => {
    const { db } = store();
    const { out } = await begunCampaign(db);
    const stray = { ...out, turn: 5, version: 1, state: jsonText({}), hash: hashOf({}) };
    await expect(db.insertInto('state').values(stray).execute()).rejects.toThrow(/foreign key/i);
  });

  test('a roll back leaves the old turns in the record and lets new ones stand', async () => {
    const { db } = store();
    const { out, campaignId } = await everything(db);
    const rerun = (await standingTurn(db, campaignId, 1))!;
    const { supersededBy: _, ...row } = { ...rerun, edition: 2, reason: 'a fault in the rules', hash: hashOf('again') };
    await expect(db.transaction().execute((trx) => addTurn(trx, row))).rejects.toThrow(/unique/i);
    await db.transaction().execute(async (trx) => {
      expect(await supersedeTurnsAfter(trx, campaignId, 0, 2)).toBe(1);
      await changeCampaign(trx, campaignId, { turn: 0, edition: 2 });
      await addTurn(trx, row);
    });
    expect(await findTurn(db, out)).toEqual({ ...rerun, supersededBy: 2 });
    expect((await standingTurns(db, campaignId)).map(({ turn, edition }) => [turn, edition])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect((await editionsOf(db, campaignId, 1)).map(({ edition, supersededBy }) => [edition, supersededBy])).toEqual([
      [1, 2],
      [2, null],
    ]);
    expect((await standingTurn(db, campaignId, 1))?.reason).toBe('a fault in the rules');
    expect((await stateAfter(db, out))?.state).toBe('{"gold":12}');
  });

  test('a question that is put anew keeps its answer', async () => {
    const { db } = store();
    const { next, master } = await begunCampaign(db);
    const question = {
      id: 'coup:Eng',
      kind: 'coup',
      rule: 'MD-12.55',
      about: ENGLAND,
      facts: { gold: 1 },
      answers: ['yes', 'no'],
      byDefault: 'no',
    };
    const ask = (gold: number) =>
      db.transaction().execute((trx) =>
        askQuestions(trx, [
          {
            ...next,
            questionId: question.id,
            question: jsonText({ ...question, facts: { gold } }),
            defaultAt: NOON + HOUR,
            askedAt: NOON,
          },
        ]),
      );
    await ask(1);
    const answer = { answer: 'yes', answeredBy: master, answeredAt: NOON };
    expect(await answerQuestion(db, next, question.id, answer)).toBe(true);
    expect(await answerQuestion(db, next, 'coup:Fra', answer)).toBe(false);
    await ask(2);
    const [ruling, ...more] = await rulingsOf(db, next);
    expect(more).toEqual([]);
    expect(ruling).toMatchObject(answer);
    expect(parsed(ruling!.question).facts).toEqual({ gold: 2 });
  });
});
