import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { getAuthTables } from 'better-auth/db';
import { magicLink, twoFactor } from 'better-auth/plugins';
import { expect, test } from 'vitest';
import { authDatabase, findUserByEmail, type Store } from '../src/index.ts';
import { onEachDatabase, suiteStore } from './databases.ts';

const PASSWORD = 'a long way to Calais';

/** The table of @better-auth/passkey 1.7.6, in its own words. */
const passkey = {
  id: 'passkey',
  schema: {
    passkey: {
      fields: {
        name: { type: 'string', required: false },
        publicKey: { type: 'string', required: true },
        userId: { type: 'string', references: { model: 'user', field: 'id' }, required: true, index: true },
        credentialID: { type: 'string', required: true, index: true },
        counter: { type: 'number', required: true },
        deviceType: { type: 'string', required: true },
        backedUp: { type: 'boolean', required: true },
        transports: { type: 'string', required: false },
        createdAt: { type: 'date', required: false },
        aaguid: { type: 'string', required: false },
      },
    },
  },
} as const;

const accounts = (store: Store, sent: string[] = [], databaseHooks: BetterAuthOptions['databaseHooks'] = {}) => {
  const options = {
    database: authDatabase(store),
    databaseHooks,
    secret: 'a secret of at least thirty-two letters',
    baseURL: 'http://localhost',
    telemetry: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: { enabled: true },
    rateLimit: { enabled: false },
    advanced: { database: { validateSchema: false } },
    plugins: [
      twoFactor(),
      magicLink({
        sendMagicLink: async ({ token }) => {
          sent.push(token);
        },
      }),
      passkey,
    ],
  } satisfies BetterAuthOptions;
  return { auth: betterAuth(options), options };
};

/** The cookies of an answer, as a browser would send them back. */
const cookiesOf = (headers: Headers): Headers => {
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return new Headers({ cookie: cookies.join('; ') });
};

const underscored = (name: string): string =>
  name.replace(/ID$/, 'Id').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

onEachDatabase('better-auth', (database) => {
  const store = suiteStore(database);

  const signUp = async (name: string, sent: string[] = []) => {
    const { auth } = accounts(store(), sent);
    const email = `${name}@example.org`;
    const { headers } = await auth.api.signUpEmail({ body: { name, email, password: PASSWORD }, returnHeaders: true });
    return { auth, email, headers: cookiesOf(headers) };
  };

  test('finds every column it wants, and no more stands in its tables', async () => {
    const present = await store().db.withoutPlugins().introspection.getTables();
    const wanted = Object.values(getAuthTables(accounts(store()).options));
    expect(wanted.length).toBeGreaterThanOrEqual(6);
    for (const { modelName, fields } of wanted) {
      const table = present.find(({ name }) => name === underscored(modelName));
      const columns = Object.entries(fields).map(([key, field]) => underscored(field.fieldName ?? key));
      expect(table?.columns.map(({ name }) => name).sort(), modelName).toEqual(['id', ...columns].sort());
      for (const [key, { fieldName, required }] of Object.entries(fields)) {
        const column = table?.columns.find(({ name }) => name === underscored(fieldName ?? key));
        expect(column?.isNullable, `${modelName}.${key}`).toBe(required === false);
      }
    }
  });

  test('signs up, in and out', async () => {
    const { auth, email, headers } = await signUp('maud');
    const user = await findUserByEmail(store().db, email);
    expect(user).toMatchObject({ name: 'maud', emailVerified: 0 });
    expect(user?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const session = await auth.api.getSession({ headers });
    expect(session?.user).toMatchObject({ id: user?.id, emailVerified: false });
    expect(session?.session.expiresAt).toBeInstanceOf(Date);
    await expect(auth.api.signInEmail({ body: { email, password: 'wrong password' } })).rejects.toThrow();
    const again = await auth.api.signInEmail({ body: { email, password: PASSWORD }, returnHeaders: true });
    expect(await auth.api.listSessions({ headers: cookiesOf(again.headers) })).toHaveLength(2);
    await auth.api.revokeSessions({ headers });
    expect(await auth.api.getSession({ headers })).toBeNull();
  });

  test('an account is made whole or not at all', async () => {
    const fault = async (): Promise<never> => {
      throw new Error('power cut');
    };
    const { auth } = accounts(store(), [], { account: { create: { before: fault } } });
    const body = { name: 'half', email: 'half@example.org', password: PASSWORD };
    await expect(auth.api.signUpEmail({ body })).rejects.toThrow();
    expect(await findUserByEmail(store().db, body.email)).toBeUndefined();
    await signUp('half');
    expect(await findUserByEmail(store().db, body.email)).toMatchObject({ name: 'half' });
  });

  test('an address has one account', async () => {
    const { auth, email } = await signUp('twice');
    await expect(auth.api.signUpEmail({ body: { name: 'x', email, password: PASSWORD } })).rejects.toThrow();
    const rows = await store().db.selectFrom('user').select('name').where('email', '=', email).execute();
    expect(rows).toEqual([{ name: 'twice' }]);
  });

  test('a magic link is good once', async () => {
    const sent: string[] = [];
    const { auth, email, headers } = await signUp('link', sent);
    await auth.api.signInMagicLink({ body: { email }, headers });
    const verify = () => auth.api.magicLinkVerify({ query: { token: sent[0] as string }, headers: new Headers() });
    expect((await verify()).user.email).toBe(email);
    await expect(verify()).rejects.toThrow();
  });

  test('two-factor is switched on', async () => {
    const { auth, email, headers } = await signUp('factor');
    const enabled = await auth.api.enableTwoFactor({ body: { password: PASSWORD }, headers });
    expect(enabled).toMatchObject({ totpURI: expect.stringMatching(/^otpauth:/) });
    const user = await findUserByEmail(store().db, email);
    const rows = await store().db.selectFrom('twoFactor').selectAll().where('userId', '=', user!.id).execute();
    expect(rows).toMatchObject([{ verified: 0 }]);
  });

  test('a passkey is kept and found by its credential', async () => {
    const { auth, email } = await signUp('key');
    const userId = (await findUserByEmail(store().db, email))!.id;
    const { adapter } = await auth.$context;
    const data = {
      userId,
      name: 'phone',
      publicKey: 'pk',
      credentialID: 'cred-1',
      counter: 0,
      deviceType: 'multiDevice',
      backedUp: true,
      transports: 'internal',
      createdAt: new Date(0),
      aaguid: null,
    };
    await adapter.create({ model: 'passkey', data });
    const where = [{ field: 'credentialID', value: 'cred-1' }];
    expect(await adapter.findOne({ model: 'passkey', where })).toMatchObject(data);
    await adapter.update({ model: 'passkey', where, update: { counter: 5 } });
    const stored = await store().db.selectFrom('passkey').selectAll().where('credentialId', '=', 'cred-1').execute();
    expect(stored).toMatchObject([{ counter: 5, backedUp: 1, createdAt: '1970-01-01T00:00:00.000Z' }]);
  });
});
