import { defineCommand } from '../../command.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { CONFIG, settingsFrom } from './settings-from.ts';

export const serve = defineCommand({
  name: 'serve',
  summary: 'Runs the server, with a worker inside',
  args: [],
  options: { config: CONFIG },
  help: `It runs until it is told to stop (SIGTERM or Ctrl+C): then it accepts nothing more, finishes the turn and the mail in
hand, and ends. Its log goes to standard output, one line of JSON for each entry. How to set it up and what to back
up: docs/running.md, docs/configuration.md, docs/backup.md.

  chancery serve
  CHANCERY_HTTP_PORT=9000 chancery serve --config /etc/chancery.yaml`,
  async run({ options, rulesets }, io) {
    const settings = settingsFrom(io, options.config);
    // Loaded here, because it is large and no other command needs it.
    const { drawClaimCode, startServer } = await import('../index.ts');
    return runUntilStopped(
      io,
      () => startServer(settings, { rulesets, now: io.now }),
      async ({ app }) => {
        const code = await drawClaimCode(app);
        if (code !== null) for (const line of claimLines(app.config.baseUrl, code)) io.complain(line);
      },
    );
  },
});

/** Not in the log, where it would stay. */
const claimLines = (address: string, code: string): readonly string[] => [
  'This server is new and has no administrator yet. Whoever claims it becomes the first, decides who may make an account',
  'and sees how the server and its mail are doing. Open this address in a browser to claim it:',
  `  ${address}/claim?code=${code}`,
  'It asks for a name and makes your account. Then you make a game there, and invite your friends with one link. The',
  'address works once, until the server starts again: while nobody has claimed it, each start prints a new one.',
];
