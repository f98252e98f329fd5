import { CamelCasePlugin } from 'kysely';

/** Names are in camel case in the code and with underscores in the database. What JSON holds stays as it is. */
export const HOUSE_NAMES = new CamelCasePlugin({ maintainNestedObjectKeys: true });
