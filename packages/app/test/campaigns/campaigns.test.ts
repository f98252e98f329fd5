import { rulesetId, type SeatId, seatId } from '@chancery/core';
import { claimDueCampaigns, findCampaign, findMaster, type UserId } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { createCampaign } from '../../src/campaign/lifecycle/create-campaign.ts';
import { archiveCampaign, endCampaign } from '../../src/campaign/lifecycle/end-campaign.ts';
import { openCampaign } from '../../src/campaign/lifecycle/open-campaign.ts';
import { inviteToCampaign } from '../../src/campaign/people/invite.ts';
import { joinCampaign } from '../../src/campaign/people/join-campaign.ts';
import { listPeople } from '../../src/campaign/people/list-people.ts';
import { appointMaster, dismissMaster, handOver } from '../../src/campaign/people/masters.ts';
import { listCampaigns } from '../../src/campaign/shown/list-campaigns.ts';
import { showCampaign } from '../../src/campaign/shown/show-campaign.ts';
import { showMap } from '../../src/campaign/shown/show-map.ts';
import { showOptions } from '../../src/campaign/shown/show-options.ts';
import { pressFeed } from '../../src/channels/feeds/press-feed.ts';
import { addWebhook } from '../../src/channels/webhooks/manage-webhooks.ts';
import { changeSettings } from '../../src/desk/campaign/change-settings.ts';
import { pauseCampaign, resumeCampaign } from '../../src/desk/campaign/pause-campaign.ts';
import { readPress } from '../../src/desk/letters/read-press.ts';
import { readTurnFile } from '../../src/desk/reading/read-turn-file.ts';
import { type Actor, SIGNED_OUT, systemActor } from '../../src/ground/actor.ts';
import { startCampaign } from '../../src/turn/triggers/start-campaign.ts';
import {
  begunTable,
  code,
  FOUR_CROWNS,
  got,
  HOUR,
  houseOf,
  NOON,
  newPlayer,
  openTable,
  type Player,
  refusal,
} from '../sample/people.ts';

