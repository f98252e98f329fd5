import { DICE_REGISTER, OWN_LINE, RECEIVED_WORDS } from '@chancery/api';
import {
  checkRegister,
  type DiceRegister,
  LINE_REASON_TEXT,
  type OwnLine,
  type ReceivedWords,
  refOf,
} from '@chancery/core';
import { z } from 'zod';
import { verdictParts } from '../../dice/verdict-lines.ts';
import { en } from '../../dice/words/en.ts';
import { EXIT } from '../../exit-codes.ts';
import { counted } from '../../show/counted.ts';
import { Stop } from '../../stop.ts';
import { verify as verifyFolder } from '../../verify/command.ts';
import { findCampaign, findOwnSeat, type RemoteCampaign } from '../find-campaign.ts';
import { readKept } from '../kept-files.ts';
import type { Asked } from '../remote.ts';
import { defineRemoteCommand } from '../remote-command.ts';
import { showLines } from '../show-lines.ts';
import { checkWholeRecord } from '../whole-record.ts';
import { SEAT } from './shared.ts';

export const verify = defineRemoteCommand({
  name: 'verify',
  summary: 'Checks the dice of a campaign by its public list, your own orders, and what you kept',
  args: [{ name: 'FILE|FOLDER', optional: true, many: true }],
  options: {
    campaign: { value: 'C', help: 'by id, title, or part of the title; without it a folder is checked' },
    seat: SEAT,
    kept: {
      value: 'FILES',
      many: true,
      help: 'mails, receipts, turn files and lists that you saved, or folders of them',
    },
  },
  help: `What the server says of itself proves nothing; what you saved does. Each report mail, each receipt and each turn file
holds lines of proof, which begin with the word dice. Every difference is named with its turn, and ends with 1.

  chancery verify --server https://chancery.example --campaign "Spring War" --kept mails/*.eml`,
  async run({ args, options, rulesets }, io, server) {
    if (options.campaign === undefined) {
      if (options.kept.length > 0 || options.seat !== undefined)
        throw new Stop(EXIT.usage, 'which campaign? Name it with --campaign');
      const [folder, another] = args;
      if (folder === undefined || another !== undefined)
        throw new Stop(EXIT.usage, 'name a campaign of the server with --campaign, or one folder');
      return verifyFolder.run({ args, options: {}, rulesets }, io);
    }
    // A shell writes out `--kept mails/*.eml` as one value and further words.
    const kept = readKept(io, [...options.kept, ...args]);
    const campaign = await findCampaign(server, options.campaign);
    const params = { campaign: campaign.id };
    const register = (await server.ask('showRegister', { params }, DICE_REGISTER)) as DiceRegister;
    const seat = ownSeat(campaign, options.seat);
    const { lines: own } = seat === null ? { lines: [] } : await server.ask('readOwnLines', seat, LINES);
    const rules = rulesets.find(({ id }) => id === register.ruleset);
    const publicDice = rules === undefined ? register.publicDice : (rules.publicDice ?? []);
    const verdict = checkRegister(
      { ...register, publicDice },
      { own: own as unknown as readonly OwnLine[], kept: kept.proofs },
    );
    const ours = kept.proofs.filter(({ ref }) => ref === refOf(register.campaign)).length;
    showLines(io, [
      `${campaign.title}, ${campaign.id}`,
      ...(kept.files === 0
        ? []
        : [`${counted(ours, 'line')} of proof in ${counted(kept.files, 'file')} that you kept.`]),
      ...verdictParts(verdict, en, LINE_REASON_TEXT.en).flatMap(({ heading, lines }) => [
        '',
        `${heading}:`,
        ...lines.map((line) => `  ${line}`),
      ]),
      '',
      en.end(verdict.faults.length),
    ]);
    if (!register.over) return verdict.faults.length === 0 ? EXIT.done : EXIT.faults;
    const { words } = seat === null ? { words: [] } : await server.ask('readReceivedWords', seat, WORDS);
    const standing = register.turns.filter((entry) => !entry.void).map(nameOf);
    const received = (words as unknown as readonly ReceivedWords[]).filter((each) => standing.includes(nameOf(each)));
    const whole = await checkWholeRecord(server, { register, received }, rulesets, io);
    return verdict.faults.length === 0 ? whole : EXIT.faults;
  },
});

const LINES = z.object({ lines: z.array(OWN_LINE) });
const WORDS = z.object({ words: z.array(RECEIVED_WORDS) });

const nameOf = ({ turn, edition }: Pick<OwnLine, 'turn' | 'edition'>): string => `${turn}.${edition}`;

/** How the API is asked about the reader's own seat; null where the reader rules none and names none. */
const ownSeat = (campaign: RemoteCampaign, words: string | undefined): Asked | null => {
  if (words === undefined && campaign.you.seats.length === 0) return null;
  return { params: { campaign: campaign.id, seat: findOwnSeat(campaign, words) } };
};
