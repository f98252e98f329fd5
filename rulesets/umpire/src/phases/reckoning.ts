import { appears } from '../consequences/new-general.ts';
import { FEWEST_GENERALS } from '../data/figures.ts';
import { appearsIn } from '../rules/appearing.ts';
import { isLastOfYear } from '../rules/calendar.ts';
import { getNation, livingNations, provincesOwnedBy } from '../rules/find.ts';
import { allUnitsOf, fightersOf } from '../rules/forces.ts';
import { generalsOf } from '../rules/generals.ts';
import { revenueSum } from '../rules/revenue.ts';
import { scoresOf } from '../rules/scores.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber } from '../words.ts';
import { step } from './step.ts';

/** Step 20, before the reports: replacements, recovered and older generals, nations that are new, leaderless or out, scores. */
export const reckoning = step({
  number: 20,
  name: 'Reckoning',
  rule: 'UM-23.2',
  run: (turn) => {
    const nations = livingNations(turn.state).map(({ number }) => number);
    for (const nation of nations) replace(turn, nation);
    restore(turn);
    if (isLastOfYear(turn.setting, turn.state.turn)) turn.emit({ kind: 'generals-aged', rule: 'UM-10.24', years: 1 });
    for (const nation of nations) countOriginals(turn, nation);
    for (const nation of nations) loseRuler(turn, nation);
    for (const nation of nations) leave(turn, nation);
    turn.emit({ kind: 'scored', rule: 'UM-23.2', scores: scoresOf(turn.setting, turn.state) });
  },
});

/** Whoever has lost a general has three again, free of charge, as soon as they own a province (UM-10.13). */
const replace = (turn: GameTurn, nation: NationNumber): void => {
  const { setting, state, emit } = turn;
  const location = appearsIn(setting, state, nation);
  if (!getNation(state, nation).replacementsDue || location === null) return;
  while (generalsOf(state, nation).length < FEWEST_GENERALS) {
    appears(turn, nation, { location, command: 'land', why: 'replacement' });
  }
  emit({ kind: 'replacements-due', rule: 'UM-10.13', nation, due: false });
};

/** Wounded and ill generals whose time is over (UM-10.23). */
const restore = ({ state, emit }: GameTurn): void => {
  for (const { number: general, state: health, incapUntil } of state.generals) {
    const isOver = health === 'incapacitated' && incapUntil !== null && incapUntil <= state.turn;
    if (isOver) emit({ kind: 'general-fit-again', rule: 'UM-10.23', general });
  }
};

/** What a rebel's nation is scored by is what it has at the end of its first turn, at least one (UM-17.26). */
const countOriginals = ({ setting, state, emit }: GameTurn, nation: NationNumber): void => {
  if (getNation(state, nation).originalRevenue > 0) return;
  const revenue = Math.max(1, revenueSum(setting, state, nation));
  const forces = Math.max(1, fightersOf(setting, allUnitsOf(setting, state, nation)));
  emit({ kind: 'originals-counted', rule: 'UM-17.26', nation, revenue, forces });
};

/** Where the campaign says so, a nation whose commander-in-chief died this turn loses its ruler (UM-10.12). */
const loseRuler = ({ setting, state, memory, emit }: GameTurn, nation: NationNumber): void => {
  if (setting.options.cincDeath !== 'out' || !memory.cincsDead.has(nation)) return;
  if (getNation(state, nation).status !== 'active') return;
  emit({ kind: 'status-set', rule: 'UM-10.12', nation, status: 'caretaker', why: 'commander-in-chief died' });
};

/** Without a province and without units a nation is out (UM-23.7); without a capital it plays on (UM-23.8). */
const leave = ({ setting, state, emit }: GameTurn, nation: NationNumber): void => {
  const units = fightersOf(setting, allUnitsOf(setting, state, nation));
  if (units > 0 || provincesOwnedBy(state, nation).length > 0) return;
  const witnesses = livingNations(state).map(({ number }) => number);
  emit({ kind: 'nation-eliminated', rule: 'UM-23.7', nation });
  emit({ kind: 'elimination-told', rule: 'UM-21.21', province: null, witnesses, nation });
};
