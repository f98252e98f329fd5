import { getArea, kingdomsOf, ownedBy } from '../rules/find.ts';
import { taxValue } from '../rules/reckoned.ts';
import type { Scene } from '../scene.ts';
import type { AreaNumber, KingdomNumber } from '../words.ts';

const RULES = { conquest: 'HEP-6.16', peace: 'HEP-7.22', subjugation: 'HEP-5.29' } as const;

/** An area changes hands. Who stands there without right now, and all else that follows, is for `settle`. */
export const changeOwner = (scene: Scene, area: AreaNumber, to: KingdomNumber, why: keyof typeof RULES): void => {
  const from = getArea(scene.state, area).owner;
  scene.emit({ kind: 'area-changed-hands', rule: RULES[why], area, from, to, why });
};

/** A kingdom that has ceded its Capital gets a new one: the area of the highest tax value, ties to the lowest number (HEP-17.14). */
export const moveCapitals = (scene: Scene): void => {
  for (const { number, capital } of kingdomsOf(scene.state)) {
    if (capital === null || getArea(scene.state, capital).owner === number) continue;
    const best = ownedBy(scene.state, number)
      .map((area) => ({ area: area.number, value: taxValue(scene, area.number) }))
      .reduce<{ area: AreaNumber; value: number } | null>(
        (top, each) => (top === null || each.value > top.value ? each : top),
        null,
      );
    if (best !== null) scene.emit({ kind: 'capital-moved', rule: 'HEP-17.14', kingdom: number, capital: best.area });
  }
};
