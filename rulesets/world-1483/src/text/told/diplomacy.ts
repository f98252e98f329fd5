import type { DiplomacyEvent } from '../../events/diplomacy.ts';
import { money, Who, who } from '../../names/reader.ts';
import type { InWords } from './lines.ts';

const rolled = ({ least, roll }: { readonly least: number; readonly roll: number }): string =>
  `rolled ${roll}, ${least} or more`;
const paid = ({ cost, treasury }: { readonly cost: number; readonly treasury: number }): string =>
  `${money(cost)} paid, ${treasury} left`;

/** Letters to nations that nobody plays. */
export const DIPLOMACY: InWords<DiplomacyEvent> = {
  influenced: (event, reader) =>
    `Your influence on ${who(reader, event.npc)} ${event.moved ? 'bore fruit' : 'came to nothing'} (${rolled(event)}; ${paid(event)}).`,
  slandered: (event, reader) =>
    `What you said to ${who(reader, event.npc)} of ${who(reader, event.against)} was ${event.moved ? '' : 'not '}believed (${rolled(event)}; ${paid(event)}).`,
  threatened: (event, reader) =>
    `You threatened ${who(reader, event.npc)} with war over ${who(reader, event.over)}: it ${event.obeyed ? 'yields' : 'does not yield'} (${rolled(event)}).`,
  'war-owed': ({ npc, turn }, reader) =>
    `You must be at war with ${who(reader, npc)} by the end of your turn ${turn}, or you can never threaten anybody again.`,
  'war-no-longer-owed': ({ npc }, reader) => `You need not go to war with ${who(reader, npc)} any more.`,
  'threat-lost': ({ npc }, reader) =>
    `You threatened ${who(reader, npc)} and did not go to war: nobody heeds your threats any more.`,
  'bid-weighed': ({ npc, target, strength, resistance }, reader) =>
    `${Who(reader, npc)} weighs ${strength} against ${resistance} of ${who(reader, target)}.`,
  'bid-answered': ({ npc, target, bid, accepted, kept }, reader) =>
    accepted
      ? `${Who(reader, npc)} accepts your ${money(bid)} to fight ${who(reader, target)}.`
      : `${Who(reader, npc)} will not fight ${who(reader, target)} for ${money(bid)}, and keeps ${kept} of it.`,
};
