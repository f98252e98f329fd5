import { type DeadlineRule, zonesShown } from '@chancery/core';
import type { RuledSeat } from '@chancery/reports';
import { dateAndTime, inZones } from '#lib/words/formats.ts';
import { words } from '#lib/words/words.ts';

/** A campaign as the server tells it to everybody: the part that its rulers want to know. */
export interface CampaignInfo {
  readonly title: string;
  readonly ruleset: { readonly id: string; readonly title: string };
  readonly pressMode: 'open' | 'public' | 'none' | 'anonymous';
  readonly anonymity: 'never' | 'until-the-end' | 'always';
  readonly deadlineRule: DeadlineRule | null;
  readonly grace: number;
  readonly deadline: number | null;
  readonly masters: readonly string[];
  readonly masterPlays: boolean;
  readonly settings: {
    readonly oldLetters: 'hidden' | 'shown';
    readonly hostReadsMessages: boolean;
    /** Absent from pages that were kept before there was this term. */
    readonly playingMastersSeeAll?: boolean;
    readonly emptySeats: 'rule' | 'caretaker';
    readonly missedTurns: string;
    readonly breakerPercent: number | null;
    /** Absent from pages that were kept before there was this term. */
    readonly reviewHours?: number;
    readonly earlyWhenReady: boolean;
    readonly extensionMinutes: number;
    readonly extensionsPerSeat: number;
  };
  readonly standings: readonly { readonly seat: string; readonly place: number; readonly score: number }[];
  readonly seats: readonly (RuledSeat & { readonly name: string })[];
}

export interface Term {
  readonly label: string;
  readonly text: string;
}

const HOUR = 3_600_000;

/** The settings of a campaign in plain words; of one whose turns have no numbers, as they are for moves made in turn. */
export const termsOf = (campaign: CampaignInfo, numbered: boolean): readonly Term[] => {
  const { terms } = words;
  const { settings, deadline, grace } = campaign;
  const { extensionMinutes, extensionsPerSeat, breakerPercent, reviewHours = 0 } = settings;
  return [
    { label: terms.masters, text: mastersText(campaign) },
    numbered
      ? { label: terms.turns, text: turnsText(campaign.deadlineRule) }
      : { label: terms.moves, text: movesText(campaign.deadlineRule) },
    ...(deadline === null
      ? []
      : [
          {
            label: words.desk.until,
            text: [dateAndTime(deadline), ...inZones(deadline, zonesShown(campaign.deadlineRule))].join(' · '),
          },
        ]),
    ...(grace === 0 ? [] : [{ label: terms.grace, text: terms.graceOf(Math.round(grace / 60_000)) }]),
    ...(numbered ? [{ label: terms.early, text: settings.earlyWhenReady ? terms.earlyYes : terms.earlyNo }] : []),
    {
      label: terms.moreTime,
      text: extensionMinutes > 0 ? terms.moreTimeOf(extensionMinutes / 60, extensionsPerSeat) : terms.moreTimeAsk,
    },
    {
      label: numbered ? terms.missed : terms.missedMoves,
      text: settings.missedTurns === 'none' ? terms.missedNothing : terms.missedLadder,
    },
    ...(reviewHours > 0 && numbered ? [{ label: terms.review, text: terms.reviewOf(reviewHours) }] : []),
    ...(breakerPercent === null || !numbered ? [] : [{ label: terms.breaker, text: terms.breakerOf(breakerPercent) }]),
    { label: terms.empty, text: terms.emptySeats[settings.emptySeats] },
    {
      label: terms.letters,
      text: `${terms.press[campaign.pressMode]} ${terms.hostReads[settings.hostReadsMessages ? 'yes' : 'no']}`,
    },
    { label: terms.oldLetters, text: terms.oldLettersAre[settings.oldLetters] },
    { label: terms.names, text: terms.anonymity[campaign.anonymity] },
  ];
};

/** Who they are, and what they see if they play. */
const mastersText = ({ masters, masterPlays, settings }: CampaignInfo): string => {
  const { terms } = words;
  if (!masterPlays) return masters.join(', ');
  return `${masters.join(', ')} ${terms.masterPlays} ${terms.playingMasters[settings.playingMastersSeeAll ? 'yes' : 'no']}`;
};

const turnsText = (rule: DeadlineRule | null): string => {
  const { terms } = words;
  if (rule === null) return terms.byHand;
  return rule.kind === 'every' ? terms.everyHours(hoursOf(rule.milliseconds)) + firstText(rule) : weeklyText(rule);
};

const movesText = (rule: DeadlineRule | null): string => {
  const { terms } = words;
  if (rule === null) return terms.movesByHand;
  if (rule.kind === 'weekly') return terms.moveUntil(weeklyText(rule));
  return terms.moveHours(hoursOf(rule.milliseconds)) + firstText(rule);
};

const firstText = ({ first }: Extract<DeadlineRule, { readonly kind: 'every' }>): string =>
  first === undefined ? '' : ` ${words.terms.firstHours(hoursOf(first))}`;

const hoursOf = (milliseconds: number): number => Math.round((milliseconds / HOUR) * 10) / 10;

const weeklyText = (rule: Extract<DeadlineRule, { readonly kind: 'weekly' }>): string => {
  const { terms } = words;
  const days = terms.weekdays.filter((_, day) => (rule.weekdays & (1 << day)) !== 0);
  const time = `${String(rule.hour).padStart(2, '0')}:${String(rule.minute).padStart(2, '0')}`;
  return terms.weekly(days.length === 7 ? null : days, time, rule.zone);
};
