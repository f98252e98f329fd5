/** What follows from actions, one procedure for every cause. Actions emit the fact; whoever resolves them calls `settle`. */
export { changeOwner } from './change-owner.ts';
export { declareWarFollows } from './declare-war.ts';
export { disband } from './disband.ts';
export { armNegotiationClocks, concludeNegotiations, stopNegotiationClock } from './negotiation-clock.ts';
export { endWar, makeTruce, whitePeace } from './peace.ts';
export { changePrestige } from './prestige.ts';
export { settle } from './settle.ts';
export { absorb } from './subjugate.ts';
