/** What of the map room is not there before something is asked of it: it comes by itself, when the session is complete. */
export { drawGround, drawTraces, drawWay, drawWhereabouts, paintsOf, tracedKinds } from '@chancery/maps';
export { default as Advice } from '../frame/Advice.svelte';
export { default as KnownOthers } from './KnownOthers.svelte';
export { default as PartNews } from './PartNews.svelte';
export { default as PartStepper } from './PartStepper.svelte';
export { default as PlacePanel } from './PlacePanel.svelte';
export { default as Pointed } from './Pointed.svelte';
export { layPrintSheet } from './print-sheet.ts';
