import { answerQuestion, endCampaign, listQuestions, submitOrders } from '@chancery/app';
import { HOUR, rulesetId, seatId } from '@chancery/core';
import { expect, test } from 'vitest';
import { begin, type Guest, got, openHouse } from './table.ts';
import { Browser } from './visitor.ts';

/** PBM Umpire as its host and its players meet it on pages: the clauses that no turn carries out by itself. */

const [CORVALE, TALMAR] = [seatId('COR'), seatId('TAL')];

const wordsOf = (page: string): string =>
  page
    .replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const readBy = async ({ browser }: { readonly browser: Browser }, path: string): Promise<string> =>
  wordsOf((await browser.open(path)).text);

/** Arven, with Anna in Corvale and Boris in Talmar; nobody rules the Hrun. */
const arven = async () => {
  const house = await openHouse();
  const { app, guest } = house;
  const [master, anna, boris] = [await guest('Mona'), await guest('Anna'), await guest('Boris')];
  const campaignId = await begin(
    app,
    master,
    [
      [CORVALE, anna],
      [TALMAR, boris],
    ],
    {
      title: 'The pass',
      ruleset: rulesetId('umpire'),
      scenario: 'arven',
      deadlineRule: { kind: 'every', milliseconds: 48 * HOUR },
      settings: { startWhenFull: false, breakerPercent: null },
    },
  );
  const path = `/campaigns/${campaignId}`;
  const send = async (who: Guest, seat: typeof CORVALE, text: string) =>
    got(await submitOrders(app, who.actor, { campaignId, seat, channel: 'desk', text }));
  /** The master runs the turn from the console. */
  const run = async (turn: number): Promise<void> => {
    const { text } = await master.browser.send(`${path}/console`, { do: 'run', turn: String(turn), excused: 'yes' });
    expect(text).toContain(`Turn ${turn + 1} is open`);
    house.pass(HOUR);
  };
  return { ...house, master, anna, boris, campaignId, path, send, run };
};

test('UM-21.27, UM-23.10 nations without a player begin as caretakers, and ranks stand in nation order while all have 100', async () => {
  const { anna, master, path, run } = await arven();
  const begun = await readBy(anna, `${path}/seats/COR`);
  expect(begun).toMatch(/1\. Corvale \(you\).*100 2\. Talmar.*100 3\. The Hrun.*100/);
  expect(begun).toMatch(/3 The Hrun open; played by the rules/);
  await run(1);
  expect(await readBy(anna, path)).toContain('A caretaker took over The Hrun');
  expect(await readBy(master, `${path}/console`)).toMatch(/The Hrun open by the rules/);
});

test('UM-21.31 from the beginning everybody in it reads the rules of the scenario, and nobody its secrets', async () => {
  const { anna, path } = await arven();
  const rules = await readBy(anna, `${path}/seats/COR/rules`);
  for (const part of [
    /Winter winter yes yes yes yes 0/,
    /Local revolts no: decline instead Naval blockade yes Move of generals alone 16 Tribute of tribal nations 20 %/,
    /Victory Any nation wins with 8 provinces/,
    /Galley GAL 1 0\.5 0\.5 14 14 1 2 3 all/,
    /Warband WAR 0 0\.8 0\.6 8 10 1 0 3 yes HRU/,
    /Open battle .*Foot 1\.5 1\.2 0\.8 0\.7/,
    /Mobility in percent .*Horse 100 75 50 55/,
    /Recruits in percent of revenue .*Warband 5 20 30 40/,
    /Convert .*Warbands Foot Foot Horse/,
    /Asper ASP Plain COR \(3, 1\), HIG \(5, 2\), DUN \(3, 1\)/,
    /Talmar TAL Plain SEL \(3, 1\) COR \(7, 2\), SEL \(3, 1\), DUN \(4, 1\)/,
  ])
    expect(rules).toMatch(part);
  expect(rules).not.toMatch(/Aldric|Torvald|skill|treasury/i);
  const map = await anna.browser.open('/rules/umpire/scenarios/arven/map.svg');
  expect([map.status, map.text.includes('<svg')]).toEqual([200, true]);
});

