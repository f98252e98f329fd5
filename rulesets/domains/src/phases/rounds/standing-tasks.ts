import type { Phase, Turn } from '@chancery/core';
import { scoutAround } from '../../consequences/knowledge.ts';
import { occupyHolding, razeHolding } from '../../consequences/occupation.ts';
import { settle } from '../../consequences/settle.ts';
import { findHolding, provincesOf, unitsByProvince, unitsInField, unitsOf } from '../../rules/find.ts';
import { byInitiative, initiativeOf } from '../../rules/initiative.ts';
import { isBesieged } from '../../rules/levels.ts';
import { occupiersOf } from '../../rules/occupation.ts';
import { besiegingDomains } from '../../rules/siege.ts';
import type { Types } from '../../types.ts';
import type { DomainNumber, Round } from '../../words.ts';

/** R10: what units do of themselves, province by province: occupy, raze, besiege; and who holds the land (DOM-13.1, 13.14). */
export const standingTasksOf = (round: Round): Phase<Types> => ({
  name: `Standing tasks of round ${round}`,
  rule: 'DOM-13.1',
  run: (turn) => {
    settle(turn);
    for (const domain of initiativeOf(turn.setting, turn.state)) {
      occupyHoldings(turn, domain);
      razeHoldings(turn, domain);
    }
    checkSieges(turn);
    occupyProvinces(turn);
    scoutAround(turn, round);
  },
});

/** All units of the domain with that task go inside together. */
const occupyHoldings = (turn: Turn<Types>, domain: DomainNumber): void => {
  const named = new Set(
    unitsOf(turn.state, domain).flatMap(({ task }) => (task?.kind === 'occupy' ? [task.holding] : [])),
  );
  if (named.size === 0) return;
  for (const holding of turn.state.holdings.filter(({ id }) => named.has(id))) {
    const units = unitsInField(turn.state, holding.province).filter(
      ({ owner, task }) => owner === domain && task?.kind === 'occupy' && task.holding === holding.id,
    );
    if (units.length > 0) occupyHolding(turn, holding, { by: domain, units });
  }
};

const razeHoldings = (turn: Turn<Types>, domain: DomainNumber): void => {
  const { state } = turn;
  const named = unitsOf(state, domain).flatMap(({ task, inside, province }) =>
    task?.kind === 'destroy' && inside === null ? [{ id: task.holding, province }] : [],
  );
  for (const { id, province } of named) {
    const holding = findHolding(state, id);
    if (holding !== null && holding.province === province) razeHolding(turn, holding, domain);
  }
};

/** Sieges begin where there are enough, and count the rounds in which they stand (DOM-12.1, 12.7). */
const checkSieges = ({ setting, state, emit }: Turn<Types>): void => {
  for (const holding of state.holdings) {
    const besiegers = besiegingDomains(state, setting.units, holding);
    if (besiegers.length === 0) continue;
    if (!isBesieged(holding)) emit({ kind: 'siege-began', rule: 'DOM-12.1', holding: holding.id, besiegers });
    const { siegeRounds } = holding;
    if (siegeRounds < MONTH)
      emit({ kind: 'siege-held', rule: 'DOM-12.7', holding: holding.id, rounds: siegeRounds + 1 });
  }
};

const MONTH = 3;

/** Whoever stands there alone with a right to it; of several the first by initiative (DOM-13.14). */
const occupyProvinces = ({ setting, state, emit }: Turn<Types>): void => {
  const order = initiativeOf(setting, state);
  const held = unitsByProvince(state);
  for (const province of provincesOf(state)) {
    if (province.occupiedBy !== null || !held.has(province.number)) continue;
    const [by] = [...occupiersOf(state, province)].sort(byInitiative(order));
    if (by !== undefined) emit({ kind: 'province-occupied', rule: 'DOM-13.14', province: province.number, by });
  }
};
