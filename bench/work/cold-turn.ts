/**
 * A whole turn from files to files as a process that ends with it: `cold-turn.ts ROOT FROM TO`. Modules are loaded, setting,
 * state and orders read; everything is written that `wholeTurn` writes.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openHouse } from '../adapters/open-house.ts';
import { engineOf } from './field.ts';
import { wholeTurn } from './turn.ts';

const [root, from, to] = process.argv.slice(2) as [string, string, string];
const house = openHouse(root);
const [engine, reports] = await Promise.all([engineOf(house), house.reports()]);
const setting: unknown = JSON.parse(readFileSync(join(from, 'setting.json'), 'utf8'));
await wholeTurn(engine, reports, { from, to, setting });
