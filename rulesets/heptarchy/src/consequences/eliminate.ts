import { kingdomsOf } from '../rules/find.ts';
import type { Scene } from '../scene.ts';
import type { KingdomNumber } from '../words.ts';
import { disbandAll } from './disband.ts';

/** Removes every State without Land Areas (HEP-17.11). Tells whether there was any. */
export const eliminateLandless = (scene: Scene): boolean => {
  const landed = new Set(scene.state.areas.map((area) => area?.owner));
  const landless = kingdomsOf(scene.state).filter(
    ({ number, controller }) => controller !== 'eliminated' && !landed.has(number),
  );
  for (const { number } of landless) eliminate(scene, number);
  return landless.length > 0;
};

/** A State goes with all its units, treaties, Wars, Truces and Gold (HEP-17.11); nobody wins its Wars (HEP-6.20). */
export const eliminate = (scene: Scene, kingdom: KingdomNumber): void => {
  disbandAll(scene, kingdom, 'eliminated');
  const { treaties, wars, truces, proposals } = scene.state;
  const isOf = ({ a, b }: { readonly a: KingdomNumber; readonly b: KingdomNumber }): boolean =>
    a === kingdom || b === kingdom;
  for (const { kind: treaty, a, b } of treaties.filter(isOf)) {
    scene.emit({ kind: 'treaty-ended', rule: 'HEP-17.11', treaty, a, b, by: null, why: 'eliminated' });
  }
  for (const { a, b } of wars.filter(isOf)) {
    scene.emit({ kind: 'war-ended', rule: 'HEP-6.20', a, b, how: 'eliminated', winner: null });
  }
  for (const { a, b } of truces.filter(isOf)) scene.emit({ kind: 'truce-ended', rule: 'HEP-17.11', a, b });
  for (const { from, to, kind: treaty } of proposals.filter(({ from: a, to: b }) => isOf({ a, b }))) {
    scene.emit({ kind: 'proposal-ended', rule: 'HEP-17.11', from, to, treaty, why: 'eliminated' });
  }
  scene.emit({ kind: 'eliminated', rule: 'HEP-17.11', kingdom });
};