test('UM-21.28, UM-20.32, UM-23.11 the host reads dice and sheets, strikes a line out before the run, and its ruler reads so; what comes late is not used', async () => {
  const { anna, boris, master, address, path, send, run, pass } = await arven();
  await send(anna, CORVALE, 'TRANSFER Talmar 1\nSTANCE Aldric ARMY 1D');
  await send(boris, TALMAR, 'TRANSFER Corvale 2');
  expect(await readBy(master, `${path}/console/sheets`)).toMatch(/TRANSFER Talmar 1 .*TRANSFER Corvale 2/);
  expect((await anna.browser.open(`${path}/console/sheets`)).status).toBe(403);
  const struck = { seat: 'COR', number: '1', line: '1', instead: '', reason: 'No gifts in the first spring.' };
  await master.browser.send(`${path}/console/sheets`, struck);
  await run(1);
  const own = await readBy(anna, `${path}/seats/COR`);
  expect(own).toContain('TRANSFER Talmar 1 (No gifts in the first spring.)');
  expect(own).toContain('1. STANCE Aldric ARMY 1D: done');
  expect(own).not.toContain('Sent to Talmar');
  expect(await readBy(boris, `${path}/seats/TAL`)).not.toContain('No gifts');
  expect(await readBy(master, `${path}/dice-log?turn=1`)).toMatch(/ILL\.chance@Aldric d100 \d+/);
  for (const who of [anna, { browser: new Browser(address) }])
    expect((await who.browser.open(`${path}/dice-log?turn=1`)).status).toBe(409);

  await send(boris, TALMAR, 'TRANSFER Corvale 1');
  pass(48 * HOUR);
  await send(boris, TALMAR, 'TRANSFER Corvale 3');
  await run(2);
  const timely = await readBy(anna, `${path}/seats/COR`);
  expect(timely).toMatch(/Sent by Talmar (?:rule UM-\S+ )?\+1 /);
  expect(timely).not.toMatch(/Sent by Talmar (?:rule UM-\S+ )?\+3 /);
});

test('UM-23.12, UM-23.13, UM-23.16 past reports stay readable, rulers write as they like, and each turn names the version of its rules', async () => {
  const { anna, boris, path, send, run } = await arven();
  await send(anna, CORVALE, 'TRANSFER Talmar 1');
  await run(1);
  await run(2);
  expect(await readBy(anna, `${path}/seats/COR?turn=1`)).toContain('TRANSFER Talmar 1: done');
  await anna.browser.send(`${path}/seats/COR/letters/new`, {
    to: 'TAL',
    subject: 'The Hrun',
    body: 'Take them in the flank, whatever my list says.',
  });
  expect(await readBy(boris, `${path}/seats/TAL/letters`)).toContain('The Hrun');
  expect(await readBy(anna, `${path}/dice`)).toMatch(
    /Turn 2 .*version 1 of the rules.*Turn 1 .*version 1 of the rules/,
  );
});

