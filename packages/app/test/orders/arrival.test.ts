import { DAY, rulesetId } from '@chancery/core';
import { EVERY_RULESET } from '@chancery/registry';
import { absencesOf, findSeat } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { listAbsences } from '../../src/campaign/people/list-absences.ts';
import { readLetters } from '../../src/desk/letters/read-letters.ts';
import { answerQuestion } from '../../src/desk/questions/answer-question.ts';
import { listOwnQuestions } from '../../src/desk/questions/list-own-questions.ts';
import { showTurnout } from '../../src/desk/questions/show-turnout.ts';
import { readReport } from '../../src/desk/reading/read-report.ts';
import { readTurnFile } from '../../src/desk/reading/read-turn-file.ts';
import { leaveStandingOrders } from '../../src/desk/sheets/leave-standing-orders.ts';
import { listReceipts } from '../../src/desk/sheets/list-receipts.ts';
import { saveDraft } from '../../src/desk/sheets/save-draft.ts';
import { rollBack } from '../../src/turn/back/roll-back.ts';
import { verifyCampaign } from '../../src/turn/record/verify-campaign.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { submitOrders } from '../../src/turn/triggers/submit-orders.ts';
import { begunTable, got, HOUR, type House, houseOf, type Table } from '../sample/people.ts';
import { rulerOf, send } from '../sample/play.ts';

type Seat = Table['seats'][number];

