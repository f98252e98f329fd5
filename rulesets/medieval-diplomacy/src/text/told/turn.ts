import { counted, said, sentence } from '@chancery/core';
import type { RealmEvent } from '../../events/realm.ts';
import type { TurnEvent } from '../../events/turn.ts';
import { realm, who, whoAll, whose } from '../../names/names.ts';
import type { Reader } from '../../names/reader.ts';
import { seasonOf } from '../../rules/calendar.ts';
import { LIMITS } from '../../rules/limits.ts';
import type { CampaignOutcome } from '../../state.ts';
import type { RealmNews, TreasuryNews } from '../../told.ts';
import { coins } from '../money.ts';
import type { KindOf, Saying } from './saying.ts';

/** `Spring 1320`. */
export const season = ({ setting }: Pick<Reader, 'setting'>, turn: number): string => {
  const { season: name, year } = seasonOf(setting.options, turn);
  return `${name} ${year}`;
};

const HOW_WON = {
  solo: 'One realm holds land enough to rule alone',
  alliance: 'Together the allies hold land enough to rule',
  'last-standing': 'No rival is left',
  'last-turn': 'The last turn has been played, and the highest score decides',
  nobody: 'There is no victor',
} as const satisfies { readonly [by in CampaignOutcome['by']]: string };

export const outcomeWords = (by: CampaignOutcome['by'], winners: string): string =>
  by === 'nobody'
    ? 'The campaign is over. There is no victor.'
    : `The campaign is over. Victory goes to ${winners}. ${HOW_WON[by]}.`;

const claimants = (reader: Reader, members: readonly number[]): string => {
  const [only] = members;
  return members.length === 1 && only !== undefined
    ? `${whose(reader, only)} claim`
    : `the claim of ${whoAll(reader, members)}`;
};

export const TURN_TOLD: Saying<KindOf<TurnEvent> | TreasuryNews['kind']> = {
  'turn-began': ({ turn }, reader) => `${season(reader, turn)} began (turn ${turn}).`,
  'phase-began': ({ phase, rule }) => [said(rule, `Phase ${phase}`, { style: 'head' })],
  'movement-ended': ({ phases }) => `Movement ended after ${counted(phases, 'phase')}.`,
  'claim-made': ({ members, provinces }, reader) =>
    `${whoAll(reader, members)} laid claim to victory with ${counted(provinces, 'province')}. The claim must hold at ${counted(reader.setting.options.victoryHold, 'turn end')} in a row.`,
  'claim-lapsed': ({ members }, reader) => `${claimants(reader, members)} to victory has lapsed.`,
  'campaign-ended': ({ outcome }, reader) => outcomeWords(outcome.by, whoAll(reader, outcome.winners)),
  'turn-ended': ({ turn }, reader) => `${season(reader, turn)} ended (turn ${turn}).`,
  treasury: ({ rule, turn, at, gold, realm: owner }, reader) => {
    const whoseGold = owner === reader.me ? 'Treasury' : `Treasury of ${realm(reader, owner)}`;
    const when = at === 'start' ? `at the start of ${season(reader, turn)}` : 'now';
    return [said(rule, `${whoseGold} ${when}`, { style: 'figure', amount: coins(gold) })];
  },
};

export const REALM_TOLD: Saying<KindOf<RealmEvent> | RealmNews['kind']> = {
  'orders-received': ({ realm: by }, reader) => `${whose(reader, by)} orders were received.`,
  'orders-missed': ({ realm: by, inARow }, reader) => {
    const again = inARow > 1 ? `, for the ${ordinal(inARow)} turn in a row` : '';
    return `${who(reader, by)} sent no orders${again}. The realm paid upkeep, collected revenue and defended its land.`;
  },
  'status-set': ({ realm: of, status }, reader) => {
    const { commanders, annexed } = LIMITS[status];
    const most = commanders === 0 ? 'no commander' : `up to ${counted(commanders, 'commander')}`;
    return `${whose(reader, of)} status is now ${status}: ${most} and up to ${annexed} annexed provinces.`;
  },
  'control-set': ({ realm: of, control, why }, reader) => {
    if (control === 'player') return `A player rules ${realm(reader, of)} now.`;
    if (control === 'defeated') return `${realm(reader, of)} is defeated.`;
    const reason = {
      silent: 'no orders came for too long',
      coup: 'its ruler was overthrown',
      master: 'the game master wills it',
    };
    return `Local forces rule ${of === reader.me ? 'your realm' : realm(reader, of)} now: ${reason[why]}.`;
  },
  coup: ({ realm: of, given, provinces, disbanded, troops, byMaster }, reader) =>
    byMaster
      ? `The game master has ruled that ${whose(reader, of)} orders amounted to handing the realm over. ${sentence(who(reader, of))} lost the throne, and no order was carried out.`
      : `${who(reader, of)} tried to hand the realm over (${given} of ${counted(provinces, 'province')} given away, ${disbanded} of ${counted(troops, 'troop')} dismissed) and lost the throne. No order was carried out.`,
  'realm-defeated': ({ realm: of }, reader) => gone(of, reader),
  'ruler-changed': ({ realm: of, control }, reader) =>
    control === 'player'
      ? `${of === reader.me ? 'your realm' : realm(reader, of)} has a new ruler.`
      : `${of === reader.me ? 'your realm' : realm(reader, of)} is ruled by local forces now.`,
  'realm-gone': ({ realm: of }, reader) => gone(of, reader),
  proclamation: ({ realm: of, rule, text }, reader) => [
    said(rule, `Proclamation of ${realm(reader, of)}`, { style: 'head' }),
    ...paragraphs(text).map((paragraph) => ({ text: paragraph })),
  ],
};

const gone = (of: number, reader: Reader): string =>
  `${of === reader.me ? 'your realm' : realm(reader, of)} is no more: it has neither province nor troop left.`;

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;
const ordinal = (n: number): string => ORDINALS[n - 1] ?? `${n}th`;

/** A text as its lines were written, empty ones left out. */
export const paragraphs = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
