import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { beforeAll, expect, test } from 'vitest';
import { heldMailOf } from './sample/held-mail.ts';
import { BASE_URL, type House, houseOf } from './sample/house.ts';
import { begunTable, playTurn, rulerOf, type Table } from './sample/table.ts';

const GERMAN = { 'accept-language': 'de' };

onEachDatabase('addresses that need no session', (database) => {
  const store = suiteStore(database);
  let house: House;
  let table: Table;
  beforeAll(async () => {
    house = houseOf(store());
    table = await begunTable(house);
  });
  /** As a client that knows the address alone. */
  const open = (url: string, method = 'GET', headers: { readonly [name: string]: string } = {}) =>
    house.nobody.send(method, `/${new URL(url).pathname}`, { headers });

  test('a calendar is read by whoever has its secret address, until there is another', async () => {
    const { client } = rulerOf(table, 'Eng');
    const { url } = await client.done('POST', '/calendar');
    const calendar = await open(url);
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(calendar.text).toContain('BEGIN:VEVENT');
    const etag = calendar.headers.get('etag') ?? '';
    expect((await open(url, 'GET', { 'if-none-match': etag })).status).toBe(304);
    await client.done('POST', '/calendar');
    expect((await open(url)).status).toBe(404);
    expect((await open(`${BASE_URL}/calendar/1234.ics`)).body.facts).toEqual({ what: 'calendar', id: '' });
  });

  test('the press is read by everybody, as a feed', async () => {
    const body = { title: 'News', body: 'England & Lithuania are at peace.' };
    await rulerOf(table, 'Eng').client.done('POST', `${table.path}/parties/Eng/press`, body);
    const feed = await open(`${BASE_URL}/campaigns/${table.campaign}/press.atom`);
    expect(feed.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(feed.text).toContain('England &amp; Lithuania are at peace.');
    const pages = [...feed.text.matchAll(/rel="alternate" type="text\/html" href="([^"]*)"/g)].map(([, page]) => page);
    const page = `${BASE_URL}/campaigns/${table.campaign}`;
    expect(new Set(pages)).toEqual(new Set([page, `${page}/dice`]));
    const german = await house.nobody.get(`//campaigns/${table.campaign}/press.atom?language=de`);
    expect(german.text).toContain(': Presse</title>');
    expect(german.text).toContain('/press.atom?language=de"/>');
    expect((await open(`${BASE_URL}/campaigns/no%20where/press.atom`)).status).toBe(404);
  });

  test('an article leads to the turn that was out when it was written', async () => {
    const other = await begunTable(house);
    await playTurn(other, 1);
    const body = { title: 'After the battle', body: 'It was lost.' };
    await rulerOf(other, 'Eng').client.done('POST', `${other.path}/parties/Eng/press`, body);
    const { text } = await house.nobody.get(`//campaigns/${other.campaign}/press.atom`);
    const [, entry = ''] = /<title>After the battle<\/title>(.*?)<\/entry>/s.exec(text) ?? [];
    expect(entry).toContain(`rel="alternate" type="text/html" href="${BASE_URL}/campaigns/${other.campaign}/turns/1"`);
  });

  test('a link at the foot of a mail asks first, and one click turns that sort of mail off', async () => {
    const { id, client } = rulerOf(table, 'Lit');
    const link = await unsubscribeLinkOf(house, id);
    const wanted = async (): Promise<unknown> =>
      (await client.done('GET', `/notices/settings?campaign=${table.campaign}`)).mails.find(
        ({ kind }: { kind: string }) => kind === 'campaign-started',
      ).wanted;
    const page = await open(link);
    expect(page.text).toContain('<form method="post">');
    expect((await open(link, 'GET', GERMAN)).text).toContain('Keine solchen E-Mails mehr</button>');
    expect(await wanted()).toBeNull();
    const session = { cookie: 'chancery.session=of somebody', origin: 'null' };
    const done = await open(link, 'POST', session);
    expect([done.status, done.text]).toEqual([200, expect.stringContaining('A game begins')]);
    expect(await wanted()).toBe(false);
    const broken = await open(`${link}0`, 'POST');
    expect([broken.status, broken.text]).toEqual([404, expect.stringContaining('This link leads nowhere')]);
    expect((await open(`${link}0`, 'POST', GERMAN)).text).toContain('Dieser Link führt nirgendwohin');
  });

  test('the link to a mail that is held shows it, and lets it count when its ruler says so', async () => {
    const { link } = await heldMailOf(house, rulerOf(table, 'Eng'), table.campaign);
    const page = await open(link);
    expect(page.text).toContain('Did you write this mail?');
    expect(page.text).toContain(rulerOf(table, 'Eng').email);
    const asked = (await open(link, 'GET', GERMAN)).text;
    expect(asked).toMatch(/<html lang="de">.*Ist diese E-Mail von Ihnen\?.*Befehlen für Eng, Zug 1,/s);
    expect(asked).toContain(rulerOf(table, 'Eng').email);
    const { client } = rulerOf(table, 'Eng');
    const receipts = async () => (await client.done('GET', `${table.path}/seats/Eng/receipts`)).receipts;
    expect(await receipts()).toHaveLength(0);
    expect((await open(link, 'POST')).text).toContain('The mail counts');
    expect(await receipts()).toHaveLength(1);
    expect((await open(link)).status).toBe(404);
    expect((await open(`${BASE_URL}/mail/nonsense`, 'POST')).status).toBe(404);
  });
});

/** Of the mail by which a user was told that the campaign has begun. */
const unsubscribeLinkOf = async ({ app }: House, userId: string): Promise<string> => {
  const rows = await app.store.db.selectFrom('outbox').select(['userId', 'payload']).execute();
  const links = rows
    .filter((row) => row.userId === userId)
    .map(({ payload }) => (JSON.parse(payload) as { unsubscribe?: string | null }).unsubscribe ?? '');
  const link = links.find((each) => each.includes('~campaign-started~'));
  if (link === undefined) throw new Error(`no such mail to ${userId}`);
  return link;
};
