import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { ROUTES } from '../src/index.ts';
import { FAULT_TITLES } from '../src/problem/faults.ts';
import { referencePage } from '../src/reference/page.ts';
import { checkAnswer, DOCUMENT } from './sample/contract.ts';

const everything = JSON.stringify(DOCUMENT);

test('the document is OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(everything));
  expect([valid, errors]).toEqual([true, undefined]);
});

test('the document tells every route, with what it takes and what it answers', () => {
  for (const route of ROUTES) {
    const operation = DOCUMENT.paths[route.path]?.[route.method];
    expect(operation?.operationId).toBe(route.name);
    expect(Object.keys(operation?.responses ?? {})).toContain(String(route.status));
    const parameters = (operation?.['parameters'] ?? []) as readonly { readonly in?: string; readonly name?: string }[];
    const inPath = parameters.filter((each) => each.in === 'path');
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(route.path.match(/\{\w+\}/g) ?? []);
  }
});

test('every reference in the document leads somewhere', () => {
  const known = DOCUMENT.components as unknown as { readonly [part: string]: object };
  for (const [, part = '', name = ''] of everything.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
    expect(Object.keys(known[part] ?? {})).toContain(name);
  }
  expect(everything).not.toContain('$defs');
});

test('an answer with a field that the document does not know is caught', () => {
  const answer = (body: object) => ({
    status: 200,
    headers: new Headers({ 'content-type': 'application/json' }),
    text: 'x',
    body,
  });
  expect(() => checkAnswer('GET', '/api/v1/campaigns', answer({ campaigns: [], next: null }))).not.toThrow();
  expect(() => checkAnswer('GET', '/api/v1/campaigns', answer({ campaigns: [], next: null, secret: 1 }))).toThrow(
    'additional properties',
  );
  expect(() => checkAnswer('GET', '/api/v1/campaigns', answer({ campaigns: [{}], next: null }))).toThrow('required');
});

test('the reference page tells every operation and every problem, and needs nothing from elsewhere', () => {
  const page = referencePage(DOCUMENT, '/');
  for (const { name } of ROUTES) expect(page).toContain(`id="${name}"`);
  for (const code of Object.keys(FAULT_TITLES)) expect(page).toContain(`id="problem-${code}"`);
  expect(page).not.toMatch(/<script|<link|<img|@import|url\(/);
  for (const [, anchor = ''] of page.matchAll(/href="#([^"]+)"/g)) expect(page).toContain(`id="${anchor}"`);
});

test('everything that has a name in the document says what it is', () => {
  for (const [id, schema] of Object.entries(DOCUMENT.components.schemas)) {
    expect([id, (schema as { description?: string }).description]).toEqual([id, expect.stringMatching(/\w{3}/)]);
  }
});
