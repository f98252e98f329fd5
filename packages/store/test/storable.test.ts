import { expect, test } from 'vitest';
import { findCampaign, newId, putServerSetting, serverSetting } from '../src/index.ts';
import { onEachDatabase, suiteStore } from './databases.ts';
import { NOON } from './sample/campaign.ts';

onEachDatabase('text that no database keeps', (database) => {
  const store = suiteStore(database);

  test('is kept with the sign for it, on both alike', async () => {
    const [name, value] = [newId(), 'NUL \0, half \ud800 a pair, a whole one \u{1f451}'];
    await putServerSetting(store().db, { name, value: value as never, updatedAt: NOON, updatedBy: null });
    const kept = await serverSetting(store().db, name);
    expect(kept?.value).toBe('NUL \ufffd, half \ufffd a pair, a whole one \u{1f451}');
  });

  test('is not found, and nothing is thrown', async () => {
    expect(await findCampaign(store().db, 'a\0b' as never)).toBeUndefined();
    expect(await findCampaign(store().db, 'a\ud800' as never)).toBeUndefined();
  });
});
