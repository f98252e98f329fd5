import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { keptDrawing } from '../../src/campaign/position/kept-drawing.ts';
import { showCourse } from '../../src/campaign/shown/show-course.ts';
import { showMap } from '../../src/campaign/shown/show-map.ts';
import { readPublicReport } from '../../src/desk/reading/read-report.ts';
import { SIGNED_OUT } from '../../src/ground/actor.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { begunTable, got, houseOf } from '../sample/people.ts';

test('what is drawn of a thing is drawn once for each way', () => {
  const thing = {};
  let drawn = 0;
  const draw = (): string => {
    drawn += 1;
    return `drawing ${drawn}`;
  };
  expect([keptDrawing(thing, 'day', draw), keptDrawing(thing, 'day', draw)]).toEqual(['drawing 1', 'drawing 1']);
  expect(keptDrawing(thing, 'night', draw)).toBe('drawing 2');
  expect(keptDrawing({}, 'day', draw)).toBe('drawing 3');
});

onEachDatabase('what everybody may see of a campaign', (database) => {
  const store = suiteStore(database);

  test('is made once for each turn, and anew when a turn comes out', async () => {
    const table = await begunTable(houseOf(store()));
    const { campaignId, house, master } = table;
    const { app } = house;
    const sought = { campaignId };
    const seen = async () => ({
      map: got(await showMap(app, SIGNED_OUT, sought)),
      course: got(await showCourse(app, SIGNED_OUT, sought)),
      report: got(await readPublicReport(app, SIGNED_OUT, sought)),
    });
    const [first, again] = [await seen(), await seen()];
    expect(again.map).toBe(first.map);
    expect(again.course).toBe(first.course);
    expect(again.report.map).toBe(first.report.map);
    got(await closeTurn(app, master.actor, { campaignId, turn: 1 }));
    const after = await seen();
    expect([after.map === first.map, after.course === first.course]).toEqual([false, false]);
    expect(after.report.turn).toBe(1);
    expect(after.course.turns).toHaveLength(first.course.turns.length + 1);
    await house.db.updateTable('campaign').set({ title: 'Renamed' }).where('id', '=', campaignId).execute();
    const renamed = got(await readPublicReport(app, SIGNED_OUT, sought));
    expect([renamed.map === after.report.map, JSON.stringify(renamed).includes('Renamed')]).toEqual([false, true]);
  });
});
