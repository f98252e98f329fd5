import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { choiceTree } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { onSqlite, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { houseOf } from './sample/house.ts';
import { begunTable, rulerOf } from './sample/table.ts';

const PAGE = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');
/** How the page for people who write bots reads choices. */
const [, READING = ''] = /```js\n([\s\S]*?)```/.exec(PAGE) ?? [];

onSqlite('what may be ordered, through the API', (database) => {
  const store = suiteStore(database);

  test('is read as the page says, and is what the rules offer', async () => {
    const table = await begunTable(houseOf(store()));
    const file = await rulerOf(table, 'Eng').client.done('GET', `${table.path}/seats/Eng/turn-file`);
    const { ruleset: id, setting, view } = file;
    const ruleset = RULESETS.find((each) => each.id === id) as (typeof RULESETS)[number];
    const tree = choiceTree(ruleset, { setting, view }, []);
    expect(Object.keys(file.choices)).toEqual(Object.keys(tree));
    expect(file.shared.length).toBeGreaterThan(20);
    expect(READING).toContain('file.choices.MARCH');
    for (const verb of Object.keys(tree)) {
      const read: unknown = runInNewContext(`${READING.replaceAll('MARCH', verb).replace('const march =', '')}`, {
        file,
      });
      expect(JSON.parse(JSON.stringify(read))).toEqual(JSON.parse(JSON.stringify(tree[verb])));
    }
  });

  test('is sent of the verbs that are asked for, and of no others', async () => {
    const table = await begunTable(houseOf(store()));
    const { client } = rulerOf(table, 'Eng');
    const seat = `${table.path}/seats/Eng/turn-file`;
    const choicesOf = async (query: string) => Object.keys((await client.done('GET', `${seat}${query}`)).choices);
    const all = await choicesOf('');
    expect(all.length).toBeGreaterThan(10);
    expect(await choicesOf('?choices=RECRUIT,NONSENSE')).toEqual(['RECRUIT']);
    expect(await choicesOf('?choices=none')).toEqual([]);
    expect(await client.refused('GET', `${seat}?choices=1`)).toBe('422 bad-input');
  });
});
