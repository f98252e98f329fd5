import {
  type CampaignSettings,
  EMPTY_SEATS,
  JOINING,
  LADDERS,
  OLD_LETTERS,
  REMOVED_SHEETS,
  SEAT_CHOICES,
} from '@chancery/app';
import { type DeadlineRule, err, HOUR, MINUTE, ok, type Result } from '@chancery/core';
import { ANONYMITIES, PRESS_MODES } from '@chancery/store';
import type { Form } from '../frame/form.ts';
import { fromLocalField } from '../frame/local-time.ts';
import { UNITS, unitIn } from '../frame/time-units.ts';
import type { WholeTerms } from './presets.ts';

/** The terms as a master has typed them; an error for a time that there is not. What they may be, use cases decide. */
export const readTerms = (field: Form, zone: string): Result<WholeTerms, 'bad-time'> => {
  const startAt = fromLocalField(field('startAt'), zone);
  if (startAt === undefined) return err('bad-time');
  const settings: CampaignSettings = {
    joining: among(JOINING, field('joining')),
    seatChoice: among(SEAT_CHOICES, field('seatChoice')),
    startWhenFull: field('startWhenFull') === 'yes',
    startAt,
    hostReadsMessages: field('hostReadsMessages') === 'yes',
    playingMastersSeeAll: field('playingMastersSeeAll') === 'yes',
    oldLetters: among(OLD_LETTERS, field('oldLetters')),
    emptySeats: among(EMPTY_SEATS, field('emptySeats')),
    missedTurns: among(LADDERS, field('missedTurns')),
    removedSheet: among(REMOVED_SHEETS, field('removedSheet')),
    breakerPercent: field('breakerPercent') === '' ? null : Number(field('breakerPercent')),
    earlyWhenReady: field('earlyWhenReady') === 'yes',
    extensionMinutes: (Number(field('extension')) * UNITS[unitIn(field('extensionUnit'))]) / MINUTE,
    extensionsPerSeat: Number(field('extensionsPerSeat')),
    reviewHours: Number(field('reviewHours')),
  };
  return ok({
    title: field('title'),
    deadlineRule: ruleIn(field),
    grace: Number(field('grace')) * MINUTE,
    minimum: Number(field('minimum')) * HOUR,
    pressMode: among(PRESS_MODES, field('pressMode')),
    anonymity: among(ANONYMITIES, field('anonymity')),
    settings,
  });
};

const ruleIn = (field: Form): DeadlineRule | null => {
  switch (field('deadline')) {
    case 'weekly': {
      const [hour = '', minute = ''] = field('hour').split(':');
      const weekdays = field.all('weekday').reduce((mask, day) => mask | (1 << Number(day)), 0);
      const shownIn = field('shownIn')
        .split(/[\s,;]+/)
        .filter((zone) => zone !== '');
      const rule = {
        kind: 'weekly',
        zone: field('zone'),
        hour: Number(hour),
        minute: Number(minute),
        weekdays,
      } as const;
      return shownIn.length === 0 ? rule : { ...rule, shownIn };
    }
    case 'every': {
      const unit = UNITS[unitIn(field('unit'))];
      const first = field('first') === '' ? {} : { first: Number(field('first')) * unit };
      return { kind: 'every', milliseconds: Number(field('every')) * unit, ...first };
    }
    default:
      return null;
  }
};

/** A browser sends what was offered; anything else is read as the first of the offers. */
const among = <Word extends string>(known: readonly [Word, ...Word[]] | readonly Word[], text: string): Word =>
  known.find((word) => word === text) ?? (known[0] as Word);
