import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const PORTS = { CHANCERY_HTTP_PORT: '18433', CHANCERY_STATUS_PORT: '18434' };
/** In milliseconds: to start and be ready on a machine that is busy. */
const PATIENCE = 300_000;

/** Whether what the image runs by itself, as its user, is ready in time. */
export const answers = async (container: string, command: readonly string[]): Promise<boolean> => {
  const settings = Object.entries(PORTS).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const server = spawn('buildah', ['run', '--user', 'node', ...settings, container, '--', ...command], {
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const until = Date.now() + PATIENCE;
  try {
    while (Date.now() < until && server.exitCode === null) {
      const answer = await fetch(`http://127.0.0.1:${PORTS.CHANCERY_STATUS_PORT}/readyz`).catch(() => null);
      if (answer?.ok) return true;
      await sleep(200);
    }
    return false;
  } finally {
    if (server.pid !== undefined && server.exitCode === null) {
      process.kill(-server.pid, 'SIGTERM');
      await once(server, 'exit');
    }
  }
};
