import { z } from 'zod';
import type { Command } from '../command.ts';
import type { Io } from '../io.ts';
import { acts } from './commands/acts.ts';
import { campaigns } from './commands/campaigns.ts';
import { close } from './commands/close.ts';
import { dryRun } from './commands/dry-run.ts';
import { lettersRead } from './commands/letters-read.ts';
import { lettersWrite } from './commands/letters-write.ts';
import { map } from './commands/map.ts';
import { ordersCheck } from './commands/orders-check.ts';
import { ordersReceipts } from './commands/orders-receipts.ts';
import { ordersSend } from './commands/orders-send.ts';
import { ordersShow } from './commands/orders-show.ts';
import { ordersWithdraw } from './commands/orders-withdraw.ts';
import { ready } from './commands/ready.ts';
import { report } from './commands/report.ts';
import { rulings } from './commands/rulings.ts';
import { status } from './commands/status.ts';
import { turnfile } from './commands/turnfile.ts';
import { verify } from './commands/verify.ts';
import { openRemote } from './remote.ts';
import type { RemoteCommand } from './remote-command.ts';
import type { ServerPlace } from './server-place.ts';

/** All commands on a campaign of a server, in the order in which the help lists them. */
export const REMOTE_COMMANDS: readonly RemoteCommand[] = [
  campaigns,
  status,
  report,
  map,
  turnfile,
  verify,
  ordersCheck,
  ordersSend,
  ordersWithdraw,
  ordersShow,
  ordersReceipts,
  ready,
  lettersRead,
  lettersWrite,
  dryRun,
  acts,
  rulings,
  close,
];

/** The same on one server, to be run like any others. */
export const commandsOn = (place: ServerPlace, io: Io): readonly Command[] => {
  const server = openRemote(place, io);
  return REMOTE_COMMANDS.map((command) => ({ ...command, run: (call, io) => command.run(call, io, server) }));
};

const ACCOUNT = z.object({ name: z.string(), scopes: z.array(z.string()).nullable() });

/** Whose token it is, and what it is good for. */
export const whoAmI = async (
  place: ServerPlace,
  io: Io,
): Promise<{ readonly name: string; readonly scopes: readonly string[] }> => {
  const { name, scopes } = await openRemote(place, io).ask('showAccount', {}, ACCOUNT);
  return { name, scopes: scopes ?? ['everything'] };
};
