/** `2 March 2026 at 12:00 UTC`: an instant in milliseconds UTC. */
export const instantText = (instant: number): string => `${DATE.format(instant)} UTC`;

/** The same, and how long it is until then. */
export const dueText = (instant: number, now: number): string => `${instantText(instant)}, ${untilText(instant - now)}`;

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

const untilText = (milliseconds: number): string => {
  const [unit, length] = UNITS.find(([, each]) => Math.abs(milliseconds) >= each) ?? UNITS[2];
  return RELATIVE.format(Math.trunc(milliseconds / length), unit);
};

const RELATIVE = new Intl.RelativeTimeFormat('en-GB');
