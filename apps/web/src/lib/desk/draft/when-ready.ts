import type { Pulse } from '../server-seat.ts';

/** What follows when a ruler says that they need no more time: the turn itself, or no turn before others have said so too. */
export type WhenReady = 'turn' | 'others';

/** Null where the turn waits for its deadline, whoever is ready. */
export const whenReady = ({ settings, waitsFor, seats, status }: Pulse, own: string): WhenReady | null => {
  if (status !== 'running' || !settings.earlyWhenReady) return null;
  const others = seats.some(
    (line) => line.seat !== own && line.status === 'held' && line.control === 'ruler' && waitsFor.includes(line.seat),
  );
  return others ? 'others' : 'turn';
};
