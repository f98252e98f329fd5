import { firstOf, isOwnGeneral, noHostiles, owns } from '../actions/conditions.ts';
import { cancelled, DONE, type Done, ignored } from '../actions/deed.ts';
import type { LineOf } from '../order.ts';
import { allows } from '../rules/calendar.ts';
import { getGeneral, livingNations } from '../rules/find.ts';
import type { GameTurn } from '../types.ts';
import { linesWith, step, tellDone } from './step.ts';

/** Step 18: generals go to the province of their winter, at any distance (UM-18.24); of two orders for one the later counts. */
export const winterDestinations = step({
  number: 18,
  name: 'Winter destinations',
  rule: 'UM-18.24',
  run: (turn) => {
    for (const { number } of livingNations(turn.state)) {
      const lines = linesWith(turn, number, 'WINTER');
      for (const [at, line] of lines.entries()) {
        const { general } = line.order.args;
        const isReplaced = lines.slice(at + 1).some((later) => later.order.args.general === general);
        tellDone(turn, line, isReplaced ? ignored() : travel(turn, line));
      }
    }
  },
});

/** He stays where an enemy holds him, or where the place he would go to is lost or contested (UM-18.25). */
const travel = (turn: GameTurn, { nation, order }: LineOf<'WINTER'>): Done => {
  const { setting, state, emit } = turn;
  const { general, province: to } = order.args;
  if (!allows(setting, state.turn, 'lastCampaign')) return cancelled({ code: 'not-this-turn', needs: 'lastCampaign' });
  const stranger = isOwnGeneral(turn, nation, general);
  if (stranger !== null) return cancelled(stranger);
  const { location: from } = getGeneral(state, general);
  const refusal = firstOf(
    noHostiles(turn, nation, from, ['land']),
    owns(turn, nation, to),
    noHostiles(turn, nation, to, ['land']),
    from === to ? { code: 'not-allowed', why: 'present place' } : null,
  );
  if (refusal !== null) return cancelled(refusal);
  emit({ kind: 'general-moved', rule: 'UM-18.24', general, from, to, why: 'winter' });
  return { ...DONE, place: to };
};
