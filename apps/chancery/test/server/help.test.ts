import { RULESETS } from '@chancery/registry';
import { temporaryFolder } from '@chancery/store/test';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../src/server/index.ts';
import { ownSettings } from './running.ts';
import { keptLog } from './visitor.ts';

/** Built files, which have tests of their own. */
const BUILT = ['/practice', '/tutorial', '/manifest.webmanifest'];

test('help is there in every language, its contents lead to its parts, and its links to pages that there are', async () => {
  const server = await startServer(ownSettings(temporaryFolder()), { rulesets: RULESETS, log: keptLog().log });
  onTestFinished(() => server.stop());
  const open = (path: string, language: string): Promise<Response> =>
    fetch(new URL(path, server.address), { headers: { 'accept-language': language } });
  const seen = new Set<string>();
  for (const language of ['en', 'de']) {
    for (const path of ['/help', '/help/mail']) {
      const answer = await open(path, language);
      expect(answer.status).toBe(200);
      const text = await answer.text();
      expect(text).toContain(`<html lang="${language}">`);
      const anchors = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const links = [...text.matchAll(/href="([^"]+)"/g)].map(([, to]) => to ?? '');
      const inside = links.filter((to) => to.startsWith('#')).map((to) => to.slice(1));
      expect(inside.length).toBeGreaterThan(3);
      expect(inside.filter((id) => !anchors.has(id))).toEqual([]);
      for (const to of links.filter((each) => !each.startsWith('#'))) seen.add(to);
    }
  }
  const broken: string[] = [];
  for (const path of seen) if (!BUILT.includes(path) && !(await open(path, 'en')).ok) broken.push(path);
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(8);
});

test('help in German is German', async () => {
  const server = await startServer(ownSettings(temporaryFolder()), { rulesets: RULESETS, log: keptLog().log });
  onTestFinished(() => server.stop());
  const text = await (await fetch(`${server.address}/help`, { headers: { 'accept-language': 'de' } })).text();
  for (const words of ['Hilfe', 'Ehrliche Würfel', 'Spielleitung', 'Regelwerke']) expect(text).toContain(words);
  expect(text).not.toContain('Fair dice');
});

test('MD-18.13 help tells where to ask: rulebook, tutorial, questions, the others, and the slow game master last', async () => {
  const server = await startServer(ownSettings(temporaryFolder()), { rulesets: RULESETS, log: keptLog().log });
  onTestFinished(() => server.stop());
  for (const [language, words] of [
    ['en', ['The rulebook', 'The tutorial', 'The questions above', 'The other rulers', 'the game master', 'slow']],
    [
      'de',
      ['Das Regelwerk', 'Die Einführung', 'Die Fragen oben', 'Die anderen Herrscher', 'die Spielleitung', 'dauern'],
    ],
  ] as const) {
    const answer = await fetch(`${server.address}/help`, { headers: { 'accept-language': language } });
    const [, ask = ''] =
      /<h2 id="(?:where-to-find-help|wo-sie-hilfe-finden)">([\s\S]*?)<h2/.exec(await answer.text()) ?? [];
    const places = words.map((each) => ask.indexOf(each));
    expect(
      places.every((place, at) => place > (places[at - 1] ?? -1)),
      `${language}: ${places}`,
    ).toBe(true);
    expect([...ask.matchAll(/href="([^"]+)"/g)].map(([, to]) => to).slice(0, 2)).toEqual(['/rules', '/tutorial']);
    expect(ask.match(/<li>/g)).toHaveLength(5);
  }
});

test('MD-18.14 a guided first turn is offered to whoever comes: on the first page and in the help', async () => {
  const server = await startServer(ownSettings(temporaryFolder()), { rulesets: RULESETS, log: keptLog().log });
  onTestFinished(() => server.stop());
  for (const path of ['/', '/help']) {
    expect(await (await fetch(`${server.address}${path}`)).text(), path).toContain('href="/tutorial"');
  }
  const lesson = await RULESETS.find(({ id }) => id === 'medieval-diplomacy')?.tutorial();
  expect(lesson).toMatchObject({ scenario: 'four-crowns', seat: 'Lit' });
});
