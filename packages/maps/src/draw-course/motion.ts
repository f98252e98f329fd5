/** Seconds that a turn is shown, and the beginning and the end. */
const TURN = 0.9;
const BEGINNING = 1.6;
const END = 4;
/** How long it takes a land to change its colour. */
const CHANGE = 0.5;

const BASE =
  '.sign{font-family:"Palatino Linotype",Palatino,Georgia,serif;paint-order:stroke;stroke-linejoin:round;opacity:0}';

/**
 * The style that lets the turns of a course appear one after another, for ever. Each layer of lands stays once it is there,
 * so that the last of them is the whole map; each sign goes when the next comes.
 */
export const motionOf = (steps: number, still: boolean): string => {
  const last = `#sign-${steps - 1}{opacity:1}`;
  if (still || steps < 2) return BASE + last;
  const whole = BEGINNING + (steps - 1) * TURN + END;
  const percent = (seconds: number): string => `${Math.round((10_000 * seconds) / whole) / 100}%`;
  const beginOf = (step: number): number => (step === 0 ? 0 : BEGINNING + (step - 1) * TURN);
  const moving = Array.from({ length: steps }, (_, step) => {
    const from = percent(beginOf(step));
    const until = step === steps - 1 ? '100%' : percent(beginOf(step + 1));
    const lands = `@keyframes lands-${step}{0%,${from}{opacity:0}${percent(beginOf(step) + CHANGE)},100%{opacity:1}}`;
    const sign = `@keyframes sign-${step}{0%{opacity:${step === 0 ? 1 : 0}}${from}{opacity:1}${until}{opacity:0}}`;
    return step === 0
      ? `${sign}#sign-0{animation-name:sign-0}`
      : `${lands}${sign}#turn-${step}{animation-name:lands-${step}}#sign-${step}{animation-name:sign-${step}}`;
  });
  return (
    `${BASE}@media (prefers-reduced-motion:reduce){${last}}` +
    `@media (prefers-reduced-motion:no-preference){g[id],.sign{animation:${whole}s linear infinite}` +
    `.sign{animation-timing-function:step-end}${moving.join('')}}`
  );
};
