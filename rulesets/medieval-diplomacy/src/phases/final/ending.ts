import { findUnit } from '../../rules/find.ts';
import { armiesAboard } from '../../rules/loading.ts';
import { isProvince } from '../../rules/places.ts';
import { isEmpty, shipsIn } from '../../rules/troops.ts';
import type { Unit } from '../../state.ts';
import type { Turn } from '../../types.ts';
import type { UnitId } from '../../unit-id.ts';
import { judgeVictory } from '../../victory/judge.ts';
import { settleLeader } from '../leaders.ts';
import { intoNewUnit } from '../new-unit.ts';
import { relieveFleet } from '../storage.ts';

/** F20: fleets without ships and units without anybody are struck off; then victory is judged (MD-4.17, MD-6.65). */
export const turnEnds = (turn: Turn): void => {
  for (const { id, stacks } of turn.state.units.filter(({ kind }) => kind === 'F')) {
    if (shipsIn(turn.setting, stacks) === 0) breakUp(turn, id);
  }
  for (const unit of turn.state.units.filter((each) => each.kind !== 'G' && isEmpty(each))) {
    turn.emit({ kind: 'unit-removed', rule: 'MD-4.17', unit: unit.id, why: 'empty' });
  }
  judgeVictory(turn);
  turn.emit({ kind: 'turn-ended', rule: 'MD-1.6', turn: turn.state.turn });
};

/** MD-6.65: what a fleet without ships still carries finds another place, or is lost. */
const breakUp = (turn: Turn, id: UnitId): void => {
  const rule = 'MD-6.65';
  relieveFleet(turn, id);
  const fleet = findUnit(turn.state, id);
  if (!fleet) return;
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

/** To another fleet there; in a province to the lowest army there, the garrison, or a new army; else lost at sea. */
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
  } else if (ashore) intoNewUnit(turn, rule, realm, 'A', from, [], commanders, 'dissolved');
  else
    turn.emit({ kind: 'troops-gone', rule, unit: from.id, troops: [], commanders, why: 'drowned', gold: 0, rolls: [] });
};
