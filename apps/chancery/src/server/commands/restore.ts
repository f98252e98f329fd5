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
  summary: 'Puts a backup back onto an empty machine, and checks every campaign in it',
  args: [{ name: 'FILE' }],
  options: {
    config: CONFIG,
    moved: { help: 'the old server was stopped before the backup was made: everything goes on as it was' },
  },
  help: `Only where nothing is: a data directory without a database, or an empty PostgreSQL database. First the checksum is
compared, and at the end every campaign is run again from its record; a difference ends with 1.

Unless --moved is given, what was lost may be newer than the backup. Then clocks whose deadline has passed are held
until their master sets another, and mail that waited is not sent, for it may have left since. docs/backup.md`,
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
  const { app } = await openHouse(
    settings,
    { rulesets, now: io.now, log: quiet },
    settings.baseUrl ?? 'http://localhost',
  );
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
      return `${fault.file} is there already; a backup is restored only where nothing is`;
    case 'not-empty':
      return `the database is not empty (${fault.table}); a backup is restored only where nothing is`;
    case 'too-new':
      return `it was made by a newer release (schema ${fault.version}, this one knows ${fault.known})`;
  }
};
