import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { beforeAll, expect, test } from 'vitest';
import { ROUTES } from '../src/index.ts';
import { answered, DOCUMENT } from './sample/contract.ts';
import { heldMailOf } from './sample/held-mail.ts';
import { HOUR, type House, houseOf } from './sample/house.ts';
import { ISLES } from './sample/isles.ts';
import { writeExamples } from './sample/recorder.ts';
import { begunTable, FOUR_CROWNS, openTable, playTurn, RECRUIT, rulerOf, type Table } from './sample/table.ts';
import { tourOfAdministration } from './sample/tour-of-administration.ts';
import { tourOfEvents } from './sample/tour-of-events.ts';
import { tourOfFairs } from './sample/tour-of-fairs.ts';
import { tourOfPolls } from './sample/tour-of-polls.ts';
import { tourOfWebhooks } from './sample/tour-of-webhooks.ts';

/** Every operation is used once at least, as it is meant; the client holds each answer against the document. */
const ordered = ({ outcome, order }: { readonly outcome: string; readonly order: unknown }) => [outcome, order];

onEachDatabase('a tour of the whole API', (database) => {
  const store = suiteStore(database);
  let house: House;
  let table: Table;
  beforeAll(async () => {
    answered.clear();
    house = houseOf(store());
    table = await begunTable(house);
  });

  test('rulesets and campaigns', async () => {
    const { client } = table.master;
    const { rulesets } = await house.nobody.done('GET', '/rulesets');
    expect(rulesets[0].scenarios.map(({ id }: { id: string }) => id)).toContain('four-crowns');
    const ruleset = await house.nobody.done('GET', '/rulesets/medieval-diplomacy');
    expect(ruleset.orders).toMatchObject({ type: 'array' });
    expect(await house.nobody.done('GET', '/rulesets/medieval-diplomacy/scenario-schema')).toMatchObject({
      properties: { format: { enum: ['chancery-scenario-1'] } },
    });
    const { campaignId } = await client.done('POST', '/campaigns', FOUR_CROWNS);
    const path = `/campaigns/${campaignId}`;
    const settings = { breakerPercent: null, hostReadsMessages: true };
    await client.done('PATCH', path, { title: 'Four Crowns Again', settings });
    await client.done('POST', `${path}/open`);
    const ruler = await house.person('Ruler');
    await ruler.client.done('POST', `${path}/join`, { seat: 'Eng' });
    await client.done('POST', `${path}/start`);
    expect(await client.done('GET', `${path}/watched-letters`)).toEqual({ letters: [] });
    await client.done('POST', `${path}/pause`, { reason: 'Holidays.' });
    await client.done('POST', `${path}/resume`);
    await client.done('POST', `${path}/end`, { how: 'By agreement.' });
    await client.done('PUT', `${path}/title`, { title: 'Four Crowns Once More' });
    await client.done('POST', `${path}/archive`);
    expect(await client.get(`${path}/record`)).toMatchObject({ status: 200 });
    const { turns } = await client.done('GET', `${path}/standings`);
    expect(turns).toEqual([expect.objectContaining({ turn: 0, standings: expect.any(Array) })]);
    expect(await client.done('GET', `${path}/turns`)).toEqual({ turns: [{ turn: 0, first: 0, label: null }] });
    const course = await client.done('GET', `${path}/course`);
    expect(course.turns).toEqual([expect.objectContaining({ turn: 0, owners: expect.objectContaining({ 1: 'Eng' }) })]);
    const { options } = await client.done('GET', `${path}/options`);
    expect(options).toContainEqual(expect.objectContaining({ name: 'soloPercent', set: false }));
    const { lineage } = await client.done('GET', `${path}/lineage`);
    expect(lineage).toEqual([expect.objectContaining({ seat: 'Eng', change: 'taken', ruler: 'Ruler' })]);
    expect(await client.done('GET', path)).toMatchObject({ status: 'archived', title: 'Four Crowns Once More' });
    const { campaigns } = await client.done('GET', '/campaigns?mine=true&status=archived');
    expect(campaigns).toEqual([expect.objectContaining({ id: campaignId })]);
  });

  test('orders', async () => {
    const england = rulerOf(table, 'Eng').client;
    const seat = `${table.path}/seats/Eng`;
    const file = await england.done('GET', `${seat}/turn-file`);
    const { offers, units } = (await england.done('GET', `${seat}/opening`)).shown;
    expect(Object.keys(offers)).toEqual(expect.arrayContaining(units.rows.map(({ unit }: { unit: string }) => unit)));
    const { setting } = await england.done('GET', `${seat}/turn-file?world=none`);
    expect({ ...setting, world: file.setting.world }).toEqual(file.setting);
    const { number } = await england.done('PUT', `${seat}/draft`, { text: RECRUIT });
    expect(await england.done('GET', `${seat}/draft`)).toMatchObject({
      turn: 1,
      number,
      kind: 'draft',
      channel: 'api',
    });
    const sent = await england.send('POST', `${seat}/orders`, { text: RECRUIT });
    const [line] = sent.body.lines;
    const again = await england.done('POST', `${seat}/orders`, { orders: [line.order] });
    expect(again.hash).toBe(sent.body.hash);
    expect(await england.done('DELETE', `${seat}/orders`)).toEqual({ turn: 1, number: 3 });
    expect((await england.done('GET', `${seat}/receipts`)).receipts).toHaveLength(2);
    const standing = await england.done('PUT', `${seat}/standing-orders`, { text: RECRUIT });
    expect(standing.lines).toHaveLength(1);
    const kept = await england.done('GET', `${seat}/standing-orders`);
    expect(kept.standing.lines.map(ordered)).toEqual(standing.lines.map(ordered));
    await england.done('DELETE', `${seat}/standing-orders`);
    expect((await england.done('GET', `${seat}/standing-orders`)).standing).toBe(null);
    const owner = rulerOf(table, 'Eng');
    const { seq } = await house.app.store.db
      .updateTable('outbox')
      .set({ sendingAt: house.app.now() - HOUR })
      .where('userId', '=', owner.id)
      .where('dedupeKey', 'like', 'report:%')
      .returning('seq')
      .executeTakeFirstOrThrow();
    const lost = await england.done('GET', `${table.path}/uncertain-mails`);
    expect(lost.mails).toEqual([
      expect.objectContaining({ mail: seq, form: 'report', seat: 'Eng', to: owner.name, own: true }),
    ]);
    await england.done('POST', `${table.path}/uncertain-mails/${seq}/again`);
    expect(await england.done('GET', `${table.path}/uncertain-mails`)).toEqual({ mails: [] });
    const held = await heldMailOf(house, rulerOf(table, 'Eng'), table.campaign);
    const { mails } = await england.done('GET', `${table.path}/held-mails`);
    expect(mails).toEqual([expect.objectContaining({ id: held.id, seat: 'Eng', from: rulerOf(table, 'Eng').email })]);
    expect(await england.done('POST', `/mails/${held.id}/release`)).toMatchObject({ outcome: 'accepted' });
  });

  test('notes', async () => {
    const england = rulerOf(table, 'Eng').client;
    const notes = `${table.path}/seats/Eng/notes`;
    expect(await england.done('GET', notes)).toEqual({ number: 0, text: '', at: null });
    expect(await england.done('PUT', notes, { text: 'Trust nobody.', base: 0 })).toEqual({ number: 1 });
    expect(await england.done('GET', notes)).toMatchObject({ number: 1, text: 'Trust nobody.' });
  });

  test('time, and polls', async () => {
    const { path, master } = table;
    const england = rulerOf(table, 'Eng').client;
    const seat = `${path}/seats/Eng`;
    const asked = await england.done('POST', `${seat}/extensions`, { minutes: 90, reason: 'A wedding.' });
    expect(asked.status).toBe('asked');
    const { extensions } = await master.client.done('GET', `${path}/extensions`);
    expect(extensions).toEqual([expect.objectContaining({ id: asked.id, minutes: 90, reason: 'A wedding.' })]);
    const given = await master.client.done('POST', `${path}/extensions/${asked.id}/answer`, { grant: true });
    expect(given.deadline).toBe(asked.deadline + 1.5 * HOUR);
    const from = house.app.now();
    const { id } = await england.done('POST', `${seat}/absences`, { from, until: from + 48 * HOUR });
    const { absences } = await england.done('GET', `${seat}/absences`);
    expect(absences).toEqual([expect.objectContaining({ id, from })]);
    expect(await england.done('POST', `${seat}/come-back`)).toMatchObject({ fromAbsence: true });
    await master.client.done('POST', `${path}/hold-clock`);
    await master.client.done('PUT', `${path}/deadline`, { deadline: from + 24 * HOUR });
    await england.done('POST', `${seat}/orders`, { orders: [] });
    expect(await england.done('PUT', `${seat}/ready`, { ready: true })).toEqual({ turn: 1 });
    await england.done('PUT', `${seat}/ready`, { ready: false });
    await tourOfPolls(table);
  });

  test('letters and press', async () => {
    const { path, master } = table;
    const england = rulerOf(table, 'Eng').client;
    const lithuania = rulerOf(table, 'Lit').client;
    const hail = { to: ['Lit', 'master'], subject: 'Hail', body: 'Peace between us?' };
    await england.done('POST', `${path}/parties/Eng/letters`, hail);
    const [letter] = (await lithuania.done('GET', `${path}/parties/Lit/letters`)).letters;
    expect(letter).toMatchObject({ from: 'Eng', to: ['master', 'Lit'], subject: 'Hail', readAt: null });
    const own = `${path}/parties/Lit/letters/${letter.id}`;
    await lithuania.done('PUT', `${own}/read`);
    await lithuania.done('PUT', `${own}/archived`);
    await lithuania.done('DELETE', `${own}/archived`);
    const answer = { answers: letter.id, subject: 'Re: Hail', body: 'Never.' };
    await lithuania.done('POST', `${path}/parties/Lit/letters`, answer);
    const { letters } = await master.client.done('GET', `${path}/parties/master/letters?box=received`);
    expect(letters).toEqual([expect.objectContaining({ from: 'Eng' })]);
    await lithuania.done('POST', `${path}/seats/Lit/letters/${letter.id}/report`, { reason: 'Rude.' });
    const [report] = (await master.client.done('GET', `${path}/letter-reports`)).reports;
    expect(report).toMatchObject({ seat: 'Lit', letter: { from: 'Eng', subject: 'Hail' } });
    await master.client.done('POST', `${path}/letter-reports/${report.id}/decision`, { decision: 'It is not.' });
    await lithuania.done('PUT', `${path}/seats/Lit/mutes/Eng`);
    expect((await lithuania.done('GET', `${path}/seats/Lit/mutes`)).muted).toEqual(['Eng']);
    await lithuania.done('DELETE', `${path}/seats/Lit/mutes/Eng`);
    await england.done('PUT', `${path}/seats/Eng/proclamation`, { text: 'Be it known that all is well.' });
    const news = { title: 'News', body: 'All is quiet.' };
    const { id } = await master.client.done('POST', `${path}/parties/master/press`, news);
    const { articles } = await house.nobody.done('GET', `${path}/press`);
    expect(articles).toEqual([expect.objectContaining({ id, from: 'master', title: 'News' })]);
    await master.client.done('DELETE', `${path}/press/${id}`);
  });

  test('turns, reports and maps', async () => {
    const { path, master } = table;
    const england = rulerOf(table, 'Eng').client;
    await master.client.done('PUT', `${path}/acts`, { orders: [] });
    const turnout = await master.client.done('GET', `${path}/turnout`);
    expect(turnout.seats).toContainEqual(expect.objectContaining({ seat: 'Eng', control: 'ruler' }));
    await master.client.done('POST', `${path}/dry-run`);
    const { questions } = await master.client.done('GET', `${path}/questions`);
    expect(questions[0].question.kind).toBe('proclamation');
    const { id, answers } = questions[0].question;
    await master.client.done('PUT', `${path}/questions/${encodeURIComponent(id)}/answer`, { answer: answers[0] });
    await playTurn(table, 1);
    for (const ofTurn of [`${path}/turns/1`, `${path}/seats/Eng/turns/1`]) {
      for (const form of ['report', 'report.txt', 'report.html']) await england.done('GET', `${ofTurn}/${form}`);
    }
    await england.done('GET', `${path}/map.svg`);
    await england.done('GET', `${path}/seats/Eng/turns/1/map.svg`);
    await england.done('GET', `${path}/seats/Eng/turns/1/proof`);
    expect((await england.done('GET', `${path}/seats/Eng/lines?turn=1`)).lines).toHaveLength(1);
    expect((await england.done('GET', `${path}/seats/Eng/words`)).words).toEqual([]);
    expect((await house.nobody.done('GET', `${path}/dice`)).turns[0]).toMatchObject({ turn: 1, edition: 1 });
    const back = { to: 0, rerunThrough: 1 };
    const { from } = await master.client.done('POST', `${path}/roll-back/trial`, back);
    await master.client.done('POST', `${path}/roll-back`, { ...back, reason: 'Once more.', tried: from });
    await england.done('GET', `${path}/turns/1/editions?seat=Eng`);
    await expect.poll(() => england.done('GET', `${path}/verification`)).toMatchObject({ checking: false, faults: [] });
    expect(await master.client.done('GET', `${path}/turns/1/dice`)).toMatchObject({ turn: 1, partial: false });
    expect((await master.client.done('GET', `${path}/audit`)).deeds.length).toBeGreaterThan(5);
    const { deeds } = await house.nobody.done('GET', `${path}/deeds`);
    expect(deeds.map(({ action }: { action: string }) => action)).toContain('startCampaign');
  });

  test('rulings, struck orders and corrections', async () => {
    const camps = await begunTable(house, { title: 'Camps', ruleset: 'rounds', scenario: 'five-valleys' });
    const { path, master } = camps;
    const ash = rulerOf(camps, 'Ash').client;
    const text = 'R1 RUSE FROM Ford AT Mill "Our cook offers them a stew."';
    await ash.done('PUT', `${path}/seats/Ash/draft`, { text });
    const asked = await ash.done('POST', `${path}/seats/Ash/questions`);
    expect(asked.questions).toHaveLength(1);
    expect(await ash.done('GET', `${path}/seats/Ash/questions`)).toEqual(asked);
    await ash.done('POST', `${path}/seats/Ash/orders`, { text: 'R2 TRAIN Foot AT Ford' });
    const { sheets } = await master.client.done('GET', `${path}/sheets`);
    const { seat, number, lines } = sheets[0];
    expect([seat, lines]).toEqual(['Ash', ['ROUND 2 TRAIN Foot AT Ford']]);
    const struck = { number, line: 1, reason: 'The ford is flooded.' };
    await master.client.done('POST', `${path}/seats/Ash/struck`, struck);
    await master.client.done('POST', `${path}/turns/1/close`, {});
    const edits = { text: 'EDIT CAMP Ford Horse 9' };
    await master.client.done('POST', `${path}/turns/1/edits`, { edits, reason: 'Horses were forgotten.' });
  });

  test('offers, and whose turn it is', () => tourOfFairs(house));

  test('events', () => tourOfEvents(table));

  test('seats and people', async () => {
    const open = await openTable(house, { settings: { joining: 'application', startWhenFull: false } });
    const { path, master } = open;
    const [maud, anna, odo] = [await house.person('Maud'), await house.person('Anna'), await house.person('Odo')];
    await maud.client.done('PUT', `${path}/application`, { preferences: ['Eng'], message: 'Please.' });
    await maud.client.done('PUT', `${path}/application/preferences`, { preferences: ['Lit', 'Eng'] });
    const people = await master.client.done('GET', `${path}/people`);
    expect(people.applications).toEqual([expect.objectContaining({ name: 'Maud', preferences: ['Lit', 'Eng'] })]);
    const answer = `${path}/applications/${maud.id}/answer`;
    expect(await master.client.done('POST', answer, { kind: 'accept', seat: 'Eng' })).toEqual({ seat: 'Eng' });
    await anna.client.done('PUT', `${path}/application`, {});
    await anna.client.done('DELETE', `${path}/application`);
    const spare = await master.client.done('POST', `${path}/invitations`, { days: 3 });
    await master.client.done('DELETE', `${path}/invitations/${spare.id}`);
    const { link } = await master.client.done('POST', `${path}/invitations`, {});
    const invitation = new URL(link).searchParams.get('invitation');
    await odo.client.done('POST', `${path}/accept-invitation`, { invitation, seat: 'Lit' });
    await master.client.done('POST', `${path}/start`);
    await odo.client.done('POST', `${path}/seats/Lit/leave`, { reason: 'The plague.' });
    await master.client.done('PUT', `${path}/seats/Gol/ruler`, { user: maud.id });
    for (const closed of [true, false]) await master.client.done('PUT', `${path}/seats/Rou/closed`, { closed });
    const caretaker = `${path}/seats/Gol/caretaker`;
    await master.client.done('PUT', caretaker, { caretaker: true, reason: 'Not heard of.' });
    await master.client.done('PUT', caretaker, { caretaker: false });
    await master.client.done('POST', `${path}/seats/Gol/remove-ruler`, { reason: 'By mistake.' });
    await master.client.done('PUT', `${path}/masters/${anna.id}`);
    await master.client.done('POST', `${path}/hand-over`, { user: anna.id });
    await anna.client.done('DELETE', `${path}/masters/${master.id}`);

    await rulerOf(table, 'Rou').client.done('POST', `${table.path}/seats/Rou/leave`);
    await odo.client.done('PUT', `${table.path}/standby`);
    const waiting = `${table.path}/waiting`;
    const { id } = await odo.client.done('POST', `${waiting}/absences`, { turns: 2 });
    await odo.client.done('POST', `${waiting}/orders`, { text: 'GO' });
    const said = await odo.client.done('GET', waiting);
    expect(said).toMatchObject({ waits: true, absences: [{ id, through: 3 }], receipts: [{ text: 'GO' }] });
    expect(await odo.client.done('POST', `${waiting}/come-back`)).toEqual({ fromAbsence: true });
    await odo.client.done('DELETE', `${table.path}/standby`);
    await odo.client.done('POST', `${table.path}/seats/Rou/take-over`);
  });

  test('notices, calendar and webhooks', async () => {
    const { client } = rulerOf(table, 'Eng');
    const { notices } = await client.done('GET', '/notices?zone=Europe/London');
    expect(notices.length).toBeGreaterThan(1);
    await client.done('POST', '/notices/read', { ids: [notices[0].id] });
    const mails = [{ campaignId: null, kind: 'press', wanted: true }];
    await client.done('PATCH', '/notices/settings', {
      zone: 'Europe/Vilnius',
      quiet: { from: 1320, until: 420 },
      mails,
    });
    const settings = await client.done('GET', '/notices/settings');
    expect(settings).toMatchObject({ zone: 'Europe/Vilnius', quiet: { from: 1320, until: 420 }, calendar: false });
    expect(settings.mails).toContainEqual({ kind: 'press', mail: 'if-wanted', wanted: true });
    const { url } = await client.done('POST', '/calendar');
    expect(url).toMatch(/^https:\/\/chancery\.example\/calendar\/[0-9a-f]+\.ics$/);
    await client.done('DELETE', '/calendar');
    expect(await client.done('POST', '/notices/mail-works-again')).toEqual({ wasSilenced: false });

    await tourOfWebhooks(table);
  });

  test('scenarios of your own', async () => {
    const { client } = await house.person('Scribe');
    const wrong = { text: ISLES.replace('owner: Sco', 'owner: Pict') };
    const checked = await client.done('POST', '/scenarios/check', wrong);
    expect(checked.faults[0]).toEqual({
      path: 'scenario.provinces[6].owner',
      text: 'wanted 3 characters, not 4',
      remedy: 'Write a text of 3 characters.',
    });
    expect(await client.done('POST', '/scenarios', wrong)).toMatchObject({ id: null, scenario: null });
    const { id, scenario } = await client.done('POST', '/scenarios', { text: ISLES });
    expect(scenario).toMatchObject({ title: 'The Isles', facts: { lands: 12, rulers: 3 } });
    expect((await client.done('POST', '/scenarios', { text: ISLES })).id).toBe(id);
    expect((await client.done('GET', '/scenarios')).scenarios).toHaveLength(1);
    expect((await client.done('GET', `/scenarios/${id}`)).picture).toContain('Dublin');
    const { link } = await client.done('POST', `/scenarios/${id}/link`);
    const shared = new URL(link).pathname.replace('/api/v1', '');
    expect(await house.nobody.done('GET', shared)).toMatchObject({
      withheld: false,
      file: { map: { world: 'europe-1320' } },
    });
    await client.done('DELETE', `/scenarios/${id}/link`);
    expect((await house.nobody.get(shared)).status).toBe(404);
    const made = { title: 'The Isles', ruleset: 'medieval-diplomacy', scenario: { own: id } };
    const { campaignId } = await client.done('POST', '/campaigns', made);
    expect(await client.done('GET', `/campaigns/${campaignId}`)).toMatchObject({ seats: { length: 3 } });
    expect(await client.refused('DELETE', `/scenarios/${id}`)).toBe('409 conflict');
    await client.done('POST', `/campaigns/${campaignId}/archive`);
    await client.done('DELETE', `/scenarios/${id}`);
  });

  test('accounts and administration', async () => {
    const browser = await house.browser('Magda');
    await browser.done('GET', '/account');
    const made = await browser.done('POST', '/tokens', { name: 'bot', scopes: ['read'], days: 7 });
    await browser.done('GET', '/tokens');
    await browser.done('DELETE', `/tokens/${made.id}`);
    await browser.done('GET', '/account/export');
    await tourOfAdministration(house, browser);

    const leaver = await house.browser('Leaver');
    const { email } = await leaver.done('GET', '/account');
    await leaver.done('PUT', '/account/address', { address: `new.${email}` });
    const code = await codeSentTo(house, `new.${email}`);
    await leaver.done('POST', '/account/address/confirm', { code });
    const { sessions } = await leaver.done('GET', '/account/sessions');
    expect(sessions).toHaveLength(1);
    await leaver.done('POST', '/account/sign-out-everywhere', { butHere: true });
    await leaver.done('POST', '/account/delete', { address: `new.${email}` });
    const guest = await house.browser('Guest');
    const [session] = (await guest.done('GET', '/account/sessions')).sessions;
    await guest.done('DELETE', `/account/sessions/${session.id}`);
  });

  test('live play: a post is answered with what came of it, waits for its move, and is taken back', async () => {
    const ring = await begunTable(house, { ruleset: 'ring', scenario: 'ring' });
    const ann = rulerOf(ring, 'Ann').client;
    const seat = `${ring.path}/seats/Ann`;
    const posted = await ann.done('POST', `${seat}/orders?turn=1`, { text: 'SOW' });
    expect(posted.resolved).toMatchObject({
      turn: 1,
      asked: true,
      undo: null,
      window: { mode: 'live', clock: 'opening' },
    });
    expect(posted.resolved.report.sections[0].lines).toEqual([{ text: 'Ann sowed.', rule: 'RI-1' }]);
    expect(await ann.done('DELETE', `${seat}/last-post?turn=1`)).toEqual({ turn: 0, edition: 2 });
    expect((await ann.done('POST', `${seat}/orders`, { text: 'ROLL\nEND' })).resolved).toMatchObject({ undo: 'dice' });
    await ann.done('PUT', `${seat}/draft?whenCalled=true`, { text: 'SOW' });
    expect(await ann.done('GET', `${seat}/draft`)).toMatchObject({ kind: 'waiting' });
    expect(await ann.done('GET', `${seat}/turn-file`)).toMatchObject({
      turn: 1,
      since: 0,
      window: { seats: ['Bob', 'Cem'] },
    });
  });

  test('has left nothing out', () => {
    const missed = ROUTES.filter(
      ({ path, method }) => !answered.has(`#/paths/${path.replaceAll('/', '~1')}/${method}`),
    ).map(({ name }) => name);
    expect(missed).toEqual([]);
    writeExamples();
    expect(Object.values(DOCUMENT.paths).flatMap(Object.keys)).toHaveLength(ROUTES.length);
  });
});

/** The code in the last mail to an address. */
const codeSentTo = async ({ app }: House, address: string): Promise<string> => {
  const rows = await app.store.db.selectFrom('outbox').select('payload').orderBy('seq').execute();
  const mail = rows.map(({ payload }) => JSON.parse(payload)).findLast(({ to }) => to.address === address);
  return /\b[0-9A-F]{10}\b/.exec(mail?.text ?? '')?.[0] ?? '';
};
