import { defineCommand } from '../../command.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { CONFIG, settingsFrom } from './settings-from.ts';

export const worker = defineCommand({
  name: 'worker',
  summary: 'Runs a worker beside the server: it closes windows and sends mail',
  args: [],
  options: { config: CONFIG },
  help: `Any number of workers can share one PostgreSQL database, with the settings of the server: each turn is run once and
each mail is sent once, by whichever worker comes first. A worker stops like the server.`,
  async run({ options, rulesets }, io) {
    const settings = settingsFrom(io, options.config);
    const { startWorker } = await import('../index.ts');
    return runUntilStopped(io, () => startWorker(settings, { rulesets, now: io.now }));
  },
});
