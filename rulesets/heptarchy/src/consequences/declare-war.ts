import { seaBattle } from '../battle/sea-battle.ts';
import { naviesIn } from '../rules/find.ts';
import { pair, treatyBetween } from '../rules/relations.ts';
import type { Scene } from '../scene.ts';
import type { KingdomNumber } from '../words.ts';
import { attackOnTheSpot } from './displacement.ts';
import { presenceOf } from './presence.ts';

/**
 * What follows at once from a declaration of War: the Trade Treaty is null (HEP-5.6), Proposals between the two are off
 * (HEP-5.7), their fleets fight in every sea that they share (HEP-11.3), then their armies (HEP-10.21).
 */
export const declareWarFollows = (scene: Scene, by: KingdomNumber, on: KingdomNumber): void => {
  if (treatyBetween(scene.state, 'trade', by, on) !== null) {
    scene.emit({ kind: 'treaty-ended', rule: 'HEP-5.6', treaty: 'trade', ...pair(by, on), by: null, why: 'war' });
  }
  const theirs = scene.state.proposals.filter(
    ({ from, to }) => (from === by && to === on) || (from === on && to === by),
  );
  for (const { from, to, kind: treaty } of theirs) {
    scene.emit({ kind: 'proposal-ended', rule: 'HEP-5.7', from, to, treaty, why: 'war' });
  }
  fightAtSea(scene, by, on);
  for (const [area, kingdoms] of presenceOf(scene.state).entries()) {
    if (kingdoms?.includes(by) && kingdoms.includes(on)) attackOnTheSpot(scene, area, by);
  }
};

const fightAtSea = (scene: Scene, by: KingdomNumber, on: KingdomNumber): void => {
  for (const sea of scene.setting.seas) {
    if (sea === null) continue;
    const navies = naviesIn(scene.state, sea.number);
    const attackers = navies.filter(({ owner }) => owner === by);
    const defenders = navies.filter(({ owner }) => owner === on);
    seaBattle(scene, { sea: sea.number, attackers, defenders, origin: null, declared: true });
  }
};
