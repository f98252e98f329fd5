import { rulesetId, seatId } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { temporaryFolder } from '@chancery/store/test';
import { RING } from '@chancery/testkit';
import { expect, onTestFinished, test } from 'vitest';
import { startDemo } from '../../src/server/index.ts';
import { drawPng, ownSettings } from './running.ts';
import { Browser, keptLog } from './visitor.ts';

const PLAN = { title: 'A Ring', ruleset: rulesetId('ring'), scenario: 'ring', seat: seatId('Bob') };

test('live play without scripts: a post is answered with what came of it, is taken back, or waits for its move', async () => {
  const { log } = keptLog();
  const rulesets = [...RULESETS, RING];
  const { server, link } = await startDemo(ownSettings(temporaryFolder()), { rulesets, log, drawPng }, PLAN);
  onTestFinished(() => server.stop());
  const browser = new Browser(server.address);
  const path = await browser.comeIn(link);
  const send = (what: string, text = '', turn = '') => browser.send(`${path}/orders`, { do: what, turn, text });
  // The bots have ended the opening, and Bob alone is waited for.
  expect(await browser.until(path, 'Cem ended.')).toContain('It is your move');

  const rolled = (await send('send', 'ROLL')).text;
  expect(rolled).toMatch(/What came of your post[\s\S]*Bob rolled [1-6]\./);
  expect(rolled).not.toContain('Take my last post back');
  const sown = (await send('send', 'SOW')).text;
  expect(sown).toContain('Bob sowed.');
  const [, turn = ''] = /name="turn" value="(\d+)"><button[^>]*value="undo"/.exec(sown) ?? [];
  const undone = (await send('undo', '', turn)).text;
  expect(undone).toMatch(/<textarea[^>]*>SOW<\/textarea>/);

  // Ann is a bot and moves at once; then Bob is called again.
  await send('send', 'END');
  expect(await browser.until(path, 'It is your move')).toContain('Ann ended.');
  const turns = (await browser.open(path)).text;
  expect(turns).toMatch(/Round 1: Ann[\s\S]*Opening/);
  // Orders ahead: it is Cem's move for a moment at most, so they are kept either way.
  expect((await send('keep', 'SOW')).text).toContain('The order is understood and possible.');
});
