import { join } from 'node:path';
import { type OpenApi, openApiDocument } from '@chancery/api';
import { RULESETS } from '@chancery/registry';
import openapiTS, { astToString } from 'openapi-typescript';

/** Where the types of the client lie. */
export const TYPES_FILE = join(import.meta.dirname, '../../packages/client/src/generated/api.ts');

const HEAD = '// Written by `npm run client` from the OpenAPI document. Do not edit.\n\n';

/** The API as types: of the document without what no type tells. */
export const clientTypes = async (): Promise<string> => {
  const document = openApiDocument({ baseUrl: '', version: '', rulesets: RULESETS, examples: {} });
  return `${HEAD}${astToString(await openapiTS(inShort(document) as never, { alphabetize: true }))}`;
};

/** Without heads, and the refusals that all are problems: a quarter of the size, and what a program looks at. */
const inShort = (document: OpenApi): unknown =>
  JSON.parse(JSON.stringify(document), (name, value) => {
    if (name === 'headers') return undefined;
    return name === 'responses'
      ? Object.fromEntries(Object.entries(value).filter(([status]) => !REFUSED.test(status)))
      : value;
  });

const REFUSED = /^(?:Refused)?(?:304|4\d\d)$/;
