import { getUnit } from '../../rules/find.ts';
import { armiesAboard } from '../../rules/loading.ts';
import { isProvince } from '../../rules/places.ts';
import { shipsIn } from '../../rules/troops.ts';
import type { Unit } from '../../state.ts';
import type { Turn } from '../../types.ts';
import type { UnitId } from '../../unit-id.ts';
import { settleLeader } from '../leaders.ts';
import { intoNewUnit } from '../new-unit.ts';
import { relieveFleet } from '../storage.ts';

/** A fleet without ships is struck off; what it still carries finds another place, or is lost (MD-6.65). */
export const breakUpFleet = (turn: Turn, id: UnitId): void => {
  const rule = 'MD-6.65';
  relieveFleet(turn, id);
  const fleet = getUnit(turn.state, id);
  for (const army of armiesAboard(turn.state, fleet)) {
    if (isProvince(turn.setting, fleet.location)) {
      turn.emit({ kind: 'put-ashore', rule, army: army.id, at: fleet.location, why: 'no-room' });
    } else {
      commandersLeave(turn, army);
      turn.emit({ kind: 'unit-removed', rule, unit: army.id, why: 'empty' });
    }
  }
  commandersLeave(turn, fleet);
  turn.emit({ kind: 'unit-removed', rule, unit: id, why: 'empty' });
};

/** To another fleet there; in a province to the lowest army there, the garrison, or a new army; otherwise lost at sea. */
const commandersLeave = (turn: Turn, from: Unit): void => {
  const rule = 'MD-6.65';
  const { commanders, location, realm } = from;
  if (commanders.length === 0) return;
  const ashore = isProvince(turn.setting, location);
  const here = turn.state.units.filter(
    (unit) => unit.realm === realm && unit.location === location && unit.id !== from.id,
  );
  const host =
    here.find((unit) => unit.kind === 'F' && shipsIn(turn.setting, unit.stacks) > 0) ??
    (ashore ? (here.find(({ kind }) => kind === 'A') ?? here.find(({ kind }) => kind === 'G')) : undefined);
  if (host) {
    const mpUsed = Math.max(from.mpUsed, host.mpUsed);
    turn.emit({
      kind: 'transferred',
      rule,
      from: from.id,
      to: host.id,
      troops: [],
      commanders,
      mpUsed,
      why: 'dissolved',
    });
    settleLeader(turn, host.id);
  } else if (ashore) intoNewUnit(turn, rule, from, { kind: 'A', commanders, why: 'dissolved' });
  else
    turn.emit({ kind: 'troops-gone', rule, unit: from.id, troops: [], commanders, why: 'drowned', gold: 0, rolls: [] });
};