test('UM-23.14 the host puts things right between two turns: those concerned read it, the rest does not, and it is logged', async () => {
  const { anna, boris, master, address, path, run } = await arven();
  await run(1);
  const edit = (text: string, reason = 'The ledger was misread.') =>
    master.browser.send(`${path}/console/edits`, { text, turn: '1', reason });
  const done = wordsOf(
    (
      await edit(`EDIT NATION COR TREASURY 21.5 MORALE 90 ENEMIES TAL
EDIT PROVINCE Highgate OWNER COR LOYALTY 1 DEVASTATED 1
EDIT TROOPS COR Highgate Foot 3
EDIT TROOPS COR Asper Horse 0
EDIT GENERAL Berand AT Highgate ACTIVITY 7 SKILL 7
EDIT STANCE COR Highgate ARMY 3D
EDIT TROOPS HRU Corvale Warband 2
EDIT SIEGE Corvale BY HRU TURNS 2`)
    ).text,
  );
  expect(done).toMatch(/Corvale/);
  const own = await readBy(anna, `${path}/seats/COR`);
  for (const words of [
    'Put right by the game master',
    'Treasury 21.5 RP',
    'morale 90 %',
    'enemies: Talmar',
    'Highgate, which passed from the Independents to you: CTY Y, LOY 1, revenue 3, built 0, devastated 1.',
    'your troops in Highgate: 3 Foot.',
    'your troops in Asper: no Horse.',
    'your combat orders in Highgate: army 3D.',
    'put right the siege of Corvale: by The Hrun, for 2 turns so far.',
    'Berand, army, in Highgate: Rep 5, Loy 5, Act 7',
    'Hostile to you: Talmar',
  ])
    expect(own).toContain(words);
  const others = await readBy(boris, `${path}/seats/TAL`);
  expect(others).toContain('Hostile to you: Corvale');
  expect(others).not.toMatch(/21\.5 RP|troops in Highgate|Highgate, which passed|siege of Corvale|3D/);
  const log = await readBy({ browser: new Browser(address) }, `${path}/deeds`);
  expect(log).toMatch(/Corrected the position .*The ledger was misread\./);
  expect(wordsOf((await edit('EDIT TROOPS COR Highgate Galley 1')).text)).toContain('Ships need a coast.');
  expect(wordsOf((await edit('EDIT PROVINCE Highgate DEVASTATED 9')).text)).toContain(
    'cannot be more devastated than it is worth',
  );
  expect(wordsOf((await edit('EDIT NATION HRU TAX 90')).text)).toContain('Tribal nations cannot do that.');
  expect(wordsOf((await edit('EDIT NATION COR CAPITAL Talmar')).text)).toContain(
    'The capital of a nation is a province of its own.',
  );
  expect(wordsOf((await edit('EDIT SIEGE Belmont BY TAL')).text)).toContain('None of their troops who could do that');
  await edit('EDIT SIEGE Corvale LIFTED');
  expect(await readBy(anna, `${path}/seats/COR`)).toContain('put right the siege of Corvale: it is over.');
  expect((await anna.browser.send(`${path}/console/edits`, { text: '', turn: '1', reason: 'x' })).status).toBe(403);
});

test('UM-21.25, UM-21.28 true map and dice are for nobody before the end, and for everybody after it', async () => {
  const { app, anna, master, address, campaignId, path, run } = await arven();
  await run(1);
  const stranger = { browser: new Browser(address) };
  const map = async (): Promise<string> =>
    (await stranger.browser.open(`/api/v1/campaigns/${campaignId}/map.svg`)).text;
  const before = await map();
  expect(before).toContain('Hrunholt');
  expect(before).not.toMatch(/Foot|Warband/);
  got(await endCampaign(app, master.actor, { campaignId, how: 'By agreement.' }));
  expect(await map()).toMatch(/The Hrun: \d+ Warband/);
  for (const who of [anna, stranger])
    expect(await readBy(who, `${path}/dice-log?turn=1`)).toMatch(/ILL\.chance@Aldric d100 \d+/);
});

test('UM-23.15, UM-8.14 the host is asked about the name of each city, and one that does not suit is replaced', async () => {
  const { app, anna, master, campaignId, path, send, run } = await arven();
  for (const turn of [1, 2, 3]) await run(turn);
  await master.browser.send(`${path}/console/edits`, {
    text: 'EDIT TROOPS IND Fenrose Foot 0\nEDIT TROOPS IND Fenrose Warband 0\nEDIT PROVINCE Fenrose OWNER COR\nEDIT TROOPS COR Fenrose Foot 2\nEDIT NATION COR TREASURY 90',
    turn: '3',
    reason: 'For the founding.',
  });
  await send(anna, CORVALE, 'FOUND Fenrose 2 AS Boatyface');
  expect(await readBy(master, `${path}/console`)).toContain('call it “Boatyface”. Does the name suit the campaign?');
  const [asked] = got(await listQuestions(app, master.actor, { campaignId }));
  expect(asked?.holds).toBe('suits');
  const answer = { verdict: 'other name', parts: { name: 'Marshwick' } };
  got(await answerQuestion(app, master.actor, { campaignId, question: asked?.question.id ?? '', answer }));
  await run(4);
  const own = await readBy(anna, `${path}/seats/COR`);
  expect(own).toContain('Marshwick');
  expect(own).not.toContain('Boatyface in');
});
