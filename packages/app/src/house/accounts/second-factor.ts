import { twoFactor } from 'better-auth/plugins/two-factor';

/**
 * Codes of an authenticator, and ten to keep in a drawer. better-auth asks for one after a password alone; here whoever
 * comes by a link in a mail is asked too. A passkey is two factors by itself.
 */
export const secondFactor = (): ReturnType<typeof twoFactor> => {
  const plugin = twoFactor({
    issuer: 'Chancery',
    allowPasswordless: true,
    backupCodeOptions: { storeBackupCodes: 'encrypted' },
  });
  for (const challenge of plugin.hooks.after) {
    const { matcher } = challenge;
    challenge.matcher = (context) => matcher(context) || context.path === '/magic-link/verify';
  }
  return plugin;
};
