import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface FakeMail {
  readonly uid: number;
  readonly raw: Buffer;
  readonly at: string;
  deleted?: boolean;
}

export interface FakeMailbox {
  readonly port: number;
  /** What lies in each folder; may be put into. */
  readonly folders: Map<string, FakeMail[]>;
  /** Every command, without its tag. */
  readonly commands: readonly string[];
  close(): Promise<void>;
}

/** As much of an IMAP server as looking into a mailbox needs (RFC 3501, MOVE), for one user with the password `secret`. */
export const fakeMailbox = async (
  mails: readonly Buffer[],
  trouble: 'none' | 'hangs up' = 'none',
): Promise<FakeMailbox> => {
  const at = '03-Mar-2026 18:02:14 +0000';
  const folders = new Map<string, FakeMail[]>([['INBOX', mails.map((raw, place) => ({ uid: place + 1, raw, at }))]]);
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.write('* OK [CAPABILITY IMAP4rev1 MOVE] ready\r\n');
    let selected: FakeMail[] = [];
    let buffer = '';
    socket.on('data', (chunk) => {
      buffer += chunk.toString('latin1');
      for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
        const [, tag = '', command = ''] = /^(\S+) (.*)$/s.exec(buffer.slice(0, end)) ?? [];
        buffer = buffer.slice(end + 2);
        commands.push(command);
        if (trouble === 'hangs up' && command.startsWith('UID MOVE')) {
          socket.destroy();
          return;
        }
        const folder = /^(?:SELECT|CREATE) "?([^"]+)"?/.exec(command)?.[1] ?? '';
        if (command.startsWith('SELECT')) selected = folders.get(folder) ?? [];
        if (command.startsWith('CREATE')) folders.set(folder, []);
        const refused = /^LOGIN/.test(command) && !/"?secret"?$/.test(command);
        for (const line of answers(command, folders, selected)) socket.write(line, 'latin1');
        socket.write(`${tag} ${refused ? 'NO [AUTHENTICATIONFAILED] no' : 'OK done'}\r\n`);
        if (command === 'LOGOUT') socket.end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    folders,
    commands,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};

/** The untagged lines of an answer. */
const answers = (command: string, folders: Map<string, FakeMail[]>, selected: FakeMail[]): readonly string[] => {
  const [verb = '', uid = ''] = command.replace(/^UID /, '').split(' ');
  switch (verb) {
    case 'CAPABILITY':
      return ['* CAPABILITY IMAP4rev1 MOVE\r\n'];
    case 'LIST':
      if (command.endsWith('""')) return ['* LIST (\\Noselect) "/" ""\r\n'];
      return [...folders.keys()].map((name) => `* LIST () "/" "${name}"\r\n`);
    case 'SELECT':
      return [
        `* FLAGS (\\Seen)\r\n`,
        `* ${selected.length} EXISTS\r\n`,
        '* OK [UIDVALIDITY 1]\r\n',
        '* OK [UIDNEXT 99]\r\n',
      ];
    case 'SEARCH':
      return [
        `* SEARCH${searched(command, selected)
          .map((mail) => ` ${mail.uid}`)
          .join('')}\r\n`,
      ];
    case 'STORE':
      for (const mail of [...selected]) if (uid.split(',').includes(String(mail.uid))) mail.deleted = true;
      return [];
    case 'EXPUNGE':
      for (const mail of selected.filter(({ deleted }) => deleted)) selected.splice(selected.indexOf(mail), 1);
      return [];
    case 'FETCH':
      return selected.filter((mail) => String(mail.uid) === uid).map((mail) => fetched(command, mail, selected));
    case 'MOVE': {
      const target = folders.get(/"?([^"\s]+)"?$/.exec(command)?.[1] ?? '') ?? [];
      target.push(
        ...selected.splice(
          selected.findIndex((mail) => String(mail.uid) === uid),
          1,
        ),
      );
      return ['* 1 EXPUNGE\r\n'];
    }
    default:
      return [];
  }
};

const searched = (command: string, selected: readonly FakeMail[]): readonly FakeMail[] => {
  const [, before] = /BEFORE "?([^"\s]+)"?/.exec(command) ?? [];
  return before === undefined ? selected : selected.filter(({ at }) => Date.parse(at) < Date.parse(before));
};

const fetched = (command: string, { uid, raw, at }: FakeMail, selected: readonly FakeMail[]): string => {
  const place = selected.findIndex((mail) => mail.uid === uid) + 1;
  const fields = [`UID ${uid}`, `RFC822.SIZE ${raw.length}`, `INTERNALDATE "${at}"`];
  const part = /BODY\.PEEK\[\](?:<0\.(\d+)>)?/.exec(command);
  if (part !== null) {
    const bytes = raw.subarray(0, Number(part[1] ?? raw.length)).toString('latin1');
    fields.push(`BODY[]${part[1] === undefined ? '' : '<0>'} {${bytes.length}}\r\n${bytes}`);
  }
  return `* ${place} FETCH (${fields.join(' ')})\r\n`;
};
