import { CamelCasePlugin, type UnknownRow } from 'kysely';

/** Names are in camel case in the code and with underscores in the database. What JSON holds stays as it is. */
export const HOUSE_NAMES = new (class extends CamelCasePlugin {
  protected override mapRow(row: UnknownRow): UnknownRow {
    const named: UnknownRow = {};
    for (const column of Object.keys(row)) named[this.camelCase(column)] = row[column];
    return named;
  }
})();
