import type { Moment } from '@chancery/core';
import { type Campaign, momentOf, openCampaign } from '../campaign/open-campaign.ts';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { type Holders, readHolders } from '../folder/seats-file.ts';
import { printLines } from '../io.ts';
import { type Inbox, readInbox, strangerNotes } from '../orders/inbox.ts';
import { readOrders } from '../orders/read-orders.ts';
import { tallyText } from '../show/gathered-lines.ts';
import { waitingLines } from '../show/moment-lines.ts';
import { standingsLines } from '../show/standings-lines.ts';
import { table } from '../show/table.ts';

export const status = defineCommand({
  name: 'status',
  summary: 'Shows where a campaign stands and whose orders are there',
  args: [{ name: 'CAMPAIGN' }],
  options: {},
  help: '',
  async run({ args, rulesets }, io) {
    const campaign = openCampaign(args[0], rulesets, io.cwd);
    const moment = momentOf(campaign);
    const { file, ruleset, folder, seats } = campaign;
    const window = ruleset.window(moment.position);
    const inbox = readInbox(campaign, moment.turn + 1);
    const sent = window.kind === 'window' ? (window.may ?? []).filter((seat) => inbox.orders[seat] !== undefined) : [];
    const waited = window.kind === 'window' ? [...window.seats, ...sent] : [];
    const holders = readHolders(folder, seats);
    const rows = seats
      .filter(({ seat }) => waited.includes(seat))
      .map(({ seat, name }) => [
        seat,
        name,
        holders[seat] ?? 'ruler',
        ordersOf(campaign, moment, { inbox, holders, seat }),
      ]);
    const besides = [...ofMaster(campaign, moment, inbox), ...strangerNotes(inbox)];
    printLines(io, [
      `${file.title} (${ruleset.title}, ${file.scenario.id})`,
      ...waitingLines(campaign, moment),
      '',
      ...(rows.length > 0 ? [...table([['seat', 'name', 'held by', 'orders'], ...rows]), ''] : []),
      ...(besides.length > 0 ? [...besides, ''] : []),
      ...standingsLines(campaign, moment),
    ]);
    return EXIT.done;
  },
});

/** What the game master wrote. `orders check` says whether their answers fit the questions. */
const ofMaster = (campaign: Campaign, moment: Moment, { acts, rulings }: Inbox): readonly string[] => [
  ...(acts === null ? [] : [`${acts.path}: ${tallyText(readOrders(campaign, moment, { seat: null, file: acts }))}`]),
  ...(rulings === null ? [] : [`${rulings.path}: answers of the game master`]),
];

const ordersOf = (
  campaign: Campaign,
  moment: Moment,
  {
    inbox: { orders },
    holders,
    seat,
  }: { readonly inbox: Inbox; readonly holders: Holders; readonly seat: keyof Holders },
): string => {
  const file = orders[seat];
  if (file === undefined) return holders[seat] === 'bot' ? 'by the bot' : 'none yet';
  return tallyText(readOrders(campaign, moment, { seat, file }));
};
