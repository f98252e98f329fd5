import type { Command } from '../../command.ts';
import { adminUser } from './admin-user.ts';
import { backup } from './backup.ts';
import { book } from './book.ts';
import { restore } from './restore.ts';
import { serve } from './serve.ts';
import { worker } from './worker.ts';

/** The commands of whoever runs a server. */
export const SERVER_COMMANDS: readonly Command[] = [serve, worker, backup, restore, book, adminUser];
