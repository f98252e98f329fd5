import type { JsonSchema } from '@chancery/core';
import { LONG_TEXT, row, TEXT } from '@chancery/kit';

/** The longest table, in letters: four hundred places with long notes fit. */
const MOST_LETTERS = 120_000;

const table = (description: string): JsonSchema => ({ type: 'string', maxLength: MOST_LETTERS, description });

/** The shape of a scenario file (W83-21.1, 21.2). */
export const SCENARIO_SCHEMA: JsonSchema = row({
  id: TEXT,
  title: TEXT,
  description: LONG_TEXT,
  territories: table(
    'Comma-separated, land rows first: id,name,kind,lat,lon,value,city,fort,owner,special,straits_to,notes',
  ),
  nations: table(
    'Comma-separated: nation,phase,kind,capital,starting_resources,sea_trade,land_trade,order,infantry,cavalry,knights,artillery,generals,ships_of_the_line,frigates,merchantmen,ports,placement,notes',
  ),
  neighbours: table('Comma-separated: id,land,coasts,sea; the ids in a cell are parted by semicolons'),
  looks: table('Comma-separated: nation,arms,tone,description; arms in quotation marks'),
});
