import { unitsInField } from '../rules/find.ts';
import { pointsOf } from '../rules/levels.ts';
import { isRefuge, reachableFrom } from '../rules/passage.ts';
import type { Scene } from '../rules/scene.ts';
import { idsOf } from '../rules/units.ts';
import { areHostile } from '../rules/war.ts';
import { retreatOf } from '../rules/ways.ts';
import type { Unit } from '../state.ts';
import type { DomainNumber, ProvinceNumber } from '../words.ts';
import { settle } from './settle.ts';

/** Units that give way: of their own will before a battle, or routed in it. */

/** Those of a side whose stance says so go before a blow is struck (DOM-7.18, 7.20); true when any would. */
export const retreatByStance = (scene: Scene, province: ProvinceNumber, domain: DomainNumber | null): boolean => {
  if (domain === null) return false;
  const field = unitsInField(scene.state, province);
  const points = (those: readonly Unit[]): number => pointsOf(scene.setting.units, those);
  const hostile = points(field.filter(({ owner }) => areHostile(scene.state, domain, owner)));
  const side = points(field.filter(({ owner }) => !areHostile(scene.state, domain, owner)));
  const going = field.filter(
    ({ owner, stance }) =>
      owner === domain && (stance === 'retreat' || (stance === 'retreat if outnumbered' && hostile > side)),
  );
  fallBack(scene, going, { why: 'stance', orElse: 'stay' });
  return going.length > 0;
};

interface Manner {
  readonly why: 'stance' | 'rout';
  /** What units do that have no refuge: those that choose to go stand, those that are routed disband (DOM-7.18, 11.26). */
  readonly orElse: 'stay' | 'disband';
  /** Where they would go first: the province from which they came (DOM-11.28). */
  readonly first?: ((unit: Unit) => ProvinceNumber | undefined) | undefined;
}

/** All of one domain that can go to the same province do (DOM-11.28). */
export const fallBack = (scene: Scene, units: readonly Unit[], { why, orElse, first }: Manner): void => {
  const { setting, state, emit } = scene;
  const lost: Unit[] = [];
  for (const company of Map.groupBy(units, ({ owner }) => owner).values()) {
    let together: ProvinceNumber | null = null;
    for (const unit of company) {
      const came = first?.(unit);
      const wish: ProvinceNumber | null =
        together !== null && canGo(scene, unit, together)
          ? together
          : retreatOf(setting, state, unit, came === undefined ? unit.retreatTo : [came, ...unit.retreatTo]);
      if (wish === null) {
        lost.push(unit);
        continue;
      }
      together ??= wish;
      emit({
        kind: 'retreated',
        rule: why === 'rout' ? 'DOM-11.24' : 'DOM-7.18',
        units: [unit.id],
        from: unit.province,
        to: wish,
        why,
      });
    }
  }
  if (orElse === 'disband') {
    for (const [domain, those] of Map.groupBy(lost, ({ owner }) => owner)) {
      emit({ kind: 'disbanded', rule: 'DOM-11.26', domain, units: idsOf(those), why: 'no refuge' });
    }
  }
  settle(scene);
};

const canGo = ({ setting, state }: Scene, unit: Unit, to: ProvinceNumber): boolean =>
  reachableFrom(setting, state, unit.province).includes(to) && isRefuge(state, unit, to);
