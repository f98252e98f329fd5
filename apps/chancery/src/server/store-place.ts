import { join, resolve } from 'node:path';
import type { StoreOptions, StorePlace } from '@chancery/store';
import type { Settings } from './settings/schema.ts';

/** Where the settings put the database. */
export const placeOf = ({ data, database }: Pick<Settings, 'data' | 'database'>): StorePlace =>
  database.url === null ? { file: join(resolve(data), 'chancery.db') } : { url: database.url };

/** How the settings have a PostgreSQL server used. */
export const useOf = ({ database }: Pick<Settings, 'database'>): StoreOptions => {
  const { connections, connectTimeout, queryTimeout } = database;
  return { connections, connectTimeout, queryTimeout };
};
