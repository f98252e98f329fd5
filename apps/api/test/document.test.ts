import { RULESETS } from '@chancery/registry';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { ROUTES } from '../src/index.ts';
import { openApiDocument } from '../src/openapi/document.ts';
import { readExamples } from '../src/openapi/examples.ts';

/** As a server hands it out. */
const DOCUMENT = openApiDocument({ baseUrl: 'https://chancery.example', version: '0.1.0', rulesets: RULESETS });
const TEXT = JSON.stringify(DOCUMENT);

/** All objects in the document, each with its place. */
const parts = (value: unknown, place = '#'): readonly (readonly [string, { readonly [field: string]: unknown }])[] => {
  if (Array.isArray(value)) return value.flatMap((each, i) => parts(each, `${place}/${i}`));
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).filter(([name]) => name !== 'example' && name !== 'examples');
  return [[place, value as never], ...below.flatMap(([name, each]) => parts(each, `${place}/${name}`))];
};

test('a linter of others finds no error in the document', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: TEXT, config });
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});

test('each operation has an example, and each example is as its schema says', () => {
  const examples = readExamples();
  expect(Object.keys(examples).sort()).toEqual(ROUTES.map(({ name }) => name).sort());
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema(DOCUMENT, 'openapi');
  const faults: unknown[] = [];
  for (const [place, part] of parts(DOCUMENT)) {
    if (part['example'] === undefined || part['schema'] === undefined || !place.includes('/content/')) continue;
    const pointer = place
      .replace(
        /\/paths\/(.*)\/(get|post|put|patch|delete)\//,
        (_, path: string, method: string) => `/paths/${path.replaceAll('/', '~1')}/${method}/`,
      )
      .replace(/\/content\/(\w+)\/(.*)$/, '/content/$1~1$2');
    const validate = ajv.compile({ $ref: `openapi${encodeURI(`${pointer}/schema`)}` });
    if (!validate(part['example'])) faults.push([place, ajv.errorsText(validate.errors)]);
  }
  expect(faults).toEqual([]);
});

test('an answer may have further fields, what is made says where, and every refusal is told', () => {
  const answers = parts(DOCUMENT.paths).filter(([place]) => /\/responses\/\d+\/content\//.test(place));
  expect(answers.filter(([, part]) => part['additionalProperties'] === false)).toEqual([]);
  for (const { path, method, status, name } of ROUTES) {
    const responses = DOCUMENT.paths[path]?.[method]?.responses as {
      readonly [status: string]: { readonly headers: object };
    };
    expect([name, 'Location' in (responses[status]?.headers ?? {})]).toEqual([name, status === 201]);
    expect([name, Object.keys(responses)]).toEqual([name, expect.arrayContaining(['401', '429', 'default'])]);
  }
});

test('every whole number has its bounds', () => {
  const unbound = parts(DOCUMENT.paths).filter(
    ([, { type, minimum, maximum }]) => type === 'integer' && (minimum === undefined || maximum === undefined),
  );
  expect(unbound.map(([place]) => place)).toEqual([]);
});

test('orders, choices and turn files are told for each ruleset', () => {
  const schemas = DOCUMENT.components.schemas as { readonly [id: string]: { readonly [field: string]: unknown } };
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining([
      'HeptarchyOrder',
      'DomainsChoices',
      'UmpireTurnFile',
      'World1483Order',
      'MedievalDiplomacyAct',
    ]),
  );
  expect(schemas['TurnFile']?.['oneOf']).toHaveLength(RULESETS.length);
  expect(schemas['MedievalDiplomacyChoices']?.['properties']).toMatchObject({ MARCH: expect.any(Object) });
});
