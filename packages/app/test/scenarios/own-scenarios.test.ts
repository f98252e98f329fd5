import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rulesetId } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createCampaign } from '../../src/campaign/lifecycle/create-campaign.ts';
import { listScenarios, removeScenario, showScenario } from '../../src/campaign/own-scenarios/own-scenario.ts';
import { shareScenario, showSharedScenario, unshareScenario } from '../../src/campaign/own-scenarios/share-scenario.ts';
import { uploadScenario } from '../../src/campaign/own-scenarios/upload-scenario.ts';
import { systemActor } from '../../src/ground/actor.ts';
import type { App } from '../../src/ground/app.ts';
import { getText } from '../../src/ground/outside/get-text.ts';
import { verifyCampaign } from '../../src/turn/record/verify-campaign.ts';
import { ISLES } from '../sample/isles.ts';
import { code, got, houseOf, newPlayer, refusal } from '../sample/people.ts';

const MADE = { title: 'The Isles', ruleset: rulesetId('medieval-diplomacy') };

/** Rules that keep from players who commands what. */
const withSecrets = (app: App): App => ({
  ...app,
  rulesets: RULESETS.map((ruleset) =>
    ruleset.ownScenarios === undefined
      ? ruleset
      : { ...ruleset, ownScenarios: { ...ruleset.ownScenarios, secrets: ['commanders[].infantry', 'commanders'] } },
  ),
});

const tokenOf = ({ link }: { readonly link: string }): string => link.split('/').at(-1) ?? '';

