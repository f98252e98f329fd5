export { drawClaimCode, settleRestored } from '@chancery/app';
export type { DemoPlan } from './demo/demo-campaign.ts';
export { type Demo, startDemo } from './demo/start-demo.ts';
export type { HouseParts } from './open-house.ts';
export { type Environment, readSettings } from './settings/read-settings.ts';
export { SETTINGS, type Settings } from './settings/schema.ts';
export { settingsPage } from './settings/settings-page.ts';
export { type Server, startServer } from './start-server.ts';
export { type Running, startWorker } from './start-worker.ts';
