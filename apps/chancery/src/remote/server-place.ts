import type { OptionSpecs } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { SERVER_VARIABLE, TOKEN_VARIABLE } from '../remote-variables.ts';
import { Stop } from '../stop.ts';
import { keptToken } from './token-file.ts';

/** Options of every command, that say where it works. */
export const PLACE_OPTIONS = {
  server: {
    value: 'URL',
    help: `work on a campaign of this server; by default that of ${SERVER_VARIABLE}, or else on folders`,
  },
  token: { value: 'TOKEN', help: `your token there; better use ${TOKEN_VARIABLE} or chancery login` },
} as const satisfies OptionSpecs;

export interface GivenPlace {
  readonly server: string | undefined;
  readonly token: string | undefined;
  /** The command and what follows it. */
  readonly rest: readonly string[];
}

/** Takes out the options that say where the command works; they may stand before its name or behind it. */
export const readPlace = (argv: readonly string[]): GivenPlace => {
  const given: { [name: string]: string } = {};
  const rest: string[] = [];
  for (let at = 0; at < argv.length; at += 1) {
    const word = argv[at] as string;
    const [, name = '', , inline] = /^--(server|token)(=(.*))?$/.exec(word) ?? [];
    if (name === '') {
      rest.push(word);
      continue;
    }
    if (inline === undefined) at += 1;
    const value = inline ?? argv[at];
    if (value === undefined || value === '') throw new Stop(EXIT.usage, `--${name} needs a value`);
    given[name] = value;
  }
  return { server: given['server'], token: given['token'], rest };
};

/** A server, and who we are there. */
export interface ServerPlace {
  /** Without a slash at its end. */
  readonly url: string;
  /** Null for what everybody may know. */
  readonly token: string | null;
}

/** The server that is meant; null when none is, and folders on this machine are. */
export const serverPlace = (given: GivenPlace, io: Pick<Io, 'environment'>): ServerPlace | null => {
  const words = given.server ?? filled(io.environment[SERVER_VARIABLE]);
  if (words === undefined) {
    if (given.token !== undefined) throw new Stop(EXIT.usage, 'which server is the token for? Name it with --server');
    return null;
  }
  const url = readAddress(words);
  return { url, token: given.token ?? filled(io.environment[TOKEN_VARIABLE]) ?? keptToken(io, url) };
};

/** The address of a server. A token must not travel where others can read it. */
export const readAddress = (words: string): string => {
  if (!URL.canParse(words)) throw new Stop(EXIT.usage, `${words} is not an address: write https://chancery.example`);
  const { protocol, hostname, origin, pathname, username, search, hash } = new URL(words);
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new Stop(EXIT.usage, `${words} is not the address of a server`);
  if (protocol === 'http:' && !LOCAL.test(hostname)) {
    throw new Stop(EXIT.usage, `${words} would send your token unencrypted: write https://`);
  }
  if (`${username}${search}${hash}` !== '') throw new Stop(EXIT.usage, `${words} has more than an address in it`);
  return `${origin}${pathname}`.replace(/\/+$/, '');
};

const LOCAL = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

const filled = (value: string | undefined): string | undefined => (value === '' ? undefined : value);
