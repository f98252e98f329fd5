import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { showCampaign } from '../../src/campaign/shown/show-campaign.ts';
import { showStandings } from '../../src/campaign/shown/show-standings.ts';
import { SIGNED_OUT } from '../../src/ground/actor.ts';
import { rollBack } from '../../src/turn/back/roll-back.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { begunTable, got, houseOf } from '../sample/people.ts';
import { ENGLAND, RECRUIT, send } from '../sample/play.ts';

onEachDatabase('standings over time', (database) => {
  const store = suiteStore(database);

  test('are of every turn what everybody was told when it was out, and follow a roll back', async () => {
    const table = await begunTable(houseOf(store()));
    const { campaignId } = table;
    const { app } = table.house;
    const told = async () => {
      const { turn, heading, standings } = got(await showCampaign(app, SIGNED_OUT, { campaignId }));
      return { turn, heading, label: null, standings };
    };
    const shown = async () => {
      const turns = got(await showStandings(app, SIGNED_OUT, { campaignId }));
      return turns.map(({ at: _, ...after }) => after);
    };
    const tables = [await told()];
    for (const turn of [1, 2]) {
      await send(table, ENGLAND, RECRUIT);
      got(await closeTurn(app, table.master.actor, { campaignId, turn }));
      tables.push(await told());
    }
    expect(await shown()).toEqual(tables);
    expect(new Set(tables.map(({ heading }) => heading)).size).toBe(3);
    got(await rollBack(app, table.master.actor, { campaignId, to: 1, rerunThrough: 1, reason: 'A mistake.' }));
    expect(await shown()).toEqual(tables.slice(0, 2));
  });
});
