/** Drawing the rest of a map takes as much script as all that is seen first: it comes by itself, and with it what moves it. */
export { drawRest } from '@chancery/maps';
export { Still } from './still.ts';
