import { resolve } from 'node:path';
import type { AnyRuleset } from '@chancery/core';
import { defineCommand } from '../../command.ts';
import { EXIT, type ExitCode } from '../../exit-codes.ts';
import { type Io, printLines } from '../../io.ts';
import { counted } from '../../show/counted.ts';
import { Stop } from '../../stop.ts';
import type { Checked } from '../backup/check-restored.ts';
import type { RestoreFault } from '../backup/restore.ts';
import type { Settings } from '../settings/schema.ts';
import { openingFault } from './opening-fault.ts';
import { CONFIG, settingsFrom } from './settings-from.ts';

export const restore = defineCommand({
  name: 'restore',
  summary: 'Restores a backup on an empty machine, and checks every campaign in it',
  args: [{ name: 'FILE' }],
  options: {
    config: CONFIG,
    moved: { help: 'the old server was stopped before the backup was made: everything goes on as before' },
  },
  help: `Restores only into a data directory without a database, or into an empty PostgreSQL database. The checksum is compared
first; at the end every campaign is run again from its record, and the command ends with 1 if anything differs.

Unless you give --moved, the old server may have gone on after the backup. So clocks whose deadline has passed are held
until their master sets a new one, and waiting mail is not sent, since it may have left already. docs/backup.md`,
  async run({ args: [name = ''], options, rulesets }, io) {
    const settings = settingsFrom(io, options.config);
    const file = resolve(io.cwd, name);
    const { restore: putBack } = await import('../backup/restore.ts');
    const restored = await putBack(settings, file).catch(openingFault);
    if (!restored.ok) throw new Stop(EXIT.unreadable, faultText(restored.error, file));
    const { head, rows } = restored.value;
    printLines(io, [`Restored ${counted(rows, 'row')} from ${head.at} (Chancery ${head.engine}, ${head.from}).`]);
    return finish(settings, options.moved, rulesets, io);
  },
});

const finish = async (
  settings: Settings,
  moved: boolean,
  rulesets: readonly AnyRuleset[],
  io: Io,
): Promise<ExitCode> => {
  const { openHouse } = await import('../open-house.ts');
  const { checkCampaigns } = await import('../backup/check-restored.ts');
  const { settleRestored } = await import('../index.ts');
  const quiet = { info: () => undefined, warn: io.complain, error: io.complain };
  const base = settings.baseUrl ?? 'http://localhost';
  const { app } = await openHouse(settings, { rulesets, now: io.now, log: quiet }, base).catch(openingFault);
  try {
    if (!moved) {
      const { held, dropped } = await settleRestored(app);
      if (held.length > 0) printLines(io, [`${counted(held.length, 'clock')} held: their deadlines have passed.`]);
      if (dropped > 0) printLines(io, [`${counted(dropped, 'mail')} not sent: they may have left since.`]);
    }
    let faults = 0;
    for await (const checked of checkCampaigns(app)) {
      const { id, title, turns } = checked;
      faults += checked.faults.length;
      printLines(io, [`${id}  ${title}: ${counted(turns, 'turn')}, ${stateText(checked)}`]);
    }
    return faults === 0 ? EXIT.done : EXIT.faults;
  } finally {
    await app.store.close();
  }
};

const stateText = ({ faults, olderFrom }: Checked): string => {
  if (faults.length > 0) return `not as recorded: turn ${faults.join(', ')}`;
  return olderFrom === null ? 'verified' : `by older rules from turn ${olderFrom}, which only their release can verify`;
};

const faultText = (fault: RestoreFault, file: string): string => {
  switch (fault.code) {
    case 'bad-archive':
      return `${file} cannot be restored: ${fault.why}`;
    case 'file-exists':
      return `${fault.file} already exists; a backup is restored only on an empty machine`;
    case 'not-empty':
      return `the database is not empty (${fault.table}); a backup is restored only into an empty one`;
    case 'too-new':
      return `it was made by a newer release (schema ${fault.version}, this one knows ${fault.known})`;
  }
};