onEachDatabase('orders that act on arrival', (database) => {
  const store = suiteStore(database);
  const table = async (ruleset: 'rounds' | 'sections', pressMode?: 'none', settings?: object): Promise<Table> => {
    const plain = houseOf(store());
    const house: House = { ...plain, app: { ...plain.app, rulesets: EVERY_RULESET } };
    const scenario = ruleset === 'rounds' ? 'five-valleys' : 'market-towns';
    const more = { ...(pressMode && { pressMode }), ...(settings && { settings }) };
    return begunTable(house, ['Anna', 'Boris', 'Clara'], { ruleset: rulesetId(ruleset), scenario, ...more });
  };
  const lettersOf = async (at: Table, seat: Seat): Promise<readonly string[]> => {
    const { house, campaignId } = at;
    const box = { campaignId, party: seat, box: 'received', limit: 10 } as const;
    return got(await readLetters(house.app, rulerOf(at, seat).actor, box)).map(({ body }) => body);
  };
  const inForce = async (at: Table, seat: Seat): Promise<readonly string[]> => {
    const { house, campaignId } = at;
    const file = got(await readTurnFile(house.app, rulerOf(at, seat).actor, { campaignId, seat }));
    return file.draft.map(({ verb }) => verb);
  };

  test('SC-1.12 a letter leaves at once and once, whatever follows, and the turn never sees it', async () => {
    const at = await table('sections');
    const { house, campaignId } = at;
    const [ash, elm] = at.seats as [Seat, Seat];
    const { actor } = rulerOf(at, ash);
    const began = house.app.now();
    const sheet = { text: `WRITE ${elm} "Wool is dear here."\nBUY Wool FOR Bess` };
    got(await saveDraft(house.app, actor, { campaignId, seat: ash, channel: 'desk', ...sheet }));
    expect(await lettersOf(at, elm)).toEqual([]);

    const first = await send(at, ash, sheet.text);
    expect(first).toMatchObject({ counts: true, lines: [{ outcome: 'accepted' }, { outcome: 'accepted' }] });
    expect(first.lines[0]?.done).toEqual({ act: 'letter', at: began, text: expect.stringContaining('has gone to') });
    expect(await lettersOf(at, elm)).toEqual(['Wool is dear here.']);
    expect(await inForce(at, ash)).toEqual(['BUY']);

    house.pass(HOUR);
    const again = await send(at, ash, sheet.text);
    expect(again.lines[0]?.done).toMatchObject({ at: began, before: true });
    expect(again.hash).toBe(first.hash);
    got(
      await submitOrders(house.app, actor, { campaignId, seat: ash, channel: 'api', orders: [{ section: 'trade' }] }),
    );
    expect(await inForce(at, ash)).toEqual([]);
    got(await closeTurn(house.app, at.master.actor, { campaignId, turn: 1 }));
    expect(await lettersOf(at, elm)).toEqual(['Wool is dear here.']);
    expect(got(await verifyCampaign(house.app, actor, { campaignId })).faults).toEqual([]);
    const kept = got(await listReceipts(house.app, actor, { campaignId, seat: ash, turn: 1 }));
    expect(kept[0]?.lines[0]?.done?.at).toBe(began);
  });

  test('a sheet of nothing else leaves the orders as they stood, and what the press closes is refused by itself', async () => {
    const at = await table('sections');
    const [ash, elm] = at.seats as [Seat, Seat];
    await send(at, ash, 'BUY Wool FOR Bess');
    const alone = await send(at, ash, `WRITE ${elm} "Good day to you."`);
    expect(alone).toMatchObject({ counts: false, apart: true });
    expect(await inForce(at, ash)).toEqual(['BUY']);
    const { house, campaignId } = at;
    got(await closeTurn(house.app, at.master.actor, { campaignId, turn: 1 }));
    const { actor } = rulerOf(at, ash);
    const { report } = got(await readReport(house.app, actor, { campaignId, seat: ash, turn: 1 }));
    // The last receipt is of no sheet: the orders of the turn are those of the one before, as sent.
    expect(report.sections.find(({ id }) => id === 'own-orders')).toBe(undefined);

    const shut = await table('sections', 'none');
    const [fir, oak] = shut.seats as [Seat, Seat];
    const refused = await send(shut, fir, `WRITE ${oak} "Good day to you."\nBUY Wool FOR Bess`);
    expect(refused.lines).toMatchObject([
      { outcome: 'illegal', reasons: [{ code: 'press-closed' }] },
      { outcome: 'accepted' },
    ]);
    expect(refused.lines[0]).not.toHaveProperty('done');
    expect(await inForce(shut, fir)).toEqual(['BUY']);
  });

  test('each is done by what whoever sends it may do, and a token for orders writes no letters', async () => {
    const at = await table('sections');
    const { house, campaignId } = at;
    const [ash, elm] = at.seats as [Seat, Seat];
    const token = { kind: 'user', user: rulerOf(at, ash).id, scopes: ['read', 'order'] } as const;
    const text = `WRITE ${elm} "By machine."\nABSENT 2 DAYS\nBUY Wool FOR Bess`;
    const sent = got(await submitOrders(house.app, token, { campaignId, seat: ash, channel: 'api', text }));
    expect(sent.lines).toMatchObject([
      { outcome: 'illegal', reasons: [{ code: 'not-allowed' }] },
      { outcome: 'accepted', done: { act: 'away' } },
      { outcome: 'accepted' },
    ]);
    expect(await lettersOf(at, elm)).toEqual([]);
  });

  test('SC-1.13 absence and return are said by orders, and end each other', async () => {
    const at = await table('sections');
    const { house, campaignId } = at;
    const [ash] = at.seats as [Seat];
    const began = house.app.now();
    const now = async () => absencesOf(house.db, campaignId, ash);
    const away = await send(at, ash, 'ABSENT 14 DAYS BECAUSE "The fair"');
    expect(away.lines[0]?.done?.text).toBe('You are announced as away for 14 days.');
    expect(await now()).toMatchObject([{ fromAt: began, untilAt: began + 14 * DAY, note: 'The fair' }]);
    house.pass(HOUR);
    expect((await send(at, ash, 'ABSENT 14 DAYS BECAUSE "The fair"')).lines[0]?.done?.before).toBe(true);
    expect((await send(at, ash, 'RETURN')).lines[0]?.done?.text).toBe('You are back.');
    expect((await now()).filter(({ untilAt }) => untilAt > house.app.now())).toEqual([]);
    expect((await send(at, ash, 'ABSENT 14 DAYS BECAUSE "The fair"')).lines[0]?.done).not.toHaveProperty('before');
    expect((await now()).filter(({ untilAt }) => untilAt > house.app.now())).toHaveLength(1);
  });

  test('SC-1.13 an absence of two turns excuses two, ends by itself, and is told to the master and to its ruler', async () => {
    const at = await table('sections', undefined, { missedTurns: 'none' });
    const { house, campaignId } = at;
    const [ash, elm, fir] = at.seats as [Seat, Seat, Seat];
    const { actor } = rulerOf(at, ash);
    const own = { campaignId, seat: ash };
    const sent = got(
      await submitOrders(house.app, actor, {
        ...own,
        channel: 'api',
        orders: [{ verb: 'ABSENT', args: { count: 2, span: 'turns', note: 'The fair' } }],
      }),
    );
    expect(sent.lines).toMatchObject([
      {
        text: 'ABSENT 2 TURNS BECAUSE "The fair"',
        done: { text: 'You are announced as away for 2 turns, this one among them.' },
      },
    ]);
    const shown = async () => {
      const { seats } = got(await showTurnout(house.app, at.master.actor, { campaignId }));
      const [listed] = got(await listAbsences(house.app, actor, own));
      const row = await findSeat(house.db, campaignId, ash);
      return [seats.find(({ seat }) => seat === ash)?.awayThrough, listed?.past, row?.missedLately];
    };
    const quiet = async (turn: number): Promise<void> => {
      for (const other of [elm, fir]) await send(at, other, 'BUY Wool FOR Bess');
      house.pass(30 * DAY);
      got(await closeTurn(house.app, at.master.actor, { campaignId, turn }));
    };
    expect(await shown()).toEqual([2, false, 0]);
    expect(got(await listAbsences(house.app, actor, own))).toMatchObject([
      { until: null, through: 2, note: 'The fair' },
    ]);
    await quiet(1);
    expect(await shown()).toEqual([2, false, 0]);
    await quiet(2);
    expect(await shown()).toEqual([null, true, 0]);
    await quiet(3);
    expect(await shown()).toEqual([null, true, 1]);
    // What is rolled back is played again with the same absence.
    got(await rollBack(house.app, at.master.actor, { campaignId, to: 1, rerunThrough: 1, reason: 'Once more' }));
    expect((await shown()).slice(0, 2)).toEqual([2, false]);
    expect((await send(at, ash, 'RETURN')).lines[0]?.done?.text).toBe('You are back.');
    expect((await shown()).slice(0, 2)).toEqual([null, true]);
    const long = await send(at, ash, 'ABSENT 13 TURNS');
    expect(long.lines).toMatchObject([{ outcome: 'illegal', reasons: [{ code: 'too-long' }] }]);
  });

  test('SC-1.14 a delivery is taken back at once and once, and all else that was sent stands', async () => {
    const at = await table('sections');
    const { house, campaignId } = at;
    const [ash, elm] = at.seats as [Seat, Seat];
    const { actor } = rulerOf(at, ash);
    const own = { campaignId, seat: ash };
    const first = await send(at, ash, 'BUY Wool FOR Bess\nDELIVER #1 WITH Bess\nDRIVE Bess TO "Kings Cross"');
    await send(at, elm, 'BUY Wool FOR Bess');
    const back = await send(at, ash, 'TAKE BACK DELIVER #1');
    expect(back).toMatchObject({
      counts: true,
      lines: [{ done: { act: 'take-back', text: 'Taken back: DELIVER #1 WITH Bess.' } }],
    });
    expect(back).not.toHaveProperty('apart');
    expect(back.sections?.find(({ id }) => id === 'trade')).toMatchObject({
      stands: 1,
      fell: ['DELIVER #1 WITH Bess'],
    });
    expect(await inForce(at, ash)).toEqual(['BUY', 'DRIVE']);
    const again = await send(at, ash, 'TAKE BACK DELIVER #1');
    expect(again.lines[0]?.done).toMatchObject({ before: true });
    expect(again).toMatchObject({ counts: false, apart: true, hash: back.hash });
    // Given once more it stands at the end, and can be taken back anew.
    const anew = await send(at, ash, 'BUY Wool FOR Bess\nDELIVER #1 WITH Bess');
    expect(anew.hash).not.toBe(back.hash);
    const mixed = await send(at, ash, 'TAKE BACK DELIVER #1\nROADS');
    expect(mixed.lines[0]?.done).not.toHaveProperty('before');
    expect(await inForce(at, ash)).toEqual(['BUY']);
    const nothing = await send(at, elm, 'TAKE BACK DELIVER #1');
    expect(nothing).toMatchObject({ counts: false, apart: true });
    expect(nothing.lines).toMatchObject([{ done: { text: 'You had sent in nothing of the kind.' } }]);
    expect(await inForce(at, elm)).toEqual(['BUY']);
    const kept = got(await listReceipts(house.app, actor, { ...own, turn: 1 }));
    expect(kept.map(({ lines }) => lines[0]?.done?.act ?? null)).toContain('take-back');
    got(await closeTurn(house.app, at.master.actor, { campaignId, turn: 1 }));
    expect(got(await verifyCampaign(house.app, actor, { campaignId })).faults).toEqual([]);
    expect(first.counts).toBe(true);
  });

  test('RD-1.10 a question is put at once, and its answer comes before the deadline', async () => {
    const at = await table('rounds');
    const { house, campaignId } = at;
    const [ash] = at.seats as [Seat];
    const { actor } = rulerOf(at, ash);
    const plan = 'FROM Ford AT Mill "We dress as millers."';
    const asked = await send(at, ash, `ASK RUSE ${plan}`);
    expect(asked.lines[0]?.done?.text).toBe('The question is before the game master.');
    const own = async () => got(await listOwnQuestions(house.app, actor, { campaignId, seat: ash }));
    const [question] = await own();
    expect(question).toMatchObject({ put: true, answer: null });
    const ruling = { verdict: 'approved', parts: { chance: 80 } };
    const id = question?.id ?? '';
    got(await answerQuestion(house.app, at.master.actor, { campaignId, question: id, answer: ruling }));
    expect((await own())[0]?.answer).toContain('80');
    // The ruse itself has the ruling: its words are the same.
    const ordered = await send(at, ash, `R1 RUSE ${plan}`);
    expect(ordered.asked).toMatchObject([{ ruled: true }]);
  });

  test('standing orders take none of them, since nobody sends those', async () => {
    const at = await table('sections');
    const { house, campaignId } = at;
    const [ash, elm] = at.seats as [Seat, Seat];
    const standing = { text: `WRITE ${elm} "Good day to you."\nBUY Wool FOR Bess` };
    const left = got(await leaveStandingOrders(house.app, rulerOf(at, ash).actor, { campaignId, seat: ash, standing }));
    expect(left.lines).toMatchObject([
      { outcome: 'illegal', reasons: [{ code: 'acts-on-arrival' }] },
      { outcome: 'accepted' },
    ]);
    expect(await lettersOf(at, elm)).toEqual([]);
  });
});
