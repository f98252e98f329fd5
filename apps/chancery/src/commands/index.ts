import type { Command } from '../command.ts';
import { caseCommand } from './case.ts';
import { login } from './login.ts';
import { map } from './map.ts';
import { newCommand } from './new.ts';
import { odds } from './odds.ts';
import { ordersCheck } from './orders-check.ts';
import { ordersHelp } from './orders-help.ts';
import { ordersShow } from './orders-show.ts';
import { play } from './play.ts';
import { report } from './report.ts';
import { resolve } from './resolve.ts';
import { scenarios } from './scenarios.ts';
import { SERVER_COMMANDS } from './server/index.ts';
import { sheets } from './sheets.ts';
import { status } from './status.ts';
import { turnfile } from './turnfile.ts';
import { verify } from './verify.ts';

/** All commands, in the order in which the help lists them. */
export const COMMANDS: readonly Command[] = [
  scenarios,
  newCommand,
  status,
  ordersCheck,
  ordersShow,
  ordersHelp,
  resolve,
  report,
  map,
  turnfile,
  sheets,
  play,
  verify,
  odds,
  caseCommand,
  login,
  ...SERVER_COMMANDS,
];
