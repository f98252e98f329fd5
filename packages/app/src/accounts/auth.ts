import { authDatabase } from '@chancery/store';
import { betterAuth } from 'better-auth';
import type { App } from '../app.ts';
import { CLIENT_ADDRESS } from './client-address.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import type { AccountSettings } from './settings.ts';

export type Auth = ReturnType<typeof authOf>;

/** better-auth, as this house uses it. */
export const authOf = (app: App, { secret }: AccountSettings) =>
  betterAuth({
    appName: 'Chancery',
    baseURL: app.config.baseUrl,
    basePath: '/api/auth',
    secret,
    database: authDatabase(app.store),
    telemetry: { enabled: false },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: 12,
      maxPasswordLength: 128,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    advanced: {
      database: { validateSchema: false },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS] },
    },
  });
