import type { PracticeTurn } from '@chancery/core';
import type { ListedTurn } from '#lib/desk/game/history-steps.ts';
import type { StandingsAfter } from '#lib/desk/game/standings.ts';

type Kept = Pick<PracticeTurn, 'turn' | 'label' | 'clock' | 'heading' | 'standings'>;

/** The turns as a server lists them: in live play the last post of each own move, by what the rules call it. */
export const listOf = (kept: readonly Kept[]): readonly ListedTurn[] =>
  endsOf(kept).map(({ turn, label }) => ({ turn, label: label ?? null }));

/** The tables after those turns. */
export const standingsOf = (kept: readonly Kept[]): readonly StandingsAfter[] =>
  endsOf(kept).map(({ turn, label, heading, standings }) => ({
    turn,
    heading: label ?? heading,
    label: label ?? null,
    at: 0,
    standings,
  }));

const endsOf = (kept: readonly Kept[]): readonly Kept[] =>
  kept.filter(({ clock }, place) => clock === undefined || kept[place + 1]?.clock !== clock);
