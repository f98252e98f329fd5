import type { SeatId } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { foundingOf, parsed, seatsOf } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { describe, expect, test } from 'vitest';
import { assignSeat } from '../../src/campaign/people/assign-seat.ts';
import { joinCampaign } from '../../src/campaign/people/join-campaign.ts';
import { showRuleset } from '../../src/campaign/shown/list-rulesets.ts';
import { leaveSeat } from '../../src/desk/campaign/leave-seat.ts';
import { readLetters } from '../../src/desk/letters/read-letters.ts';
import { writeLetter } from '../../src/desk/letters/write-letter.ts';
import { SIGNED_OUT } from '../../src/ground/actor.ts';
import { noticeText } from '../../src/ground/text/notices.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { startCampaign } from '../../src/turn/triggers/start-campaign.ts';
import {
  begunTable,
  FOUR_CROWNS,
  got,
  HOUR,
  houseOf,
  newPlayer,
  openTable,
  outboxFor,
  type Player,
} from '../sample/people.ts';
import { ENGLAND, LITHUANIA, rulerOf, send } from '../sample/play.ts';

describe('Medieval Diplomacy: its people', () => {
  test('MD-18.16 who takes a seat is told the house rules, and what to do about cheating', () => {
    const words = noticeText({ kind: 'seat-given', seat: 'England' }, 'UTC').paragraphs.join(' ');
    expect(words).toContain('Do not harass, spam or demean');
    expect(words).toContain('write to them and say what happened');
  });

  test('MD-12.63 the master is told how many royal realms make a good game', () => {
    const { help } = RULESETS[0]?.orders.kinds['SET_STATUS'] ?? { help: '' };
    expect(help).toContain('a third to a half of its realms royal');
  });
});

onEachDatabase('Medieval Diplomacy: its people', (database) => {
  const store = suiteStore(database);

  /** A campaign that four people have joined and that has begun. Who rules what. */
  const dealt = async (seatChoice: 'lot' | 'wishes', wish: number | null) => {
    const house = houseOf(store());
    const table = await openTable(house, { settings: { seatChoice, startWhenFull: false } });
    const { campaignId, seats, master } = table;
    const players: Player[] = [];
    for (const name of ['Anna', 'Boris', 'Clara', 'David']) {
      const player = await newPlayer(house.db, name);
      const preferences = wish === null ? [] : [seats[wish] as SeatId];
      got(await joinCampaign(house.app, player.actor, { campaignId, preferences }));
      players.push(player);
    }
    got(await startCampaign(house.app, master.actor, { campaignId }));
    const rulers = (await seatsOf(house.db, campaignId)).map(({ userId }) =>
      players.findIndex(({ id }) => id === userId),
    );
    return { house, campaignId, players, rulers };
  };

  test('MD-18.1 each player receives a random realm', async () => {
    const deals: string[] = [];
    for (let deal = 0; deal < 4; deal += 1) {
      const { rulers } = await dealt('lot', null);
      expect([...rulers].sort()).toEqual([0, 1, 2, 3]);
      deals.push(rulers.join());
    }
    expect(new Set(deals).size).toBeGreaterThan(1);
  });

  test('MD-18.2 the master may take wishes instead, or assign; the draw comes from the seed of the campaign', async () => {
    const { rulers, house, campaignId } = await dealt('wishes', 2);
    expect([...rulers].sort()).toEqual([0, 1, 2, 3]);
    expect((await foundingOf(house.db, campaignId))?.secret).toMatch(/^[0-9a-f]{64}$/);
    const table = await openTable(house, { settings: { seatChoice: 'wishes', startWhenFull: false } });
    const anna = await newPlayer(house.db, 'Anna');
    got(await joinCampaign(house.app, anna.actor, { campaignId: table.campaignId }));
    const assignment = { campaignId: table.campaignId, seat: LITHUANIA, userId: anna.id };
    got(await assignSeat(house.app, table.master.actor, assignment));
    const held = (await seatsOf(house.db, table.campaignId)).filter(({ userId }) => userId === anna.id);
    expect(held.map(({ seat }) => seat)).toEqual([LITHUANIA]);
  });

  test('MD-18.15, MD-18.37 from the first turn every player writes to every other, and nobody learns an address by it', async () => {
    const table = await begunTable(houseOf(store()));
    const { campaignId, house, seats } = table;
    const { app, db } = house;
    for (const from of seats) {
      const to = seats.filter((seat) => seat !== from);
      const letter = { campaignId, from, to, subject: 'Hail', body: 'Let us share the independents.' };
      got(await writeLetter(app, rulerOf(table, from).actor, letter));
    }
    for (const party of seats) {
      const reader = rulerOf(table, party);
      const letters = got(await readLetters(app, reader.actor, { campaignId, party, box: 'received', limit: 10 }));
      expect(letters.map(({ from }) => from).sort()).toEqual(seats.filter((seat) => seat !== party).sort());
      const sent = JSON.stringify([letters, ...(await outboxFor(db, reader.id)).map(({ payload }) => payload)]);
      for (const other of table.rulers) if (other !== reader) expect(sent).not.toContain(other.email);
    }
  });

  test('MD-18.21 a realm whose player has dropped out goes on without orders, and the game with it', async () => {
    const table = await begunTable(houseOf(store()));
    const { campaignId, house, master } = table;
    for (const turn of [1, 2, 3]) {
      await send(table, ENGLAND);
      if (turn === 2)
        got(await leaveSeat(house.app, rulerOf(table, LITHUANIA).actor, { campaignId, seat: LITHUANIA, reason: '' }));
      expect(got(await closeTurn(house.app, master.actor, { campaignId, turn }))).toMatchObject({ over: false });
      house.pass(HOUR);
    }
    const rows = await house.db
      .selectFrom('sheetOfRecord')
      .select(['turn', 'origin'])
      .where('campaignId', '=', campaignId)
      .where('seat', '=', LITHUANIA)
      .orderBy('turn')
      .execute();
    expect(rows.map(({ origin }) => origin)).toEqual(['excused', 'none', 'none']);
  });

  test('MD-18.25, MD-18.31 how the game is won is told to whoever makes a campaign, and set by them', async () => {
    const { app, db } = houseOf(store());
    const { options } = got(await showRuleset(app, SIGNED_OUT, { id: FOUR_CROWNS.ruleset }));
    const named = Object.keys((options as { readonly properties: object }).properties);
    expect(named).toEqual(
      expect.arrayContaining(['soloPercent', 'alliancePercent', 'allianceMax', 'victoryHold', 'lastTurn']),
    );
    const table = await openTable(houseOf(store()), { options: { soloPercent: 60, lastTurn: 12 } });
    const founding = await foundingOf(db, table.campaignId);
    expect(parsed(founding?.setting as never)).toMatchObject({ options: { soloPercent: 60, lastTurn: 12 } });
  });
});
