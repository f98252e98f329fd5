import type { Command } from './command.ts';
import { caseCommand } from './commands/case.ts';
import { map } from './commands/map.ts';
import { newCommand } from './commands/new.ts';
import { odds } from './commands/odds.ts';
import { ordersCheck } from './commands/orders-check.ts';
import { ordersHelp } from './commands/orders-help.ts';
import { ordersShow } from './commands/orders-show.ts';
import { play } from './commands/play.ts';
import { report } from './commands/report.ts';
import { resolve } from './commands/resolve.ts';
import { scenarioCheck } from './commands/scenario-check.ts';
import { scenarioNew } from './commands/scenario-new.ts';
import { scenarioSchema } from './commands/scenario-schema.ts';
import { scenarioTry } from './commands/scenario-try.ts';
import { scenarios } from './commands/scenarios.ts';
import { sheets } from './commands/sheets.ts';
import { status } from './commands/status.ts';
import { turnfile } from './commands/turnfile.ts';
import { login } from './remote/commands/login.ts';
import { SERVER_COMMANDS } from './server/commands/index.ts';
import { verify } from './verify/command.ts';

/** All commands, in the order in which the help lists them. */
export const COMMANDS: readonly Command[] = [
  scenarios,
  scenarioNew,
  scenarioCheck,
  scenarioTry,
  scenarioSchema,
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
