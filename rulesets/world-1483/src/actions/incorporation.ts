import { showAbility } from '../consequences/battles.ts';
import { treasuryOf } from '../consequences/money.ts';
import type { OrderOf } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import { incorporationCost, isGovernedByStatesman } from '../rules/costs.ts';
import { getNation, getPrivy, getTerritory, isTribe, territoriesOf, unitsIn } from '../rules/find.ts';
import { linesOf } from '../rules/sheets.ts';
import type { GameTurn } from '../types.ts';
import { type NationNumber, type PlaceNumber, STATESMAN } from '../words.ts';
import { fail } from './deed.ts';

/** After the battles and before units are placed: conquests become the nation's own for good (W83-10.42). */
export const incorporation = (turn: GameTurn, nation: NationNumber): void => {
  for (const line of linesOf(turn, nation, 'INCORPORATE')) {
    const refusal = incorporationFault(turn, nation, line.args.territory);
    if (refusal !== null) fail(turn, nation, line, refusal);
    else incorporate(turn, nation, line);
  }
};

const incorporationFault = (turn: GameTurn, nation: NationNumber, territory: PlaceNumber): Refusal | null => {
  const { owner, incorporatedBy } = getTerritory(turn.state, territory);
  if (owner !== nation) return { code: 'not-yours', territory, owner };
  if (incorporatedBy === nation) return { code: 'incorporated-already', territory };
  if (getNation(turn.state, nation).status === 'conquered') return { code: 'conquered' };
  const { treasury, arrears } = getPrivy(turn.state, nation);
  if (arrears > 0) return { code: 'in-arrears', arrears };
  const cost = incorporationCost(turn.state, nation, territory);
  return cost > treasury ? { code: 'short-of-money', cost, treasury } : null;
};

const incorporate = (turn: GameTurn, nation: NationNumber, line: OrderOf<'INCORPORATE'>): void => {
  const { territory, destroy } = line.args;
  const { city } = getTerritory(turn.state, territory);
  if (city !== null && isTribe(getNation(turn.state, nation))) {
    const sacrifice = tribalCityOf(turn, nation, destroy);
    if (sacrifice === null)
      return fail(turn, nation, line, { code: 'no-tribal-city', territory: destroy ?? territory });
    turn.emit({
      kind: 'tribal-city-lost',
      rule: 'W83-16.27',
      territory: sacrifice,
      tribe: nation,
      why: 'incorporation',
    });
  }
  if (isGovernedByStatesman(turn.state, nation, territory)) {
    const statesman = unitsIn(turn.state, territory).find(
      ({ owner, ability }) => owner === nation && ability === STATESMAN,
    );
    if (statesman !== undefined) showAbility(turn, statesman.id);
  }
  const cost = incorporationCost(turn.state, nation, territory);
  turn.emit({
    kind: 'incorporated',
    rule: 'W83-10.40',
    territory,
    by: nation,
    cost,
    treasury: treasuryOf(turn, nation) - cost,
    free: false,
  });
};

/** The tribal city that is given up for a regular one: the one named, else the first (W83-16.28). */
const tribalCityOf = (turn: GameTurn, tribe: NationNumber, named: PlaceNumber | undefined): PlaceNumber | null => {
  const own = territoriesOf(turn.state).filter(({ tribalCity }) => tribalCity === tribe);
  const chosen = named === undefined ? own[0] : own.find(({ number }) => number === named);
  return chosen?.number ?? null;
};
