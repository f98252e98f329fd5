import type { Listed } from '../../memory.ts';
import type { Annex } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import { skillOf } from '../../rules/commanders.ts';
import { findProvince, getProvince, getRealm, provincesOf, realmsOf } from '../../rules/find.ts';
import { annexationLimit, annexedBy, commanderLimit, commandersOf } from '../../rules/limits.ts';
import { maxRevenue, placeOf } from '../../rules/places.ts';
import type { Province } from '../../state.ts';
import type { Turn } from '../../types.ts';
import { GOLD, IND } from '../../words.ts';
import { settleLeader } from '../leaders.ts';
import { fail, ordersOf } from '../steps.ts';

/** F6: the tax administration of a province, for its max revenue (MD-11.18 to MD-11.25). */
export const provincesAnnexed = (turn: Turn): void => {
  for (const listed of ordersOf(turn, 'ANNEX')) {
    const reason = cannotAnnex(turn, listed);
    if (reason) {
      fail(turn, listed, 'F6', reason);
      continue;
    }
    const province = listed.order.args.province;
    const { annexedTo: formerly } = getProvince(turn.state, province);
    const cost = maxRevenue(placeOf(turn.setting, province)) * GOLD;
    turn.emit({ kind: 'annexed', rule: 'MD-11.20', realm: listed.realm, province, cost, formerly });
  }
};

const cannotAnnex = (turn: Turn, { realm, order }: Listed<Annex>): Refusal | null => {
  const location = order.args.province;
  const province = findProvince(turn.state, location);
  if (!province) return { code: 'not-a-province', location };
  const { status, treasury } = getRealm(turn.state, realm);
  const limit = annexationLimit(status);
  const needed = maxRevenue(placeOf(turn.setting, location)) * GOLD;
  if (province.owner !== realm) return { code: 'not-yours', province: location };
  if (province.ownerAtTurnStart !== realm) return { code: 'not-yours-at-turn-start', province: location };
  if (province.annexedTo === realm) return { code: 'already-annexed', province: location };
  if (annexedBy(turn.state, realm).length >= limit) return { code: 'annexation-limit', limit };
  return treasury < needed ? { code: 'not-enough-gold', needed, treasury } : null;
};

/** F7: an administration cut off for three turns is lost (MD-11.27, MD-11.28). */
export const annexationsDecline = (turn: Turn): void => {
  for (const { number, owner, annexedTo: realm, annexLapse, mismatchAtTurnStart } of provincesOf(turn.state)) {
    if (owner === realm || realm === IND) {
      if (annexLapse > 0) turn.emit({ kind: 'annexation-mended', rule: 'MD-11.28', province: number, realm });
      continue;
    }
    if (!mismatchAtTurnStart) continue;
    const lapse = annexLapse + 1;
    if (lapse < 3) turn.emit({ kind: 'annexation-lapsing', rule: 'MD-11.28', province: number, realm, lapse });
    else turn.emit({ kind: 'annexation-ended', rule: 'MD-11.27', province: number, realm, why: 'declined' });
  }
};

/** F18: what is above a limit is lost (MD-12.59, MD-12.60). */
export const limitsChecked = (turn: Turn): void => {
  for (const { number: realm, status } of realmsOf(turn.state)) {
    const annexed = annexedBy(turn.state, realm).toSorted(
      (a, b) => worth(turn, a) - worth(turn, b) || b.number - a.number,
    );
    for (const { number } of annexed.slice(0, Math.max(0, annexed.length - annexationLimit(status)))) {
      turn.emit({ kind: 'annexation-ended', rule: 'MD-12.60', province: number, realm, why: 'limit' });
    }
    const commanders = commandersOf(turn.state, realm).toSorted((a, b) => skillOf(a) - skillOf(b) || b.id - a.id);
    for (const { id, unit } of commanders.slice(0, Math.max(0, commanders.length - commanderLimit(status)))) {
      turn.emit({
        kind: 'troops-gone',
        rule: 'MD-12.60',
        unit,
        troops: [],
        commanders: [id],
        why: 'left',
        gold: 0,
        rolls: [],
      });
      settleLeader(turn, unit);
    }
  }
};

const worth = (turn: Turn, { number }: Province): number => maxRevenue(placeOf(turn.setting, number));
