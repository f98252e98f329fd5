import { newId } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { announceAbsence } from '../../src/campaign/people/announce-absence.ts';
import { comeBack } from '../../src/campaign/people/come-back.ts';
import { changeSettings } from '../../src/desk/campaign/change-settings.ts';
import { leaveSeat } from '../../src/desk/campaign/leave-seat.ts';
import { pauseCampaign, resumeCampaign } from '../../src/desk/campaign/pause-campaign.ts';
import { answerQuestion } from '../../src/desk/questions/answer-question.ts';
import { readTurnFile } from '../../src/desk/reading/read-turn-file.ts';
import { leaveStandingOrders } from '../../src/desk/sheets/leave-standing-orders.ts';
import { saveDraft } from '../../src/desk/sheets/save-draft.ts';
import { setReady } from '../../src/desk/sheets/set-ready.ts';
import { withdrawOrders } from '../../src/desk/sheets/withdraw-orders.ts';
import { answerExtension } from '../../src/desk/time/answer-extension.ts';
import { askForExtension } from '../../src/desk/time/ask-for-extension.ts';
import { holdClock, moveDeadline } from '../../src/desk/time/move-deadline.ts';
import { systemActor } from '../../src/ground/actor.ts';
import { rollBack } from '../../src/turn/back/roll-back.ts';
import { verifyCampaign } from '../../src/turn/record/verify-campaign.ts';
import { actAsMaster } from '../../src/turn/triggers/act-as-master.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { dryRun } from '../../src/turn/triggers/dry-run.ts';
import { submitOrders } from '../../src/turn/triggers/submit-orders.ts';
import { tick } from '../../src/worker/tick.ts';
import { everythingOf } from '../sample/everything.ts';
import { begunTable, code, got, HOUR, houseOf } from '../sample/people.ts';
import { campaignOf, ENGLAND, noticesTo, rulerOf, sendAll } from '../sample/play.ts';

onEachDatabase('the end of a campaign', (database) => {
  const store = suiteStore(database);

  test('after the end nothing changes, whoever asks for whatever; all of it can be read and verified', async () => {
    const house = houseOf(store());
    const { app, pass } = house;
    const table = await begunTable(house, undefined, { options: { lastTurn: 1 } });
    const { campaignId, master } = table;
    await sendAll(table);
    const closed = got(await closeTurn(app, master.actor, { campaignId, turn: 1 }));
    expect(closed).toEqual({ kind: 'closed', turn: 1, over: true, deadline: null });
    expect(await campaignOf(table)).toMatchObject({ status: 'ended', dueAt: null, deadline: null, endedAt: app.now() });
    for (const person of [...table.rulers, master]) expect(await noticesTo(table, person)).toContain('campaign-ended');

    const before = await everythingOf(store(), campaignId);
    const of = { campaignId, seat: ENGLAND };
    const given = { ...of, channel: 'desk', text: '' } as const;
    for (const actor of [rulerOf(table, ENGLAND).actor, systemActor('test')]) {
      expect(code(await submitOrders(app, actor, given))).toBe('wrong-status');
      expect(code(await saveDraft(app, actor, given))).toBe('wrong-status');
      expect(code(await withdrawOrders(app, actor, of))).toBe('wrong-status');
      expect(code(await setReady(app, actor, { ...of, ready: true }))).toBe('wrong-status');
      expect(code(await leaveStandingOrders(app, actor, { ...of, standing: null }))).toBe('wrong-status');
      expect(code(await comeBack(app, actor, of))).toBe('wrong-status');
      expect(code(await askForExtension(app, actor, { ...of, minutes: 5, reason: '' }))).toBe('wrong-status');
      expect(code(await leaveSeat(app, actor, { ...of, reason: '' }))).toBe('wrong-status');
      const span = { from: app.now(), until: app.now() + HOUR, note: '' };
      expect(code(await announceAbsence(app, actor, { ...of, ...span }))).toBe('wrong-status');
    }
    for (const actor of [master.actor, systemActor('test')]) {
      expect(code(await closeTurn(app, actor, { campaignId, turn: 2 }))).toBe('wrong-status');
      expect(code(await dryRun(app, actor, { campaignId }))).toBe('wrong-status');
      expect(code(await moveDeadline(app, actor, { campaignId, deadline: app.now() + HOUR }))).toBe('wrong-status');
      expect(code(await holdClock(app, actor, { campaignId }))).toBe('wrong-status');
      expect(code(await actAsMaster(app, actor, { campaignId, text: '' }))).toBe('wrong-status');
      expect(code(await answerQuestion(app, actor, { campaignId, question: 'q', answer: null }))).toBe('wrong-status');
      expect(code(await pauseCampaign(app, actor, { campaignId, reason: '' }))).toBe('wrong-status');
      expect(code(await resumeCampaign(app, actor, { campaignId }))).toBe('wrong-status');
      expect(code(await changeSettings(app, actor, { campaignId, title: 'Another' }))).toBe('wrong-status');
      const answer = { campaignId, id: newId<'extension'>(), grant: true };
      expect(code(await answerExtension(app, actor, answer))).toBe('wrong-status');
      const back = { campaignId, to: 0, rerunThrough: 0, reason: 'again' };
      expect(code(await rollBack(app, actor, back))).toBe('wrong-status');
    }
    expect(await everythingOf(store(), campaignId)).toEqual(before);
    // Only mails that nobody carried become stale.
    pass(30 * 24 * HOUR);
    await tick(app);
    expect({ ...(await everythingOf(store(), campaignId)), outbox: '' }).toEqual({ ...before, outbox: '' });

    expect(got(await readTurnFile(app, rulerOf(table, ENGLAND).actor, of)).window.kind).toBe('outcome');
    const { faults, seal } = got(await verifyCampaign(app, master.actor, { campaignId }));
    expect({ faults, seal }).toEqual({ faults: [], seal: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });
});
