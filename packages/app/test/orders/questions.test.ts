import { headerValue, type Message } from '@chancery/mail';
import { parsed, standingTurn } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { answerQuestion } from '../../src/desk/questions/answer-question.ts';
import { askMaster } from '../../src/desk/questions/ask-master.ts';
import { listOwnQuestions } from '../../src/desk/questions/list-own-questions.ts';
import { listQuestions } from '../../src/desk/questions/list-questions.ts';
import { saveDraft } from '../../src/desk/sheets/save-draft.ts';
import { verifyCampaign } from '../../src/turn/record/verify-campaign.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { postOffice, replyAddressOf, written } from '../mail/post-office.ts';
import { begunTable, code, got, houseOf, type Player } from '../sample/people.ts';
import { ENGLAND, LITHUANIA, noticesTo, rulerOf, send, withRules } from '../sample/play.ts';
import { covertRules, rulingOn } from './covert-rules.ts';

const TOAD = 'The king of Lithuania is a toad.';
const NEWT = 'The king of Lithuania is a newt.';
const proclaim = (words: string): string => `PROCLAIM "${words}"`;

onEachDatabase('what a ruler asks the master', (database) => {
  const store = suiteStore(database);
  const play = async () => {
    const plain = houseOf(store());
    const house = { ...plain, app: withRules(plain, covertRules) };
    const table = await begunTable(house);
    const { campaignId, master } = table;
    const { app } = house;
    const anna = rulerOf(table, ENGLAND);
    const of = { campaignId, seat: ENGLAND };
    return {
      table,
      house,
      app,
      anna,
      master,
      campaignId,
      of,
      post: postOffice(house),
      draft: async (text: string) => got(await saveDraft(app, anna.actor, { ...of, channel: 'desk', text })),
      own: async () => got(await listOwnQuestions(app, anna.actor, of)),
      ask: async () => got(await askMaster(app, anna.actor, of)),
      open: async () => got(await listQuestions(app, master.actor, { campaignId })),
      rule: (question: string, answer: Parameters<typeof answerQuestion>[2]['answer']) =>
        answerQuestion(app, master.actor, { campaignId, question, answer }),
    };
  };
  const mails = async (post: ReturnType<typeof postOffice>, { email }: Player) => {
    await post.drain();
    return (await post.mailsTo(email)).map(({ subject, parts }) => `${subject}\n${parts[0]?.text ?? ''}`);
  };

  test('a draft is asked about before it is sent, ruled on with a cost, and its ruler reads it before the deadline', async () => {
    const { draft, own, ask, open, rule, table, master, anna, post } = await play();
    await draft(proclaim(TOAD));
    expect(await own()).toMatchObject([{ put: false, answer: null, holds: 'refused' }]);
    expect(await open()).toEqual([]);
    expect(await ask()).toMatchObject([{ put: true, answer: null, holds: 'refused' }]);
    expect(await noticesTo(table, master)).toContain('question');
    const [asked] = await open();
    expect(asked).toMatchObject({ ahead: true, text: `May this be proclaimed? ${TOAD}`, holds: 'refused' });
    const id = asked?.question.id ?? '';
    expect(code(await rule(id, { verdict: 'approved', parts: { cost: 21 } }))).toBe('bad-input');
    expect(got(await rule(id, { verdict: 'approved', parts: { cost: 7 } })).holds).toBe(
      'approved; cost: 7; chance: 50',
    );
    expect(await own()).toMatchObject([{ put: true, answer: 'approved; cost: 7; chance: 50' }]);
    expect(await noticesTo(table, anna)).toContain('ruled');
    const told = (await mails(post, anna)).find((mail) => mail.includes('a ruling for'));
    expect(told).toContain(`May this be proclaimed? ${TOAD}`);
    expect(told).toContain('The game master has ruled: approved; cost: 7; chance: 50');
  });

  test('a ruling is for the words that were put, and for no others; the receipt says what is asked', async () => {
    const { open, rule, table, app, campaignId, master, house } = await play();
    const receipt = await send(table, ENGLAND, proclaim(TOAD));
    expect(receipt.asked).toEqual([{ text: `May this be proclaimed? ${TOAD}`, rule: 'T-9.19', holds: 'refused' }]);
    got(await rule((await open())[0]?.question.id ?? '', { verdict: 'approved', parts: { chance: 80 } }));
    expect((await send(table, ENGLAND, proclaim(NEWT))).asked).toMatchObject([{ holds: 'refused' }]);
    expect((await open()).map(({ answer, holds }) => [answer, holds])).toEqual([[null, 'refused']]);
    await send(table, ENGLAND, proclaim(TOAD));
    await send(table, LITHUANIA, proclaim(TOAD));
    expect((await open()).map(({ holdsInFull }) => holdsInFull)).toEqual(['approved; cost: 2; chance: 80', 'refused']);
    got(await closeTurn(app, master.actor, { campaignId, turn: 1 }));
    const { rulings } = (await standingTurn(house.db, campaignId, 1)) ?? {};
    if (rulings === undefined) throw new Error('no turn');
    expect(rulingOn(ENGLAND, TOAD, parsed(rulings))).toEqual({ verdict: 'approved', parts: { cost: 2, chance: 80 } });
    expect(Object.values(parsed(rulings))).toContainEqual({ verdict: 'refused', parts: {} });
    expect(got(await verifyCampaign(app, master.actor, { campaignId })).faults).toEqual([]);
  });

  test('by mail: asked without being sent, ruled on in the answer to the mail, and told', async () => {
    const { table, post, anna, master, open, own } = await play();
    const to = await replyAddressOf(table);
    const asked = await post.receive(written({ from: anna.email, to, body: `ASK FIRST\n${proclaim(TOAD)}` }));
    expect(asked).toMatchObject({ outcome: 'accepted', reason: 'ask' });
    const [answer] = await post.answersTo(anna);
    expect(answer?.text).toContain('No ruling yet. Without one: refused');
    await post.drain();
    const question = (await post.mailsTo(master.email)).find(({ subject }) => subject.includes('needs a ruling'));
    const [{ question: put }] = (await open()) as [Awaited<ReturnType<typeof open>>[number]];
    expect(question?.parts[0]?.text).toContain(`${put.id} = approved; cost: ...; chance: ...`);
    const back = headerValue(question as Message, 'reply-to');
    const reply = (body: string) => post.receive(written({ from: master.email, to: back, body }));
    expect(await reply(`${put.id} = approved; cost: 99`)).toMatchObject({ outcome: 'refused', reason: 'rulings' });
    expect(await reply(`${put.id} = approved; cost: 3;\nchance: 60`)).toMatchObject({ outcome: 'accepted' });
    expect(await reply('Whatever you like')).toMatchObject({ outcome: 'refused' });
    const said = (await post.answersTo(master)).map(({ text }) => text);
    expect(said[0]).toContain('not taken. cost: wanted 0 to 20, not 99');
    expect(said[1]).toContain('approved; cost: 3; chance: 60');
    expect(said[2]).toContain('There is no ruling in this mail.');
    expect(await own()).toMatchObject([{ answer: 'approved; cost: 3; chance: 60' }]);
    const strange = await post.receive(written({ from: anna.email, to: back, body: `${put.id} = approved; cost: 0` }));
    expect(strange.outcome).not.toBe('accepted');
  });

  test('nobody is asked of for a seat that is not theirs, nor once the list is closed', async () => {
    const { table, app, of, draft } = await play();
    await draft(proclaim(TOAD));
    const bert = rulerOf(table, LITHUANIA);
    expect(code(await askMaster(app, bert.actor, of))).toBe('not-allowed');
    expect(code(await listOwnQuestions(app, bert.actor, of))).toBe('not-allowed');
  });
});
