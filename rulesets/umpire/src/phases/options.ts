import { appoint } from '../actions/appoint.ts';
import { assassinate } from '../actions/assassinate.ts';
import { bribe } from '../actions/bribe.ts';
import { cede } from '../actions/cede.ts';
import { convert } from '../actions/convert.ts';
import { cancelled, type Deed, DONE, type Done, ignored } from '../actions/deed.ts';
import { disband } from '../actions/disband.ts';
import { found } from '../actions/found.ts';
import { improve } from '../actions/improve.ts';
import { moveCapital } from '../actions/move-capital.ts';
import { rank } from '../actions/rank.ts';
import { reassign } from '../actions/reassign.ts';
import { rebuild } from '../actions/rebuild.ts';
import { sack } from '../actions/sack.ts';
import { transfer } from '../actions/transfer.ts';
import { makeColonies } from '../consequences/colonies.ts';
import { NEEDED_FLAG } from '../data/needs.ts';
import type { Line, Option } from '../order.ts';
import { allows } from '../rules/calendar.ts';
import { livingNations } from '../rules/find.ts';
import { turnOrder } from '../rules/turn-order.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber } from '../words.ts';
import { linesOf, linesWith, step, tellDone } from './step.ts';

/** Step 3: nation by nation in turn order, each option in the order of its sheet, at once and completely (UM-1.9). */
export const options = step({
  number: 3,
  name: 'Options',
  rule: 'UM-1.9',
  run: (turn) => {
    for (const { number } of livingNations(turn.state)) chooseReplacements(turn, number);
    for (const nation of turnOrder(turn.state)) {
      carryOut(turn, nation);
      makeColonies(turn, nation);
    }
  },
});

/** The standing choice of where generals appear; the last order counts (UM-10.14, 20.26). */
const chooseReplacements = (turn: GameTurn, nation: NationNumber): void => {
  const lines = linesWith(turn, nation, 'REPLACEMENTS');
  for (const line of lines.slice(0, -1)) tellDone(turn, line, ignored());
  const last = lines.at(-1);
  if (last === undefined) return;
  const province = last.order.args.province ?? null;
  turn.emit({ kind: 'replacement-place-set', rule: 'UM-20.26', nation, province });
  tellDone(turn, last, DONE);
};

/** All rank orders take effect together at the first of them (UM-10.19). */
const carryOut = (turn: GameTurn, nation: NationNumber): void => {
  const ranks = linesWith(turn, nation, 'RANK');
  for (const line of linesOf(turn, nation, 'options')) {
    if (line.order.verb !== 'RANK') tellDone(turn, line, doneBy(turn, line));
    else if (line.line === ranks[0]?.line)
      for (const [each, done] of rank(turn, nation, ranks)) tellDone(turn, each, done);
  }
};

const doneBy = (turn: GameTurn, line: Line): Done => {
  const needs = NEEDED_FLAG[line.order.verb];
  if (needs !== undefined && !allows(turn.setting, turn.state.turn, needs)) {
    return cancelled({ code: 'not-this-turn', needs });
  }
  const deed = DEEDS[line.order.verb as SingleVerb] as Deed<SingleVerb>;
  return deed(turn, line as Parameters<Deed<SingleVerb>>[1]);
};

type SingleVerb = Exclude<Option['verb'], 'RANK'>;

const DEEDS: { readonly [Verb in SingleVerb]: Deed<Verb> } = {
  DISBAND: disband,
  FOUND: found,
  IMPROVE: improve,
  REBUILD: rebuild,
  SACK: sack,
  TRANSFER: transfer,
  ASSASSINATE: assassinate,
  BRIBE: bribe,
  CAPITAL: moveCapital,
  CEDE: cede,
  CONVERT: convert,
  APPOINT: appoint,
  REASSIGN: reassign,
};
