import { getTroop, realmsOf } from '../../rules/find.ts';
import { withStack } from '../../rules/stacks.ts';
import { upkeepOf } from '../../rules/troops.ts';
import { COMMANDER } from '../../setting.ts';
import type { Stack, Unit } from '../../state.ts';
import type { Turn } from '../../types.ts';
import type { UnitId } from '../../unit-id.ts';
import type { RealmNumber } from '../../words.ts';
import { settleLeader } from '../leaders.ts';

/** F3: commanders first, then the dearest troops; whoever is not paid in full leaves with a chance of one half (MD-12.16 to MD-12.19). */
export const upkeepPaid = (turn: Turn): void => {
  for (const { number, treasury } of realmsOf(turn.state)) {
    const units = turn.state.units.filter(({ realm }) => realm === number);
    const due = units.reduce((sum, unit) => sum + upkeepOf(turn.setting, unit), 0);
    if (due === 0) continue;
    if (due <= treasury) turn.emit({ kind: 'upkeep-paid', rule: 'MD-12.16', realm: number, paid: due, due });
    else payInPart(turn, number, units, { treasury, due });
  }
};

/** A commander, or like troops of one rank of one unit. */
interface Claim {
  readonly unit: UnitId;
  readonly commander?: number;
  readonly stack?: Stack;
  readonly count: number;
  readonly upkeep: number;
}

interface Due {
  readonly treasury: number;
  readonly due: number;
}

const payInPart = (turn: Turn, realm: RealmNumber, units: readonly Unit[], { treasury, due }: Due): void => {
  let paid = 0;
  let stopped = false;
  const unpaid: Claim[] = [];
  for (const claim of claimsOf(turn, units)) {
    const affordable = stopped ? 0 : claim.upkeep === 0 ? claim.count : Math.floor((treasury - paid) / claim.upkeep);
    const served = Math.min(claim.count, affordable);
    paid += served * claim.upkeep;
    if (served === claim.count) continue;
    stopped = true;
    unpaid.push({ ...claim, count: claim.count - served });
  }
  turn.emit({ kind: 'upkeep-paid', rule: 'MD-12.19', realm, paid, due });
  desert(turn, realm, unpaid);
};

/** Commanders by id; troops by build cost from high to low, table order, and the canonical order in which units are (MD-12.19). */
const claimsOf = (turn: Turn, units: readonly Unit[]): readonly Claim[] => {
  const commanders = units
    .flatMap((unit) =>
      unit.commanders.map((commander) => ({ unit: unit.id, commander, count: 1, upkeep: COMMANDER.upkeep })),
    )
    .sort((a, b) => a.commander - b.commander);
  const troops = units
    .flatMap((unit) =>
      unit.stacks.map((stack) => ({ unit: unit.id, stack, troop: getTroop(turn.setting, stack.type) })),
    )
    .sort((a, b) => b.troop.cost - a.troop.cost || a.stack.type - b.stack.type)
    .map(({ unit, stack, troop }) => ({ unit, stack, count: stack.count, upkeep: troop.upkeep }));
  return [...commanders, ...troops];
};

const LEAVES = 50;

const desert = (turn: Turn, realm: RealmNumber, unpaid: readonly Claim[]): void => {
  const losses = new Map<UnitId, { troops: readonly Stack[]; commanders: number[]; rolls: number[] }>();
  const dice = turn.dice.at('unpaid', realm);
  for (const { unit, commander, stack, count } of unpaid) {
    const loss = losses.get(unit) ?? { troops: [], commanders: [], rolls: [] };
    losses.set(unit, loss);
    for (let i = 0; i < count; i += 1) {
      const roll = dice.d(100);
      loss.rolls.push(roll);
      if (roll > LEAVES) continue;
      if (stack) loss.troops = withStack(loss.troops, { ...stack, count: 1 });
      else loss.commanders.push(commander as number);
    }
  }
  for (const [unit, loss] of [...losses].sort(([a], [b]) => a - b)) {
    turn.emit({ kind: 'troops-gone', rule: 'MD-12.18', unit, ...loss, why: 'unpaid', gold: 0 });
    settleLeader(turn, unit);
  }
};
