import type { Refusal } from '../../refusals.ts';
import { getProvince, getRealm } from '../../rules/find.ts';
import { commanderLimit, commandersOf } from '../../rules/limits.ts';
import { placeOf } from '../../rules/places.ts';
import { COMMANDER } from '../../setting.ts';
import type { Unit } from '../../state.ts';
import type { Turn } from '../../types.ts';
import { unitLabel } from '../../unit-id.ts';
import { GOLD } from '../../words.ts';
import { settleLeader } from '../leaders.ts';
import { absenceOf, fail, giverOf, ordersOf } from '../steps.ts';

/** F5: one for each garrison and turn; four ratings are drawn (MD-10.4, MD-10.6, MD-10.7). */
export const commandersHired = (turn: Turn): void => {
  const hired = new Set<number>();
  for (const listed of ordersOf(turn, 'HIRE_COMMANDER')) {
    const garrison = giverOf(turn, listed);
    if (!garrison) {
      fail(turn, listed, 'F5', absenceOf(turn, listed));
      continue;
    }
    const reason = cannotHire(turn, garrison, hired);
    if (reason) {
      fail(turn, listed, 'F5', reason);
      continue;
    }
    hired.add(garrison.location);
    const dice = turn.dice.at('rating', garrison.location);
    const id = turn.state.nextCommander;
    turn.emit({
      kind: 'commander-hired',
      rule: 'MD-10.6',
      cost: COMMANDER.cost * GOLD,
      commander: {
        id,
        name: listed.order.args.name ?? `Commander ${id}`,
        realm: garrison.realm,
        unit: garrison.id,
        infantry: dice.d(50),
        cavalry: dice.d(50),
        siege: dice.d(50),
        naval: dice.d(50),
        improved: [],
      },
    });
    settleLeader(turn, garrison.id);
  }
};

const cannotHire = (turn: Turn, garrison: Unit, hired: ReadonlySet<number>): Refusal | null => {
  const { location, realm, kind } = garrison;
  const { status, treasury } = getRealm(turn.state, realm);
  const limit = commanderLimit(status);
  const cost = COMMANDER.cost * GOLD;
  if (kind !== 'G') return { code: 'wrong-unit-kind', unit: unitLabel(garrison.id), wanted: 'garrison' };
  const province = getProvince(turn.state, location);
  if (placeOf(turn.setting, location).cityName === null) return { code: 'no-city', province: location };
  if (province.ownerAtTurnStart !== realm) return { code: 'not-yours-at-turn-start', province: location };
  if (province.changedHands) return { code: 'changed-hands', province: location };
  if (status !== 'royalty') return { code: 'not-royal' };
  if (hired.has(location)) return { code: 'already-hired', province: location };
  if (commandersOf(turn.state, realm).length >= limit) return { code: 'commander-limit', realm, limit };
  return treasury < cost ? { code: 'not-enough-gold', needed: cost, treasury } : null;
};
