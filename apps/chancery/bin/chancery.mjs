#!/usr/bin/env node
/** `chancery`, started by any Node from 18: sets up what is missing and goes on with Node 24. */
import { fileURLToPath } from 'node:url';
import { start } from '../../../scripts/ready.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
start(root, ['run', 'apps/chancery/src/main.ts', ...process.argv.slice(2)]);
