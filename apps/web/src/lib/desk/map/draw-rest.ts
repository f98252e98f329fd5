/** Drawing the rest of a map takes as much script as all that is seen first: it comes by itself. */
export { drawRest } from '@chancery/maps';
