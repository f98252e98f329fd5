export * from './campaign.ts';
export * from './player.ts';
export * from './position.ts';
export * from './random-options.ts';
export * from './random-player.ts';
