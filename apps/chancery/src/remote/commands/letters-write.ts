import { z } from 'zod';
import { EXIT } from '../../exit-codes.ts';
import { Stop } from '../../stop.ts';
import { findCampaign } from '../find-campaign.ts';
import { findParties, findParty } from '../find-party.ts';
import { orderSource } from '../order-source.ts';
import { defineRemoteCommand } from '../remote-command.ts';
import { showLines } from '../show-lines.ts';
import { CAMPAIGN } from './shared.ts';

const WRITTEN = z.object({ id: z.string() });

export const lettersWrite = defineRemoteCommand({
  name: 'letters write',
  summary: 'Sends a letter from your seat, or from the masters',
  args: [CAMPAIGN, { name: 'FILE' }],
  options: {
    to: { value: 'SEATS', help: 'seats separated by commas, master or all; not needed in an answer' },
    subject: { value: 'TEXT', help: 'the subject of the letter' },
    answers: { value: 'LETTER', help: 'the id of the letter that it answers' },
    from: { value: 'SEAT|master', help: 'the seat that writes; not needed if you rule only one' },
  },
  help: `The file holds the text of the letter; - is standard input.

  chancery letters write "Spring War" offer.txt --to Fra,Sco --subject "The islands"`,
  async run({ args: [words = '', what = ''], options }, io, server) {
    const { to, answers, subject = '' } = options;
    if (to === undefined && answers === undefined) {
      throw new Stop(EXIT.usage, 'to whom? Name the seats with --to, or the letter that it answers with --answers');
    }
    const { text: body } = await orderSource(io, what);
    const campaign = await findCampaign(server, words);
    const asked = {
      params: { campaign: campaign.id, party: findParty(campaign, options.from) },
      json: { subject, body, ...(to === undefined ? {} : { to: findParties(campaign, to) }), answers },
    };
    const { id } = await server.ask('writeLetter', asked, WRITTEN);
    showLines(io, [`Sent as letter ${id}.`]);
    return EXIT.done;
  },
});
