import { handOver, incorporateAtOnce } from '../consequences/hand-over.ts';
import { changeTreasury, treasuryOf } from '../consequences/money.ts';
import { loseUnits, makeUnits } from '../consequences/units.ts';
import type { TurnEvent } from '../events/turn.ts';
import type { MasterAct, Order, OrderOf } from '../order.ts';
import { cargoOf, getTerritory, unitsIn } from '../rules/find.ts';
import { selected } from '../rules/selection.ts';
import type { GameTurn } from '../types.ts';

type Edit = Exclude<MasterAct, { readonly verb: 'SET_SEAT' }>;
type Edits = { readonly [Verb in Edit['verb']]: (turn: GameTurn, args: OrderOf<Verb>['args']) => void };

/** Carries out what the master puts right between two updates, with the reason for everybody to read (W83-20.50, 20.51). */
export const edit = (turn: GameTurn, act: Order): void => {
  const isEdit = Object.hasOwn(EDITS, act.verb);
  if (isEdit) (EDITS[act.verb as Edit['verb']] as (turn: GameTurn, args: object) => void)(turn, act.args);
};

const RULE = 'W83-20.50';
type Correction = Pick<
  Extract<TurnEvent, { readonly kind: 'master-corrected' }>,
  'what' | 'nation' | 'territory' | 'amount' | 'reason'
>;
const sayWhy = ({ emit }: GameTurn, correction: Correction): void =>
  emit({ kind: 'master-corrected', rule: RULE, ...correction });

const EDITS: Edits = {
  SET_RETURNING: ({ emit }, { nation, returning }) =>
    emit({ kind: 'returning-set', rule: 'W83-13.78', nation, returning }),
  SET_TREASURY: (turn, { nation, amount, reason }) => {
    changeTreasury(turn, nation, { amount: amount - treasuryOf(turn, nation), why: 'correction', rule: RULE });
    sayWhy(turn, { what: 'treasury', nation, territory: null, amount, reason });
  },
  SET_OWNER: (turn, { territory, nation, incorporated, reason }) => {
    handOver(turn, { territory, to: nation, why: 'correction', rule: RULE });
    const { incorporatedBy } = getTerritory(turn.state, territory);
    if (incorporated) incorporateAtOnce(turn, { territory, by: nation, rule: RULE });
    else if (incorporatedBy === nation) incorporateAtOnce(turn, { territory, by: null, rule: RULE });
    sayWhy(turn, { what: 'owner', nation, territory, amount: 0, reason });
  },
  PUT_UNITS: (turn, { nation, count, type, place, skill = 1, reason }) => {
    const general = type === 'gen' ? { general: { skill, ability: 0, special: false } } : {};
    makeUnits(turn, nation, { items: [{ type, count, place, ...general }], why: 'correction', rule: RULE });
    sayWhy(turn, { what: 'units put', nation, territory: place, amount: count, reason });
  },
  REMOVE_UNITS: (turn, { nation, units, place, reason }) => {
    const { state } = turn;
    const eligible = unitsIn(state, place).filter(({ owner }) => owner === nation);
    const picked = selected(eligible, units, place, state.turn);
    if ('refusal' in picked) return;
    const aboard = picked.units.flatMap(({ id }) => cargoOf(state, id));
    const gone = [...new Set([...picked.units, ...aboard])].map(({ id }) => id);
    loseUnits(turn, gone, 'correction', RULE);
    sayWhy(turn, { what: 'units removed', nation, territory: place, amount: gone.length, reason });
  },
};
