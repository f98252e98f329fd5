export * from './campaign.ts';
export * from './deep-freeze.ts';
export * from './player.ts';
export * from './position.ts';
export * from './random-options.ts';
export * from './random-player.ts';
export * from './ruleset-suite.ts';
export * from './shuffled.ts';
export type * from './suite/suite-plan.ts';
