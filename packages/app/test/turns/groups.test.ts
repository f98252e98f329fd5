import { type AnyOrder, rulesetId, type SeatId, seatId } from '@chancery/core';
import { EVERY_RULESET } from '@chancery/registry';
import { countingSheets, findSeat, parsed, sheetsOfRecord, standingTurn, turnListOf } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { takeOverSeat } from '../../src/campaign/people/take-over-seat.ts';
import { showCampaign } from '../../src/campaign/shown/show-campaign.ts';
import { readOwnLines } from '../../src/desk/dice/read-own-lines.ts';
import { readTurnFile } from '../../src/desk/reading/read-turn-file.ts';
import { listReceipts } from '../../src/desk/sheets/list-receipts.ts';
import { verifyCampaign } from '../../src/turn/record/verify-campaign.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { submitOrders } from '../../src/turn/triggers/submit-orders.ts';
import {
  begunTable,
  got,
  HOUR,
  type House,
  houseOf,
  newPlayer,
  openTable,
  outboxFor,
  type Table,
} from '../sample/people.ts';
import { noticesTo, reportMails, rulerOf, send, withRules } from '../sample/play.ts';

const [ASH, ELM, OAK, YEW] = ['Ash', 'Elm', 'Oak', 'Yew'].map(seatId) as [SeatId, SeatId, SeatId, SeatId];
const OFFER = 'TRADE 1 Wool WITH "House Ash" FOR 1 Salt';
const ANSWER = 'TRADE 1 Salt WITH House Oak FOR 1 Wool';

