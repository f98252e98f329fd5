import { disband } from '../consequences/index.ts';
import { findCargo, getKingdom, isLandUnit, unitsOf } from '../rules/find.ts';
import { upkeepOf } from '../rules/unit-table.ts';
import type { Board, Scene } from '../scene.ts';
import type { Unit } from '../state.ts';
import type { KingdomNumber } from '../words.ts';

/** HEP-8.13 to 8.16: Retinues are let go before Levies, the latest first, until the rest can be paid. */
export const payLandUpkeep = (scene: Scene, kingdom: KingdomNumber): void =>
  pay(scene, kingdom, {
    of: 'land',
    rule: 'HEP-8.16',
    paid: isLandUnit,
    order: (a, b) => rank(a) - rank(b) || b.id - a.id,
  });

/** HEP-8.17, HEP-8.18: empty Navies are let go first, the latest first. */
export const payNavyUpkeep = (scene: Scene, kingdom: KingdomNumber): void => {
  const laden = (navy: Unit): number => (findCargo(scene.state, navy.id) === null ? 0 : 1);
  pay(scene, kingdom, {
    of: 'navies',
    rule: 'HEP-8.17',
    paid: ({ kind }) => kind === 'navy',
    order: (a, b) => laden(a) - laden(b) || b.id - a.id,
  });
};

interface Payment {
  readonly of: 'land' | 'navies';
  readonly rule: string;
  paid(unit: Unit): boolean;
  /** Who is let go first. */
  order(a: Unit, b: Unit): number;
}

const rank = ({ kind }: Unit): number => (kind === 'retinue' ? 0 : 1);

const pay = (scene: Scene, kingdom: KingdomNumber, { of, rule, paid, order }: Payment): void => {
  const due = (): readonly Unit[] => unitsOf(scene.state, kingdom).filter(paid);
  for (const { id } of [...due()].sort(order)) {
    if (upkeep(scene, due()) <= getKingdom(scene.state, kingdom).gold) break;
    disband(scene, id, 'upkeep');
  }
  const amount = upkeep(scene, due());
  if (amount === 0) return;
  scene.emit({ kind: 'upkeep-paid', rule, kingdom, of, amount, gold: getKingdom(scene.state, kingdom).gold - amount });
};

const upkeep = (board: Board, units: readonly Unit[]): number =>
  units.reduce((sum, { owner, kind }) => sum + upkeepOf(board, owner, kind), 0);
