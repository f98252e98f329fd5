import { defineCommand } from '../../command.ts';
import { EXIT } from '../../exit-codes.ts';
import { printLines } from '../../io.ts';
import { Stop } from '../../stop.ts';
import { readAddress } from '../server-place.ts';
import { keepToken } from '../token-file.ts';

export const login = defineCommand({
  name: 'login',
  summary: 'Keeps your token of a server, in a file that only you can read',
  args: [{ name: 'URL' }],
  options: {},
  help: `Make the token on your account page of the server, with the rights it should have. It is read from standard input,
tried, and kept in ~/.config/chancery/tokens.json, or in the file that CHANCERY_TOKENS names.

  chancery login https://chancery.example`,
  async run({ args: [words = ''] }, io) {
    const url = readAddress(words);
    if (io.terminal !== null) io.complain('Your token, then Enter and Ctrl-D:');
    const token = (await io.readStandardInput()).trim();
    if (token === '') throw new Stop(EXIT.usage, 'there was no token on standard input');
    // Loaded here, because it is large and folders need nothing of it.
    const { whoAmI } = await import('../index.ts');
    const { name, scopes } = await whoAmI({ url, token }, io);
    const path = await keepToken(io, url, token);
    printLines(io, [`You are ${name} at ${url}, and may: ${scopes.join(', ')}`, `  kept in ${path}`]);
    return EXIT.done;
  },
});
