/**
 * Writes the types of `packages/client` anew from the OpenAPI document, and before it what the document tells of the rules:
 *
 *   npm run client
 *   npm run client -- pack FOLDER     packs the client as it is published, into a folder
 */
import { writeFileSync } from 'node:fs';
import { packClient } from './client/pack.ts';
import { RULES_FILE, rulesTypes } from './client/rules-types.ts';
import { clientTypes, TYPES_FILE } from './client/types.ts';

const [verb, folder] = process.argv.slice(2);
if (verb === 'pack' && folder !== undefined) console.log(packClient(folder));
else {
  writeFileSync(RULES_FILE, rulesTypes());
  writeFileSync(TYPES_FILE, await clientTypes());
  console.log(TYPES_FILE);
}
