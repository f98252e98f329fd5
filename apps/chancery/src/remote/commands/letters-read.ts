import { LETTER, NEXT } from '@chancery/api';
import { z } from 'zod';
import { EXIT } from '../../exit-codes.ts';
import { readWhole } from '../../read-whole.ts';
import { instantText } from '../../show/instant.ts';
import { findCampaign } from '../find-campaign.ts';
import { findParty } from '../find-party.ts';
import { defineRemoteCommand } from '../remote-command.ts';
import { showLines } from '../show-lines.ts';
import { CAMPAIGN } from './shared.ts';

const LETTERS = z.object({ letters: z.array(LETTER), next: NEXT });

export const lettersRead = defineRemoteCommand({
  name: 'letters read',
  summary: 'Shows the letters of your seat, or of the masters, the newest first',
  args: [CAMPAIGN, { name: 'SEAT|master', optional: true }],
  options: {
    sent: { help: 'the letters that you wrote' },
    last: { value: 'N', help: 'how many, 1 to 100; by default 10' },
  },
  help: 'What is shown is not marked as read.',
  async run({ args: [words = '', who], options }, io, server) {
    const limit = readWhole('last', options.last, { from: 1, to: 100 }) ?? 10;
    const campaign = await findCampaign(server, words);
    const asked = {
      params: { campaign: campaign.id, party: findParty(campaign, who) },
      query: { limit, box: options.sent ? 'sent' : 'received' },
    };
    const { letters } = await server.ask('readLetters', asked, LETTERS);
    showLines(io, letters.length > 0 ? letters.flatMap(letterLines) : ['There are no letters.']);
    return EXIT.done;
  },
});

const letterLines = ({ id, from, to, subject, body, at, turn, readAt }: z.output<typeof LETTER>): readonly string[] => [
  '-'.repeat(78),
  `${subject === '' ? '(no subject)' : subject}${readAt === null ? ' *' : ''}`,
  `from ${from ?? 'somebody'} to ${to?.join(', ') ?? 'somebody'}, ${instantText(at)}, turn ${turn}, letter ${id}`,
  '',
  ...body.split('\n'),
  '',
];
