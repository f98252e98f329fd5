import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { createCampaign } from '../../src/campaign/lifecycle/create-campaign.ts';
import { openCampaign } from '../../src/campaign/lifecycle/open-campaign.ts';
import { joinCampaign } from '../../src/campaign/people/join-campaign.ts';
import { showCourse } from '../../src/campaign/shown/show-course.ts';
import { showMap } from '../../src/campaign/shown/show-map.ts';
import { SIGNED_OUT } from '../../src/ground/actor.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { startCampaign } from '../../src/turn/triggers/start-campaign.ts';
import { FOUR_CROWNS, got, houseOf, newPlayer } from '../sample/people.ts';

/** They expand from the first turn on. */
const BOTS = { startWhenFull: false, emptySeats: 'caretaker', missedTurns: 'none', breakerPercent: null };

onEachDatabase('the course of a campaign', (database) => {
  const store = suiteStore(database);

  test('leads, change by change, to the map that everybody knew after every turn', async () => {
    const { app, db } = houseOf(store());
    const anna = await newPlayer(db, 'Anna');
    const { campaignId } = got(await createCampaign(app, anna.actor, { ...FOUR_CROWNS, settings: BOTS }));
    got(await openCampaign(app, anna.actor, { campaignId }));
    got(await joinCampaign(app, anna.actor, { campaignId }));
    got(await startCampaign(app, anna.actor, { campaignId }));
    const owners = async () => {
      const { picture } = got(await showMap(app, SIGNED_OUT, { campaignId }));
      return Object.fromEntries(picture.areas.map(({ area, owner }) => [area, owner]));
    };
    const known = [await owners()];
    for (const turn of [1, 2, 3, 4]) {
      got(await closeTurn(app, anna.actor, { campaignId, turn, excused: true }));
      known.push(await owners());
    }
    const { turns, powers } = got(await showCourse(app, SIGNED_OUT, { campaignId }));
    let reached = {};
    const found = turns.map(({ owners: change }) => {
      reached = { ...reached, ...change };
      return reached;
    });
    expect(found).toEqual(known);
    const hands = turns.slice(1).flatMap(({ owners: change }) => Object.keys(change));
    expect(hands.length).toBeGreaterThan(0);
    expect(hands.length).toBeLessThan(known.length * Object.keys(known[0] ?? {}).length);
    expect(turns.map(({ turn }) => turn)).toEqual([0, 1, 2, 3, 4]);
    expect(powers.map(({ code }) => code)).toContain('Eng');
    expect(got(await showCourse(app, SIGNED_OUT, { campaignId })).turns).toEqual(turns);
  });
});
