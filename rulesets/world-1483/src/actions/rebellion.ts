import { spendOnTroops } from '../consequences/arm.ts';
import { capture } from '../consequences/capture.ts';
import { rollGeneral } from '../consequences/generals.ts';
import { changeTreasury, treasuryOf } from '../consequences/money.ts';
import { revive } from '../consequences/revival.ts';
import { reviewStatus } from '../consequences/status.ts';
import { makeUnits } from '../consequences/units.ts';
import { goToWar, moveBox } from '../consequences/war.ts';
import type { ArgsOf } from '../order.ts';
import { askerIn } from '../rules/checks/asker.ts';
import { checkRebellion } from '../rules/checks/rebellion.ts';
import { exists, getNation, getTerritory, isTroop, unitsOf } from '../rules/find.ts';
import { buyingList } from '../rules/npc-buying.ts';
import {
  isNpcRebel,
  lastOrder,
  nextNation,
  type Rising,
  rebelCode,
  rebellionChance,
  rebelName,
  risingIn,
} from '../rules/rebellion.ts';
import { linesOf } from '../rules/sheets.ts';
import { boxOf } from '../rules/war.ts';
import type { GameTurn } from '../types.ts';
import { ALLIED, AT_WAR, DIE, FAVORABLE, type NationNumber } from '../words.ts';
import { fail, type NationStep } from './deed.ts';
import { errandOf } from './errand.ts';

/** Rebellions are paid for, one in a territory and turn (W83-13.51, 13.52). */
export const rebellion: NationStep = (turn, nation) => {
  const { incited } = errandOf(turn);
  for (const line of linesOf(turn, nation, 'REBELLION')) {
    const { territory } = line.args;
    const refusal = incited.has(territory)
      ? ({ code: 'already-tried', what: 'rebellion' } as const)
      : checkRebellion(askerIn(turn, nation), line.args);
    if (refusal !== null) {
      fail(turn, nation, line, refusal);
      continue;
    }
    incited.add(territory);
    support(turn, nation, line.args);
  }
};

/** The money is gone whatever comes of it (W83-13.54). */
const support = (turn: GameTurn, nation: NationNumber, { territory, amount }: ArgsOf<'REBELLION'>): void => {
  const rising = risingIn(turn.setting, turn.state, territory);
  if (rising === null) return;
  const chance = rebellionChance(amount);
  const roll = turn.dice.at('rebellion', territory).d(DIE);
  const rises = roll <= chance;
  const treasury = treasuryOf(turn, nation) - amount;
  turn.emit({
    kind: 'rebellion-tried',
    rule: 'W83-13.53',
    nation,
    territory,
    cost: amount,
    treasury,
    chance,
    roll,
    rises,
  });
  if (rises) rise(turn, nation, { territory, amount, rising });
};

interface Uprising extends ArgsOf<'REBELLION'> {
  readonly rising: Rising;
}

/** Rebels take the territory, with a general and the troops that the money buys (W83-13.55 to 13.60). */
const rise = (turn: GameTurn, sponsor: NationNumber, { territory, amount, rising }: Uprising): void => {
  const { owner: against } = getTerritory(turn.state, territory);
  const rebels = rebelsOf(turn, territory, rising);
  const general = rollGeneral(turn, rebels, false);
  const budget = PER_SKILL * general.skill + amount;
  const most = Math.max(0, rising.most - unitsOf(turn.state, rebels).filter(isTroop).length);
  const { bought } = buyingList({ budget, mode: 'rebel', hasGeneral: true, most });
  turn.emit({
    kind: 'rebellion-began',
    rule: 'W83-13.55',
    sponsor,
    rebels,
    territory,
    against,
    skill: general.skill,
    troops: bought.length,
  });
  setTargets(turn, rebels, { sponsor, against });
  goToWar(turn, { by: rebels, on: against, kind: 'rebellion', cause: 'rebellion', rule: 'W83-13.60' });
  capture(turn, { territory, by: rebels, how: 'rebellion', rule: 'W83-13.60' });
  reviewStatus(turn, [rebels]);
  const items = [{ type: 'gen', count: 1, place: territory, general: { ...general, special: false } }] as const;
  makeUnits(turn, rebels, { items, why: 'rebellion', rule: 'W83-13.55' });
  const left = spendOnTroops(turn, rebels, {
    budget,
    mode: 'rebel',
    why: 'rebellion',
    rule: 'W83-13.59',
    most,
    at: territory,
    fromTreasury: false,
  });
  changeTreasury(turn, rebels, { amount: left, why: 'rebellion', rule: 'W83-13.59' });
};

const PER_SKILL = 5;

/** Those that are there already (W83-13.68), a nation that comes back, or a new one (W83-13.82). */
const rebelsOf = (turn: GameTurn, territory: number, { nation, lands }: Rising): NationNumber => {
  if (nation === null) return found(turn, territory, lands);
  // It may have lost its last land in this very turn.
  reviewStatus(turn, [nation]);
  if (exists(getNation(turn.state, nation))) return nation;
  revive(turn, nation, { as: 'rebels', rule: 'W83-13.62' });
  turn.emit({ kind: 'boxes-cleared', rule: 'W83-13.61', nation });
  return nation;
};

const found = (turn: GameTurn, territory: number, original: readonly number[]): NationNumber => {
  const { state } = turn;
  const name = rebelName(state, getTerritory(state, territory).city?.name ?? '');
  const nation = nextNation(state);
  turn.emit({
    kind: 'nation-founded',
    rule: 'W83-13.82',
    nation,
    code: rebelCode(name),
    name,
    order: lastOrder(state),
    original,
  });
  return nation;
};

/** Rebels whom the rules play want all their lands back, and are well disposed to who paid for them (W83-13.61, 13.64); players decide themselves (W83-13.84). */
const setTargets = (
  turn: GameTurn,
  rebels: NationNumber,
  { sponsor, against }: { readonly sponsor: NationNumber; readonly against: NationNumber },
): void => {
  const { original, rebellion: wants, ...nation } = getNation(turn.state, rebels);
  if (!isNpcRebel(nation)) return;
  if (wants === null) {
    turn.emit({ kind: 'rebellion-set', rule: 'W83-13.64', nation: rebels, sponsor, against, lands: original });
  }
  const box = boxOf(turn.state, rebels, sponsor);
  if (box === AT_WAR || box === ALLIED) return;
  moveBox(turn, { npc: rebels, nation: sponsor, to: FAVORABLE, why: 'rebellion', rule: 'W83-13.61' });
};
