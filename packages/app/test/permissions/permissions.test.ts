import { canonicalText } from '@chancery/core';
import { newId } from '@chancery/store';
import { onEachDatabase, suiteStore, trial } from '@chancery/store/test';
import { beforeAll, describe, expect, test } from 'vitest';
import { PERMISSIONS, type UseCase } from '../../src/ground/permissions.ts';
import { permissionOf } from '../../src/ground/use-case.ts';
import { houseOf } from '../sample/people.ts';
import { ACTORS, type ActorKind, askerOf } from './actors.ts';
import { ASKS } from './asks.ts';
import { type Play, setStage } from './cast.ts';
import { call, outcomeOf, USE_CASES, useCaseOf } from './outcome.ts';
import { ROWS, type Row } from './table.ts';

const permissionFor = (row: string): UseCase => {
  const permission = permissionOf(USE_CASES.get(useCaseOf(row)) ?? {});
  if (permission === undefined) throw new Error(`no use case ${row}`);
  return permission;
};

/** What comes of it when somebody calls a use case, with what it is about changed for a test. */
const tried = (play: Play, { name, outcomes }: Row, kind: ActorKind, change = (input: unknown) => input) =>
  trial(play.house.app.store, async (store) => {
    const app = { ...play.house.app, store };
    const may = ACTORS.filter((each) => outcomes[each] === 'yes');
    const { player, actor } = await askerOf(play, app, kind, permissionFor(name), may);
    return await call(app, name, actor, change(await ASKS[name]?.(play, player, app)));
  });

describe('the table of permissions', () => {
  test('has a row for every use case that channels can reach, and an ask for every row', () => {
    const names = ROWS.map(({ name }) => name);
    expect([...new Set(names.map(useCaseOf))].sort()).toEqual([...USE_CASES.keys()].sort());
    expect(names.toSorted()).toEqual(Object.keys(ASKS).sort());
  });

  test('leaves no permission unused', () => {
    const used = new Set([...USE_CASES.values()].map((use) => permissionOf(use)));
    expect(Object.keys(PERMISSIONS).filter((permission) => !used.has(permission as UseCase))).toEqual([]);
  });
});

onEachDatabase('whoever asks', (database) => {
  const store = suiteStore(database);
  let play: Play;
  beforeAll(async () => {
    play = await setStage(houseOf(store()));
  });

  test.each(ROWS)('$name', async (row) => {
    const found: { [kind: string]: string } = {};
    for (const kind of ACTORS) found[kind] = outcomeOf(await tried(play, row, kind));
    expect(found).toEqual(row.outcomes);
  });
});

onEachDatabase('a campaign by invitation', (database) => {
  const store = suiteStore(database);
  let play: Play;
  beforeAll(async () => {
    play = await setStage(houseOf(store()), 'invitation');
  });

  const strangers = ['signed-out', 'user', 'ex', 'foreign'] as const;
  const hidden = ({ draft, open, running, paused, ended }: Play['campaigns']) => [draft, open, running, paused, ended];
  /** Whoever has an invitation in their hand may know of it. */
  const open = new Set(['acceptInvitation', 'showInvitation']);

  test('is to strangers as if it were not there, whatever they ask', async () => {
    let asked = 0;
    for (const row of ROWS.filter(({ name }) => !open.has(name))) {
      for (const kind of strangers) {
        const nowhere = newId();
        let campaignId = '';
        const result = await tried(play, row, kind, (input) => {
          campaignId = campaignIn(input);
          return input;
        });
        if (!hidden(play.campaigns).some((id) => id === campaignId)) continue;
        const nothing = await tried(play, row, kind, (input) => ({ ...(input as object), campaignId: nowhere }));
        const answers = [
          canonicalText(result as never),
          canonicalText(nothing as never).replaceAll(nowhere, campaignId),
        ];
        expect(answers[0], `${row.name} by ${kind}`).toBe(answers[1]);
        expect(outcomeOf(result), `${row.name} by ${kind}`).toBe('none');
        asked += 1;
      }
    }
    expect(asked).toBeGreaterThan(250);
  });

  test('is hidden from a token of its master that is not good for what everybody may use', async () => {
    const rows = ROWS.filter(({ name }) =>
      (PERMISSIONS[permissionFor(name)].roles as readonly string[]).includes('anybody'),
    );
    for (const { name, outcomes } of rows) {
      const masters = { ...outcomes, user: 'no', other: 'no', ruler: 'no', ex: 'no' };
      const ask = (kind: ActorKind) => tried(play, { name, outcomes: masters }, kind);
      expect(canonicalText((await ask('token')) as never), name).toBe(
        canonicalText((await ask('signed-out')) as never),
      );
    }
    expect(rows.length).toBeGreaterThan(10);
  });
});

const campaignIn = (input: unknown): string =>
  typeof input === 'object' && input !== null && 'campaignId' in input ? String(input.campaignId) : '';
