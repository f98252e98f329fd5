import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createServer as createTlsServer, type TlsOptions } from 'node:tls';

/** What a server answers to each command; `hang up` closes the connection, `say nothing` leaves the client waiting. */
export type Script = { readonly [command in Command]?: string | 'hang up' | 'say nothing' };

type Command = 'greeting' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'end of data';

export interface FakeServer {
  readonly port: number;
  /** What it took, each mail whole. */
  readonly mails: readonly string[];
  readonly connections: () => number;
  close(): Promise<void>;
}

const ANSWERS: { readonly [command in Command]: string } = {
  greeting: '220 ready',
  EHLO: '250 hello',
  AUTH: '235 welcome',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  'end of data': '250 taken',
};

/** A mail server that does just what its script says: there is no other way to break a connection at a given moment. */
export const fakeServer = async (script: Script = {}, tls: TlsOptions | null = null): Promise<FakeServer> => {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const serve = (socket: Socket): void => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    const answer = (command: Command): void => {
      const line = script[command] ?? ANSWERS[command];
      if (line === 'hang up') socket.destroy();
      else if (line !== 'say nothing') socket.write(`${line}\r\n`);
    };
    let buffer = '';
    let inData = false;
    answer('greeting');
    socket.on('data', (chunk) => {
      buffer += chunk.toString('latin1');
      for (;;) {
        const end = buffer.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const text = buffer.slice(0, end);
        buffer = buffer.slice(end + (inData ? 5 : 2));
        if (inData) {
          mails.push(text);
          inData = false;
          answer('end of data');
        } else {
          const verb = text.slice(0, 4).toUpperCase();
          if (verb === 'QUIT') socket.end('221 bye\r\n');
          else if (verb === 'RSET') socket.write('250 ok\r\n');
          else answer((verb === 'HELO' ? 'EHLO' : verb) as Command);
          inData = verb === 'DATA' && (script.DATA ?? '354').startsWith('354');
        }
      }
    });
  };
  const server = tls === null ? createServer(serve) : createTlsServer(tls, serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    mails,
    connections: () => connections,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
