import { countingSheets } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { begunTable, houseOf, type Player } from '../sample/people.ts';
import { ENGLAND, RECRUIT } from '../sample/play.ts';
import { postOffice, replyAddressOf, written } from './post-office.ts';

interface File {
  readonly name: string;
  readonly text: string;
  readonly type?: string;
}

/** The same mail with files behind it. */
const withFiles = (mail: string, files: readonly File[]): string => {
  const at = mail.indexOf('\n\n');
  const head = mail.slice(0, at).replace(/Content-Type: .*/, 'Content-Type: multipart/mixed; boundary="mix"');
  const part = (type: string, more: string, text: string): string =>
    `--mix\nContent-Type: ${type}; charset=utf-8\n${more}\n${text}\n`;
  const hung = files.map(({ name, text, type = 'text/plain' }) =>
    part(type, `Content-Disposition: attachment; filename="${name}"\n`, text),
  );
  return `${head}\n\n${part('text/plain', '', mail.slice(at + 2))}${hung.join('')}--mix--`;
};

const FOOTER = {
  name: 'footer.txt',
  text: 'Powergamers is a list for people who play by mail.\nHold on to this text if you want to leave it one day.',
};
const ORDERS = { name: 'spring.txt', text: `Anna's orders\n\n${RECRUIT}` };

onEachDatabase('words and files around orders', (database) => {
  const store = suiteStore(database);

  const atTable = async () => {
    const house = houseOf(store());
    const post = postOffice(house);
    const table = await begunTable(house, ['Anna']);
    const [anna] = table.rulers as [Player];
    const to = await replyAddressOf(table);
    /** What the answer says, in one line, and the orders that count then. */
    return async (body: string, ...files: readonly File[]) => {
      await post.receive(withFiles(written({ from: anna.email, to, body }), files));
      const key = { campaignId: table.campaignId, turn: 1, edition: 1 };
      const counting = (await countingSheets(house.db, key)).find(({ seat }) => seat === ENGLAND);
      return {
        said: (await post.answersTo(anna)).at(-1)?.text.replace(/\s+/g, ' ') ?? '',
        counts: counting?.text ?? null,
      };
    };
  };

  test('a file counts that reads as orders, and no other displaces what the mail says', async () => {
    const mail = await atTable();
    const footed = await mail(RECRUIT, FOOTER);
    expect(footed.counts).toBe(RECRUIT);
    expect(footed.said).toMatch(/^1 line: accepted\..*footer\.txt holds no orders and was not read\./);
    const filed = await mail('Hello,\n\nmy orders are in the file.', ORDERS, FOOTER);
    expect(filed.counts).toBe(RECRUIT);
    expect(filed.said).toMatch(/The orders were read from the attached file spring\.txt\..*“Anna's orders”/);
  });

  test('orders in the mail and in a file are asked about, and nothing of them counts', async () => {
    const mail = await atTable();
    const { said, counts } = await mail('G1 RECRUIT 1 militia', ORDERS);
    expect(counts).toBe(null);
    expect(said).toMatch(/orders in the mail and others in an attached file.*The file is: spring\.txt\./);
  });

  test('greetings, signatures and notices are counted and shown, and are no fault', async () => {
    const mail = await atTable();
    const { said, counts } = await mail(
      `Hello everybody,\n\nI hope that all is well.\n\n${RECRUIT}\nThanks!\n\nAnna\nTel. 030 1234567`,
    );
    expect(counts).toBe(RECRUIT);
    expect(said).toMatch(/^1 line: accepted\./);
    expect(said).toContain('5 lines were taken for words to us and not for orders: “Hello everybody,” / “I hope');
    expect(said).not.toContain('unclear');
  });

  test('a mail of words alone, or with a document or a picture, empties no sheet; NO ORDERS does', async () => {
    const mail = await atTable();
    await mail(RECRUIT);
    for (const [body, ...files] of [
      ['see attached', { name: 'orders.docx', text: 'PK', type: 'application/msword' }],
      ['see attached', { name: 'orders.jpg', text: 'JFIF', type: 'image/jpeg' }],
      ['see attached', FOOTER],
      ['# nothing but a comment'],
    ] as const) {
      const { said, counts } = await mail(body, ...files);
      expect(counts, said).toBe(RECRUIT);
      expect(said).toMatch(/no line of it begins with an order.*What you sent before stands as it stood/);
      for (const { name } of files) expect(said).toMatch(new RegExp(`${name} (was not read|holds no orders)`));
    }
    expect((await mail('NO ORDERS')).counts).toBe('');
  });
});
