import type { Listed } from '../../memory.ts';
import type { Disband, Salvage } from '../../order.ts';
import { getTroop } from '../../rules/find.ts';
import { isProvince } from '../../rules/places.ts';
import { salvageValue } from '../../rules/salvage.ts';
import { takeOfType } from '../../rules/stacks.ts';
import { troopsIn } from '../../rules/troops.ts';
import { troopTypeOf } from '../../setting.ts';
import type { Unit } from '../../state.ts';
import type { Turn } from '../../types.ts';
import { settleLeader } from '../leaders.ts';
import { fail, giverOf, ordersOf } from '../steps.ts';

/** E10: gone at once, without upkeep this turn; salvage pays for ships in a province and siege machines (MD-4.42 to MD-4.46). */
export const disbanded = (turn: Turn): void => {
  for (const listed of ordersOf(turn, 'DISBAND', 'SALVAGE')) {
    const unit = giverOf(turn, listed);
    if (!unit) fail(turn, listed, 'E10', { code: 'unknown-unit', unit: listed.order.unit });
    else if (listed.order.verb === 'DISBAND' && listed.order.args.commander !== undefined) {
      dismiss(turn, listed, unit, listed.order.args.commander);
    } else disband(turn, listed, unit);
  }
};

const dismiss = (turn: Turn, listed: Listed<Disband | Salvage>, unit: Unit, commander: number): void => {
  if (!unit.commanders.includes(commander)) {
    return fail(turn, listed, 'E10', { code: 'not-in-unit', unit: listed.order.unit, commander });
  }
  turn.emit({
    kind: 'troops-gone',
    rule: 'MD-4.46',
    unit: unit.id,
    troops: [],
    commanders: [commander],
    why: 'disbanded',
    gold: 0,
    rolls: [],
  });
  settleLeader(turn, unit.id);
};

const disband = (turn: Turn, listed: Listed<Disband | Salvage>, unit: Unit): void => {
  const { verb, args } = listed.order;
  const type = troopTypeOf(turn.setting, args.type ?? '');
  if (type === null) return fail(turn, listed, 'E10', { code: 'unknown-troop', type: args.type ?? '' });
  const troops = takeOfType(unit.stacks, type, args.count ?? 0);
  if (troops.length === 0) return fail(turn, listed, 'E10', { code: 'nothing-to-disband', unit: listed.order.unit });
  const worth =
    verb === 'SALVAGE' ? salvageValue(getTroop(turn.setting, type), isProvince(turn.setting, unit.location)) : 0;
  turn.emit({
    kind: 'troops-gone',
    rule: verb === 'SALVAGE' ? 'MD-4.43' : 'MD-4.42',
    unit: unit.id,
    troops,
    commanders: [],
    why: 'disbanded',
    gold: worth * troopsIn(troops),
    rolls: [],
  });
};
