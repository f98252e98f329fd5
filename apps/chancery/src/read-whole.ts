import { EXIT } from './exit-codes.ts';
import { Stop } from './stop.ts';

/** A whole number from the command line, or undefined when none was given. */
export const readWhole = (
  name: string,
  text: string | undefined,
  { from, to = Number.MAX_SAFE_INTEGER }: { readonly from: number; readonly to?: number },
): number | undefined => {
  if (text === undefined) return undefined;
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= from && value <= to) return value;
  const range = to === Number.MAX_SAFE_INTEGER ? `from ${from}` : `${from} to ${to}`;
  throw new Stop(EXIT.usage, `--${name} is a whole number ${range}, not ${text}`);
};