onEachDatabase('own scenarios', (database) => {
  const store = suiteStore(database);

  test('are kept once for each content, for the one who wrote them alone', async () => {
    const { app, db } = houseOf(store());
    const [writer, other] = [await newPlayer(db, 'Writer'), await newPlayer(db, 'Other')];
    const { id, scenario } = got(await uploadScenario(app, writer.actor, { text: ISLES }));
    expect(scenario).toMatchObject({ title: 'The Isles', facts: { lands: 12, mode: 'sealed' } });
    // The same in other words: comments and order of fields are not content.
    const json = JSON.stringify(JSON.parse(got(await showScenario(app, writer.actor, { id: id as never })).file));
    expect(got(await uploadScenario(app, writer.actor, { text: json })).id).toBe(id);
    expect(got(await listScenarios(app, writer.actor, null))).toHaveLength(1);
    expect(code(await showScenario(app, other.actor, { id: id as never }))).toBe('not-found');
    const theirs = got(await uploadScenario(app, other.actor, { text: ISLES }));
    const prints = [
      got(await listScenarios(app, writer.actor, null)),
      got(await listScenarios(app, other.actor, null)),
    ];
    expect(theirs.id).not.toBe(id);
    expect(prints[0]?.[0]?.fingerprint).not.toBe(prints[1]?.[0]?.fingerprint);
  });

  test('with faults are not kept, and every fault is told by its path', async () => {
    const { app, db } = houseOf(store());
    const { actor } = await newPlayer(db, 'Writer');
    const text = ISLES.replace('capital: 7', 'capital: 9');
    const { id, faults } = got(await uploadScenario(app, actor, { text }));
    expect([id, faults]).toEqual([
      null,
      [
        {
          path: 'scenario.realms[1].capital',
          text: 'realm Sco: its capital 9 is not a city of its own',
          remedy: 'Take one of its cities: 7.',
        },
      ],
    ]);
    expect(got(await listScenarios(app, actor, null))).toEqual([]);
  });

  test('found a campaign that has its own seats and is verified as any other, also when its file is gone', async () => {
    const { app, db } = houseOf(store());
    const { actor } = await newPlayer(db, 'Writer');
    const { id } = got(await uploadScenario(app, actor, { text: ISLES }));
    const own = { own: id as never };
    const { campaignId } = got(await createCampaign(app, actor, { ...MADE, scenario: own }));
    const seats = await db
      .selectFrom('seat')
      .select('seat')
      .where('campaignId', '=', campaignId)
      .orderBy('place')
      .execute();
    expect(seats.map(({ seat }) => seat)).toEqual(['Eng', 'Sco', 'Ire']);
    expect(got(await verifyCampaign(app, systemActor('test'), { campaignId }))).toMatchObject({
      faults: [],
      unchecked: [],
    });
    expect(refusal(await removeScenario(app, actor, { id: id as never }))).toMatchObject({ code: 'conflict' });
    await db.updateTable('campaign').set({ status: 'archived' }).where('id', '=', campaignId).execute();
    got(await removeScenario(app, actor, { id: id as never }));
    expect(got(await verifyCampaign(app, systemActor('test'), { campaignId }))).toMatchObject({ faults: [] });
    const wrong = { ...MADE, title: 'No rules', ruleset: rulesetId('heptarchy'), scenario: own };
    expect(code(await createCampaign(app, actor, wrong))).toBe('not-found');
  });

  test('are shared by a link that can be taken back', async () => {
    const { app, db } = houseOf(store());
    const { actor } = await newPlayer(db, 'Writer');
    const { id } = got(await uploadScenario(app, actor, { text: ISLES }));
    const one = { id: id as never };
    const [first, second] = [got(await shareScenario(app, actor, one)), got(await shareScenario(app, actor, one))];
    expect(code(await showSharedScenario(app, actor, { token: tokenOf(first) }))).toBe('not-found');
    const shared = got(await showSharedScenario(app, actor, { token: tokenOf(second) }));
    expect(shared).toMatchObject({ withheld: false, file: { scenario: { title: 'The Isles' } } });
    const kept = await db.selectFrom('ownScenario').select('shareHash').where('id', '=', one.id).executeTakeFirst();
    expect(kept?.shareHash).toMatch(/^[0-9a-f]{64}$/);
    expect(kept?.shareHash).not.toContain(tokenOf(second));
    got(await unshareScenario(app, actor, one));
    expect(code(await showSharedScenario(app, actor, { token: tokenOf(second) }))).toBe('not-found');
  });

  test('show no secrets by their link while a game is played on them, whoever made it', async () => {
    const house = houseOf(store());
    // Of the same content games are played in other tests.
    const text = ISLES.replace('year: 1315', 'year: 1316');
    const app = withSecrets(house.app);
    const [writer, other] = [await newPlayer(house.db, 'Writer'), await newPlayer(house.db, 'Other')];
    const { id, scenario } = got(await uploadScenario(app, writer.actor, { text }));
    expect(scenario?.facts.hasSecrets).toBe(true);
    const token = tokenOf(got(await shareScenario(app, writer.actor, { id: id as never })));
    const shared = async () => got(await showSharedScenario(app, other.actor, { token }));
    expect((await shared()).file.scenario).toHaveProperty('commanders');
    const theirs = got(await uploadScenario(app, other.actor, { text }));
    const { campaignId } = got(
      await createCampaign(app, other.actor, { ...MADE, title: 'A game', scenario: { own: theirs.id as never } }),
    );
    const told = await shared();
    expect(told).toMatchObject({ withheld: true, salt: null });
    expect(JSON.stringify(told)).not.toContain('Robert');
    // What is left is still a scenario.
    expect(got(await uploadScenario(app, other.actor, { text: JSON.stringify(told.file) })).faults).toEqual([]);
    await house.db.updateTable('campaign').set({ status: 'ended' }).where('id', '=', campaignId).execute();
    expect(await shared()).toMatchObject({ withheld: false });
  });

  test('come from another server by its link, with the same fingerprint', async () => {
    const { app, db } = houseOf(store());
    const [writer, reader] = [await newPlayer(db, 'Writer'), await newPlayer(db, 'Reader')];
    const { id } = got(await uploadScenario(app, writer.actor, { text: ISLES.replace('year: 1315', 'year: 1317') }));
    const token = tokenOf(got(await shareScenario(app, writer.actor, { id: id as never })));
    const body = JSON.stringify(got(await showSharedScenario(app, reader.actor, { token })));
    const link = await serving(body);
    const outside = { ...app, config: { ...app.config, privateWebhooks: true } };
    const imported = got(await uploadScenario(outside, reader.actor, { link }));
    expect(imported).toMatchObject({ faults: [], scenario: { title: 'The Isles' } });
    const print = async (actor: typeof reader.actor) => got(await listScenarios(app, actor, null))[0]?.fingerprint;
    expect(await print(reader.actor)).toBe(await print(writer.actor));
    // A server calls no machine of its own house for a stranger.
    expect(refusal(await uploadScenario(app, reader.actor, { link }))).toEqual({
      code: 'bad-input',
      faults: ['link: nothing can be read there (bad-url)'],
    });
    const other = await serving('{"hello": "world"}');
    expect(code(await uploadScenario(outside, reader.actor, { link: other }))).toBe('bad-input');
  });
});

describe('a text from elsewhere', () => {
  const limits = { allowPrivate: true, timeoutMs: 500, mostBytes: 1000 };

  test('is read up to a limit, without following anybody', async () => {
    expect(await getText(await serving('words'), limits)).toEqual({ text: 'words' });
    expect(await getText(await serving('x'.repeat(2000)), limits)).toEqual({ fault: 'too-large' });
    expect(await getText(await serving('', 302), limits)).toEqual({ fault: 'status-302' });
    expect(await getText(await serving(null), limits)).toEqual({ fault: 'timeout' });
  });

  test.each(['http://example.org/', 'https://127.0.0.1/x', 'https://localhost/', 'file:///etc/passwd'])(
    '%s is not read',
    async (url) => expect(await getText(url, { ...limits, allowPrivate: false })).toHaveProperty('fault'),
  );
});

/** A server that answers so; null never does. */
const serving = async (body: string | null, status = 200): Promise<string> => {
  const server = createServer((_, response) => {
    if (body !== null) response.writeHead(status, { location: 'http://127.0.0.1/elsewhere' }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/shared`;
};