onEachDatabase('campaigns', (database) => {
  const store = suiteStore(database);

  test('a campaign is made with all faults of what was asked for, or whole', async () => {
    const { app, db } = houseOf(store());
    const anna = await newPlayer(db, 'Anna');
    const wrong = {
      ...FOUR_CROWNS,
      title: ' ',
      grace: -1,
      options: { soloPercent: 0 },
      settings: { joining: 'whoever' },
      deadlineRule: { kind: 'every', milliseconds: 1 },
    } as const;
    const refused = refusal(await createCampaign(app, anna.actor, wrong));
    expect(refused.code === 'bad-input' ? refused.faults.length : 0).toBe(5);
    expect(code(await createCampaign(app, SIGNED_OUT, FOUR_CROWNS))).toBe('not-signed-in');
    expect(code(await createCampaign(app, anna.actor, { ...FOUR_CROWNS, scenario: 'nowhere' }))).toBe('not-found');
    const { campaignId } = got(await createCampaign(app, anna.actor, FOUR_CROWNS));
    expect((await findCampaign(db, campaignId))?.status).toBe('draft');
  });

  test('a draft is its master’s own, and one by invitation that of its people: page, map, press, feed, list', async () => {
    const { app, db } = houseOf(store());
    const [anna, boris] = [await newPlayer(db, 'Anna'), await newPlayer(db, 'Boris')];
    const hidden = { ...FOUR_CROWNS, settings: { joining: 'invitation' } };
    const { campaignId } = got(await createCampaign(app, anna.actor, hidden));
    const sought = { campaignId };
    const unseen = async (actor: Actor) => {
      expect(code(await showCampaign(app, actor, sought))).toBe('not-found');
      expect(code(await showMap(app, actor, sought))).toBe('not-found');
      expect(code(await readPress(app, actor, { ...sought, limit: 5 }))).toBe('not-found');
      expect(code(await pressFeed(app, actor, sought))).toBe('not-found');
      const listed = got(await listCampaigns(app, actor, { limit: 100 }));
      expect(JSON.stringify(listed)).not.toContain(campaignId);
    };
    await unseen(boris.actor);
    got(await openCampaign(app, anna.actor, sought));
    await unseen(boris.actor);
    await unseen(SIGNED_OUT);
    const { link } = got(await inviteToCampaign(app, anna.actor, { campaignId, days: 3 }));
    const invitation = new URL(link).searchParams.get('invitation') as string;
    expect(got(await showCampaign(app, boris.actor, { campaignId, invitation })).id).toBe(campaignId);
    expect(code(await showCampaign(app, boris.actor, { campaignId, invitation: 'guessed' }))).toBe('not-found');
    expect(got(await showCampaign(app, anna.actor, sought)).you.master).toBe(true);
  });

  test('everybody can read the rules that a master may set, and which of them they have set', async () => {
    const { app, db } = houseOf(store());
    const anna = await newPlayer(db, 'Anna');
    const { campaignId } = got(await createCampaign(app, anna.actor, { ...FOUR_CROWNS, options: { soloPercent: 60 } }));
    expect(code(await showOptions(app, SIGNED_OUT, { campaignId }))).toBe('not-found');
    got(await openCampaign(app, anna.actor, { campaignId }));
    const options = got(await showOptions(app, SIGNED_OUT, { campaignId }));
    expect(options).toContainEqual(expect.objectContaining({ name: 'soloPercent', value: 60, set: true }));
    expect(options).toContainEqual(expect.objectContaining({ name: 'allianceMax', set: false }));
    expect(options.every(({ description }) => description.length > 10)).toBe(true);
  });

  test('a list can be of one ruleset, or of campaigns with open seats', async () => {
    const { app, db } = houseOf(store());
    const anna = await newPlayer(db, 'Anna');
    const made: string[] = [];
    for (const closed of [[], ['Eng', 'Lit', 'Gol', 'Rou'].map(seatId)]) {
      const { campaignId } = got(await createCampaign(app, anna.actor, { ...FOUR_CROWNS, closedSeats: closed }));
      got(await openCampaign(app, anna.actor, { campaignId }));
      made.push(campaignId);
    }
    const { ruleset } = FOUR_CROWNS;
    const listed = async (wanted: object) => {
      const { campaigns } = got(await listCampaigns(app, anna.actor, { limit: 100, ...wanted }));
      return campaigns.map(({ id }) => id).filter((id) => made.includes(id));
    };
    expect((await listed({ ruleset })).toSorted()).toEqual(made.toSorted());
    expect(await listed({ ruleset: rulesetId('another') })).toEqual([]);
    expect(await listed({ withOpenSeats: true })).toEqual(made.slice(0, 1));
    expect(await listed({ mine: true, withOpenSeats: true })).toEqual(made.slice(0, 1));
  });

  test('a list passes over what its reader may not know, and its pages join', async () => {
    const { app, db } = houseOf(store());
    const anna = await newPlayer(db, 'Anna');
    const open: string[] = [];
    for (const joining of ['open', 'invitation', 'open', 'invitation', 'open']) {
      const { campaignId } = got(await createCampaign(app, anna.actor, { ...FOUR_CROWNS, settings: { joining } }));
      got(await openCampaign(app, anna.actor, { campaignId }));
      if (joining === 'open') open.push(campaignId);
    }
    const seen: string[] = [];
    for (let before: { at: number; id: (typeof seen)[number] } | null | undefined; before !== null; ) {
      const page = got(
        await listCampaigns(app, SIGNED_OUT, {
          limit: 2,
          ...(before === undefined ? {} : { before: before as never }),
        }),
      );
      seen.push(...page.campaigns.map(({ id }) => id));
      if (page.next !== null) expect(page.campaigns.map(({ id }) => id)).toContain(page.next.id);
      before = page.next;
    }
    expect(new Set(seen).size).toBe(seen.length);
    for (const id of open) expect(seen).toContain(id);
    expect(seen.filter((id) => open.includes(id))).toHaveLength(3);
  });

  for (const [anonymity, while_, after] of [
    ['never', true, true],
    ['until-the-end', false, true],
    ['always', false, false],
  ] as const) {
    test(`who rules which seat is told: ${anonymity}`, async () => {
      const house = houseOf(store());
      const { app, db } = house;
      const table = await begunTable(house, ['Annabel', 'Bogumil'], { anonymity });
      const { campaignId, master, rulers } = table;
      const eva = await newPlayer(db, 'Eva');
      const page = async (actor: Actor) => JSON.stringify(got(await showCampaign(app, actor, { campaignId })));
      const [annabel, bogumil] = rulers as [Player, Player];
      expect((await page(eva.actor)).includes('Annabel')).toBe(while_);
      expect((await page(bogumil.actor)).includes('Annabel')).toBe(while_);
      expect(await page(annabel.actor)).toContain('Annabel');
      expect(await page(master.actor)).toContain('Annabel');
      for (const { id, email } of rulers) {
        expect(await page(eva.actor)).not.toContain(id);
        expect(await page(eva.actor)).not.toContain(email);
      }
      got(await endCampaign(app, master.actor, { campaignId, how: 'A draw.' }));
      expect((await page(eva.actor)).includes('Annabel')).toBe(after);
    });
  }

  test('the page of a campaign says nothing but what the public view says of its state', async () => {
    const house = houseOf(store());
    const { campaignId } = await begunTable(house);
    const { app, db } = house;
    const page = JSON.stringify(got(await showCampaign(app, SIGNED_OUT, { campaignId })));
    const secrets = await db.selectFrom('secret').selectAll().where('campaignId', '=', campaignId).execute();
    const founding = await db
      .selectFrom('founding')
      .select('secret')
      .where('campaignId', '=', campaignId)
      .executeTakeFirstOrThrow();
    expect(page).toContain(secrets[0]?.commitment);
    for (const { secret } of [...secrets, founding]) expect(page).not.toContain(secret);
    const map = got(await showMap(app, SIGNED_OUT, { campaignId }));
    expect(map.world.areas.length).toBeGreaterThan(4);
  });

  test('a campaign that is full is started by the worker, and one with a date when it comes', async () => {
    const house = houseOf(store());
    const { app, db } = house;
    const worker = systemActor('test');
    const full = await openTable(house);
    for (const name of ['Anna', 'Boris', 'Clara', 'David']) {
      expect((await findCampaign(db, full.campaignId))?.dueAt).toBe(null);
      got(await joinCampaign(app, (await newPlayer(db, name)).actor, { campaignId: full.campaignId }));
    }
    expect((await findCampaign(db, full.campaignId))?.dueAt).toBe(NOON);
    got(await startCampaign(app, worker, { campaignId: full.campaignId }));
    expect((await findCampaign(db, full.campaignId))?.status).toBe('running');

    const dated = await openTable(house, { settings: { startAt: NOON + HOUR } });
    got(await joinCampaign(app, (await newPlayer(db, 'Eva')).actor, { campaignId: dated.campaignId }));
    got(await startCampaign(app, worker, { campaignId: dated.campaignId }));
    expect((await findCampaign(db, dated.campaignId))?.status).toBe('open');
    house.pass(HOUR);
    const due = await claimDueCampaigns(db, app.now(), 1000, 50);
    expect(due.map(({ id }) => id)).toContain(dated.campaignId);
    got(await startCampaign(app, worker, { campaignId: dated.campaignId }));
    expect((await findCampaign(db, dated.campaignId))?.deadline).toBe(NOON + 25 * HOUR);
  });

  test('without a ruler nothing begins', async () => {
    const house = houseOf(store());
    const { campaignId, master } = await openTable(house);
    expect(code(await startCampaign(house.app, master.actor, { campaignId }))).toBe('conflict');
  });

  test('a pause gives back the time that was left', async () => {
    const house = houseOf(store());
    const { app, db } = house;
    const { campaignId, master } = await begunTable(house);
    got(await pauseCampaign(app, master.actor, { campaignId, reason: 'Holidays' }));
    expect(got(await showCampaign(app, SIGNED_OUT, { campaignId })).deadline).toBe(null);
    expect((await findCampaign(db, campaignId))?.dueAt).toBe(null);
    house.pass(100 * HOUR);
    got(await resumeCampaign(app, master.actor, { campaignId }));
    // Of 24 hours one had passed.
    expect((await findCampaign(db, campaignId))?.deadline).toBe(NOON + HOUR + 100 * HOUR + 23 * HOUR);
  });

  test('the first master appoints, dismisses and hands over; a second does all else', async () => {
    const house = houseOf(store());
    const { app, db } = house;
    const { campaignId, master, rulers } = await begunTable(house, ['Anna']);
    const [boris, clara] = [await newPlayer(db, 'Boris'), await newPlayer(db, 'Clara')];
    const of = (userId: UserId) => ({ campaignId, userId });
    expect(code(await appointMaster(app, rulers[0]!.actor, of(boris.id)))).toBe('not-allowed');
    got(await appointMaster(app, master.actor, of(boris.id)));
    got(await appointMaster(app, boris.actor, of(clara.id)));
    expect(code(await dismissMaster(app, boris.actor, of(clara.id)))).toBe('not-allowed');
    expect(code(await dismissMaster(app, boris.actor, of(master.id)))).toBe('conflict');
    expect(code(await handOver(app, boris.actor, of(clara.id)))).toBe('not-allowed');
    got(await handOver(app, master.actor, of(boris.id)));
    expect((await findMaster(db, campaignId, boris.id))?.role).toBe('first');
    expect((await findMaster(db, campaignId, master.id))?.role).toBe('second');
    got(await dismissMaster(app, boris.actor, of(clara.id)));
    got(await dismissMaster(app, master.actor, of(master.id)));
    expect(code(await pauseCampaign(app, master.actor, { campaignId, reason: '' }))).toBe('not-allowed');
  });

  test('promises that were given stand: names and old letters are not uncovered while the game goes on', async () => {
    const house = houseOf(store());
    const { app } = house;
    const { campaignId, master } = await begunTable(house, ['Anna'], { anonymity: 'always' });
    expect(code(await changeSettings(app, master.actor, { campaignId, anonymity: 'never' }))).toBe('bad-input');
    const letters = { campaignId, settings: { oldLetters: 'shown' } };
    expect(code(await changeSettings(app, master.actor, letters))).toBe('bad-input');
    got(await changeSettings(app, master.actor, { campaignId, title: 'Five Crowns' }));
    const page = got(await showCampaign(app, SIGNED_OUT, { campaignId }));
    expect([page.title, page.anonymity, page.settings.oldLetters]).toEqual(['Five Crowns', 'always', 'hidden']);
  });

  test('after the end nothing changes; after the archive nothing at all', async () => {
    const house = houseOf(store());
    const { app, db } = house;
    const { campaignId, master, seats, rulers } = await begunTable(house, ['Anna']);
    const eva = await newPlayer(db, 'Eva');
    const page = async () => got(await showCampaign(app, SIGNED_OUT, { campaignId }));
    expect([(await page()).outcome, (await page()).waitsFor.length > 0]).toEqual([null, true]);
    got(await endCampaign(app, master.actor, { campaignId, how: ' A draw. ' }));
    // Everybody reads how it ended, and nobody is asked for anything any more.
    expect([(await page()).outcome, (await page()).waitsFor]).toEqual(['A draw.', []]);
    const own = { campaignId, seat: seats[0] as SeatId };
    const file = got(await readTurnFile(app, rulers[0]?.actor as Actor, own));
    expect(file).toMatchObject({ window: { kind: 'window', seats: [] }, choices: {}, draft: [] });
    const hook = { campaignId, url: 'https://example.org/x', form: 'plain', kinds: ['press'] } as const;
    const game = async () => [
      code(await changeSettings(app, master.actor, { campaignId, title: 'Other' })),
      code(await pauseCampaign(app, master.actor, { campaignId, reason: '' })),
      code(await resumeCampaign(app, master.actor, { campaignId })),
      code(await startCampaign(app, master.actor, { campaignId })),
      code(await openCampaign(app, master.actor, { campaignId })),
      code(await endCampaign(app, master.actor, { campaignId, how: 'x' })),
      code(await addWebhook(app, master.actor, hook)),
      code(await inviteToCampaign(app, master.actor, { campaignId, seat: seats[1] as SeatId, days: 1 })),
    ];
    const before = await findCampaign(db, campaignId);
    expect(new Set(await game())).toEqual(new Set(['wrong-status']));
    expect(await findCampaign(db, campaignId)).toEqual(before);
    got(await archiveCampaign(app, master.actor, { campaignId }));
    const archived = await findCampaign(db, campaignId);
    const people = async () => [
      ...(await game()),
      code(await archiveCampaign(app, master.actor, { campaignId })),
      code(await appointMaster(app, master.actor, { campaignId, userId: eva.id })),
      code(await handOver(app, master.actor, { campaignId, userId: eva.id })),
    ];
    expect(new Set(await people())).toEqual(new Set(['wrong-status']));
    expect(await findCampaign(db, campaignId)).toEqual(archived);
  });

  test('who may not is told nothing of where a campaign stands', async () => {
    const house = houseOf(store());
    const { app, db } = house;
    const { campaignId } = await begunTable(house, ['Anna']);
    const eva = await newPlayer(db, 'Eva');
    const refusals = [
      refusal(await endCampaign(app, eva.actor, { campaignId, how: 'x' })),
      refusal(await openCampaign(app, eva.actor, { campaignId })),
      refusal(await listPeople(app, eva.actor, { campaignId })),
      refusal(await changeSettings(app, eva.actor, { campaignId, title: 'x' })),
    ];
    for (const error of refusals) expect(Object.keys(error).sort()).toEqual(['code', 'useCase']);
    expect(code(await joinCampaign(app, eva.actor, { campaignId, seat: seatId('Nowhere') }))).toBe('wrong-status');
  });
});
