#!/usr/bin/env node
/** `chancery`, started by any Node from 20: sets up what is missing and goes on with Node 24. */
import { fileURLToPath } from 'node:url';
import { start } from '../../../scripts/ready.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const args = process.argv.slice(2);
/**
 * What runs all day and mostly waits has less room for what is young (40 MB less in all), and clears up before it has grown by
 * half (50 MB less after 30 turns of Europe, which take a twentieth longer to close). Whatever else starts a server says the same.
 */
const SERVER_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=50'];
const flags = ['serve', 'worker'].includes(args[0] ?? '') ? SERVER_FLAGS : [];
start(root, ['run', ...flags, 'apps/chancery/src/main.ts', ...args]);