onEachDatabase('a game that asks one group after another', (database) => {
  const store = suiteStore(database);
  const terms = { ruleset: rulesetId('fairs'), scenario: 'four-houses' };
  const house = (): House => {
    const plain = houseOf(store());
    return { ...plain, app: { ...plain.app, rulesets: EVERY_RULESET } };
  };
  const table = (): Promise<Table> => begunTable(house(), ['Anna', 'Boris', 'Clara', 'David'], terms);
  const fileOf = async (at: Table, seat: SeatId) =>
    got(await readTurnFile(at.house.app, rulerOf(at, seat).actor, { campaignId: at.campaignId, seat }));
  const close = async ({ house: { app }, master, campaignId }: Table, turn: number) =>
    got(await closeTurn(app, master.actor, { campaignId, turn }));
  const recorded = async ({ house: { db }, campaignId }: Table, turn: number): Promise<readonly string[]> => {
    const out = await standingTurn(db, campaignId, turn);
    if (out === undefined) throw new Error('the turn is not out');
    return (await sheetsOfRecord(db, out)).flatMap(({ seat, orders }) =>
      parsed(orders).map(({ verb, rank }: AnyOrder) => `${seat} ${verb} ${rank}`),
    );
  };

  test('counts all its seats when people join', async () => {
    const at = await openTable(house(), terms);
    const page = got(await showCampaign(at.house.app, at.master.actor, { campaignId: at.campaignId }));
    expect(page.wanted).toBe(4);
  });

  test('runs bargains of whoever sends them at once, and carries work on to the half of its house', async () => {
    const at = await table();
    const { house, campaignId, master } = at;
    const sent = await send(at, OAK, `GATHER AT Eastwick\n${OFFER}`);
    const until = { label: 'Turn 1, second half', turns: 1 };
    expect(sent).toMatchObject({ counts: true, waits: { orders: 1, until } });
    const open = await fileOf(at, OAK);
    expect(open.window).toMatchObject({ seats: [ASH, ELM], may: [OAK, YEW] });
    expect(open).toMatchObject({ asks: until, draft: [{ verb: 'GATHER' }, { verb: 'TRADE' }] });
    house.pass(1);
    await send(at, ASH, ANSWER);
    await close(at, 1);
    expect([...(await recorded(at, 1))].sort()).toEqual(['Ash TRADE 2', 'Oak TRADE 1']);
    const list = await turnListOf(house.db, { campaignId, turn: 1, edition: 1 });
    const seats = list === undefined ? [] : parsed(list.lines).flatMap(({ seat }) => seat ?? []);
    expect(seats).toEqual([ASH, ELM, OAK, YEW]);

    const news = await fileOf(at, OAK);
    expect(news.tellings.map(({ told }) => told.kind)).toEqual(['traded', 'half-ended']);
    expect(news.draft).toMatchObject([{ verb: 'GATHER' }]);
    expect(news.asks).toBeUndefined();
    const receipts = got(await listReceipts(house.app, rulerOf(at, OAK).actor, { campaignId, seat: OAK }));
    expect(receipts[0]).toMatchObject({ turn: 2, carried: 1, insteadOf: null, counts: true });
    expect(receipts[0]?.waits).toBeUndefined();
    await close(at, 2);
    expect(await recorded(at, 2)).toEqual(['Oak GATHER 1']);
    expect(got(await verifyCampaign(house.app, master.actor, { campaignId })).faults).toEqual([]);
  });

  test('keeps what waits through the windows of others, unread and without another receipt', async () => {
    const at = await table();
    const { house, campaignId } = at;
    await close(at, 1);
    await send(at, ASH, 'GATHER AT Harbury');
    const sheets = async (turn: number) =>
      (await countingSheets(house.db, { campaignId, turn, edition: 1 })).map(({ seat, at: when }) => ({ seat, when }));
    const [first] = await sheets(2);
    house.pass(1);
    await close(at, 2);
    expect(await sheets(3)).toEqual([first]);
    house.pass(1);
    await send(at, ELM, 'GATHER AT Highmoor');
    await close(at, 3);
    expect([...(await recorded(at, 3))].sort()).toEqual(['Ash GATHER 1', 'Elm GATHER 2']);
    expect(await sheets(4)).toEqual([]);
  });

  test('says of what waits neither that it was withdrawn nor that anything was added to it', async () => {
    const at = await table();
    const { house, campaignId } = at;
    const why = async (seat: SeatId) => {
      const asked = { campaignId, seat, turn: 1 };
      return got(await readOwnLines(house.app, rulerOf(at, seat).actor, asked)).map((line) => line.why);
    };
    await send(at, OAK, `GATHER AT Eastwick\n${OFFER}`);
    await send(at, YEW, 'GATHER AT Eastwick');
    house.pass(1);
    await close(at, 1);
    expect([await why(OAK), await why(YEW)]).toEqual([[null], [null]]);
  });

  test('counts silence only where somebody was asked, and tells them when they are', async () => {
    const at = await table();
    const { house, campaignId } = at;
    await send(at, ASH, 'GATHER AT Harbury');
    house.pass(25 * HOUR);
    await close(at, 1);
    const missed = async (seat: SeatId) => (await findSeat(house.db, campaignId, seat))?.missedLately;
    expect([await missed(ASH), await missed(ELM), await missed(OAK), await missed(YEW)]).toEqual([0, 1, 0, 0]);
    const rows = await house.db
      .selectFrom('notice')
      .select(['userId', 'facts'])
      .where('campaignId', '=', campaignId)
      .where('kind', '=', 'turn-out')
      .execute();
    const open = rows.flatMap(({ userId, facts }) => {
      const { open: label } = parsed(facts) as { readonly open?: string };
      return label === undefined ? [] : [[userId, label]];
    });
    const called = [OAK, YEW].map((seat) => [rulerOf(at, seat).id, 'Turn 1, second half']);
    expect(open.sort()).toEqual(called.sort());
    const page = got(await showCampaign(house.app, rulerOf(at, ASH).actor, { campaignId }));
    expect(page).toMatchObject({
      phase: 'Turn 1, second half',
      live: null,
      waitsFor: [OAK, YEW],
      maySend: [ASH, ELM],
      asksWhen: { [ASH]: { label: 'Turn 2, first half', turns: 1 } },
    });
  });

  test('tells the newest news back to the last window of the reader', async () => {
    const at = await table();
    await close(at, 1);
    await close(at, 2);
    expect(await fileOf(at, ASH)).toMatchObject({ turn: 2, since: 0, label: 'Turn 1, second half' });
    expect(await fileOf(at, OAK)).toMatchObject({ turn: 2, since: 1 });
    expect((await fileOf(at, ASH)).tellings.filter(({ told }) => told.kind === 'half-ended')).toHaveLength(2);
  });

  test('mails reports to those whose orders they tell of and to those who are asked now, and to nobody else', async () => {
    const plain = house();
    const asked = (turn: number): SeatId => [ASH, ELM, OAK, YEW][(turn + 3) % 4] ?? ASH;
    const app = withRules(plain, (rules) => ({
      window(position) {
        const window = rules.window(position);
        if (window.kind === 'outcome' || window.may === undefined) return window;
        const { turn, half } = position.state as { readonly turn: number; readonly half: string };
        const seat = asked(2 * turn - (half === 'first' ? 1 : 0));
        return { ...window, seats: [seat], may: [ASH, ELM, OAK, YEW].filter((each) => each !== seat) };
      },
    }));
    const at = await begunTable({ ...plain, app }, ['Anna', 'Boris', 'Clara', 'David'], terms);
    await close(at, 1);
    const mailed = (await reportMails(at, 1)).map(({ userId }) => userId);
    expect(mailed.sort()).toEqual([ASH, ELM].map((seat) => rulerOf(at, seat).id).sort());
    // On the desk all have the news.
    expect(await noticesTo(at, rulerOf(at, YEW))).toContain('turn-out');
  });

  test('a seat that is taken over may send at once, and waits for its own window', async () => {
    const plain = house();
    const app = withRules(plain, (rules) => ({
      window(position) {
        const window = rules.window(position);
        if (window.kind === 'outcome' || window.may === undefined) return window;
        return {
          ...window,
          seats: window.seats.filter((seat) => seat !== YEW),
          may: window.may.filter((seat) => seat !== YEW),
        };
      },
      seating: {
        unruled: { en: 'stay as they are', de: 'bleiben, wie sie sind' },
        seatedBy: (_, seat) => (seat === YEW ? 'rules' : 'ruler'),
        viable: () => true,
        unseats: () => null,
      },
    }));
    const at = await begunTable({ ...plain, app }, ['Anna', 'Boris', 'Clara'], terms);
    const { campaignId } = at;
    const shown = async () => got(await showCampaign(app, at.master.actor, { campaignId }));
    expect(await shown()).toMatchObject({ waitsFor: [ASH, ELM], maySend: [OAK] });
    const dora = await newPlayer(plain.db, 'Dora');
    got(await takeOverSeat(app, dora.actor, { campaignId, seat: YEW }));
    expect(await shown()).toMatchObject({ waitsFor: [ASH, ELM], maySend: [OAK, YEW] });
    const given = { campaignId, seat: YEW, channel: 'desk', text: 'GATHER AT Southpoint' } as const;
    expect(got(await submitOrders(app, dora.actor, given))).toMatchObject({ counts: true, waits: { orders: 1 } });
  });

  test('shows an offer at once to its addressee, with an answer, and to nobody else', async () => {
    const at = await table();
    await send(at, OAK, OFFER);
    const { offers = [] } = await fileOf(at, ASH);
    expect(offers).toMatchObject([{ from: OAK, text: OFFER }]);
    const order = {
      verb: 'TRADE',
      section: 'bargains',
      args: { give: 1, good: 'Salt', house: 3, get: 1, wanted: 'Wool' },
    };
    expect(offers[0]?.answers).toEqual([{ order, text: 'TRADE 1 Salt WITH "House Oak" FOR 1 Wool' }]);
    for (const seat of [ELM, OAK, YEW]) expect((await fileOf(at, seat)).offers).toBeUndefined();
    expect((await noticesTo(at, rulerOf(at, ASH))).filter((kind) => kind === 'offer')).toHaveLength(1);
    expect(await noticesTo(at, rulerOf(at, ELM))).not.toContain('offer');
    const mails = await outboxFor(at.house.db, rulerOf(at, ASH).id);
    expect(mails.filter(({ payload }) => payload.includes('an offer of House Oak'))).toHaveLength(1);
    // The same once more tells nothing new; what is taken back is offered no longer.
    await send(at, OAK, `${OFFER}\nGATHER AT Eastwick`);
    expect((await noticesTo(at, rulerOf(at, ASH))).filter((kind) => kind === 'offer')).toHaveLength(1);
    await send(at, OAK, 'BARGAINS');
    expect((await fileOf(at, ASH)).offers).toBeUndefined();
  });
});
