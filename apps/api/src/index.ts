export type { Accounts } from './accounts.ts';
export { createApi } from './create-api.ts';
export { ROUTES } from './routes.ts';
export type { ApiSettings } from './settings.ts';
