import { claimServerSetting, type Db, type JsonText, jsonText, parsed, serverSetting } from '@chancery/store';
import type { App } from './app.ts';

/** A key that the server draws for itself when it is first needed, and keeps: 64 hexadecimal digits. */
export const serverKey = async (db: Db, app: Pick<App, 'now' | 'random'>, name: `${string}-key`): Promise<string> => {
  const kept = await serverSetting(db, name);
  if (kept !== undefined) return parsed(kept.value as JsonText<string>);
  const key = app.random(32);
  const ours = await claimServerSetting(db, { name, value: jsonText(key), updatedAt: app.now(), updatedBy: null });
  return ours ? key : await serverKey(db, app, name);
};
