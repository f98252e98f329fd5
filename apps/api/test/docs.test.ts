import { readFileSync } from 'node:fs';
import { onSqlite, suiteStore } from '@chancery/store/test';
import { beforeAll, expect, test } from 'vitest';
import { STATUS } from '../src/problem/status.ts';
import { Client } from './sample/client.ts';
import { type House, houseOf } from './sample/house.ts';
import { begunTable, rulerOf, type Table } from './sample/table.ts';

const PAGE = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');

/** A call of curl, with the status that the page says it leads to. */
interface Example {
  readonly line: string;
  readonly status: number;
}

const EXAMPLES: readonly Example[] = [...PAGE.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
  [...block.replaceAll(/\\\n\s*/g, '').matchAll(/^(curl .*?)\s+# (\d+)$/gm)].map(([, line = '', status]) => ({
    line,
    status: Number(status),
  })),
);

/** The words of a line as a shell would read them. */
const wordsOf = (line: string, variables: { readonly [name: string]: string }): readonly string[] =>
  [...line.matchAll(/'([^']*)'|"((?:[^"])*)"|(\S+)/g)].map(([, plain, filled, bare]) =>
    plain !== undefined ? plain : (filled ?? bare ?? '').replaceAll(/\$(\w+)/g, (_, name) => variables[name] ?? ''),
  );

const requestOf = (line: string, variables: { readonly [name: string]: string }) => {
  const headers: { [name: string]: string } = {};
  let method: string | undefined;
  let path = '';
  let text: string | undefined;
  const words = [...wordsOf(line, variables)].slice(1);
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === '-X') method = words.shift();
    else if (word === '-d' || word === '--data-binary') text = words.shift();
    else if (word === '-H') {
      const [, name = '', value = ''] = /^([\w-]+): (.*)$/.exec(words.shift() ?? '') ?? [];
      headers[name.toLowerCase()] = value;
    } else path = word;
  }
  return {
    method: method ?? (text === undefined ? 'GET' : 'POST'),
    path,
    sent: { headers, ...(text === undefined ? {} : { text }) },
  };
};

onSqlite('the page for people who write bots', (database) => {
  const store = suiteStore(database);
  let house: House;
  let table: Table;
  beforeAll(async () => {
    house = houseOf(store());
    table = await begunTable(house);
  });

  test('shows calls that do what it says, one after another', async () => {
    expect(EXAMPLES.length).toBeGreaterThan(15);
    expect(EXAMPLES).toHaveLength(PAGE.match(/^curl /gm)?.length ?? 0);
    const tokenOf = async (person: Table['master']) => await house.token(person, ['read', 'order', 'letter', 'master']);
    const variables: { [name: string]: string } = {
      SERVER: '',
      CAMPAIGN: table.campaign,
      TOKEN: await tokenOf(rulerOf(table, 'Eng')),
      MASTER_TOKEN: await tokenOf(table.master),
      ETAG: '',
    };
    for (const { line, status } of EXAMPLES) {
      const { method, path, sent } = requestOf(line, variables);
      if (status === 304) {
        const { authorization = '' } = sent.headers as { authorization?: string };
        const now = await new Client(house.api, { authorization }).get(path);
        Object.assign(sent.headers, { 'if-none-match': now.headers.get('etag') });
      }
      const answer = await new Client(house.api, {}).send(method, path, sent);
      expect([line, answer.status, answer.status === status ? '' : answer.text]).toEqual([line, status, '']);
      for (const { outcome, text } of (answer.body?.lines ?? []) as { outcome: string; text: string }[]) {
        expect([line, text, outcome]).toEqual([line, text, 'accepted']);
      }
    }
  });

  test('names codes of problems that there are, with their statuses', () => {
    const rows = [...PAGE.matchAll(/^\| ([\d, ]+) \| (`.*?) \|/gm)];
    expect(rows.length).toBeGreaterThan(6);
    for (const [, statuses = '', codes = ''] of rows) {
      for (const [, code = ''] of codes.matchAll(/`([\w-]+)`/g)) {
        expect([code, statuses]).toEqual([code, expect.stringContaining(String(STATUS[code as keyof typeof STATUS]))]);
      }
    }
  });
});
