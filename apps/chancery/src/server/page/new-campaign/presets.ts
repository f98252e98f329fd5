import type { Terms } from '@chancery/app';
import { type CampaignSettings, DEFAULT_SETTINGS, USUAL_TERMS } from '@chancery/app';
import { type DeadlineRule, MINUTE } from '@chancery/core';

export const PRESETS = ['usual', 'daily', 'weekly', 'sitting', 'friends'] as const;
export type Preset = (typeof PRESETS)[number];

export const isPreset = (text: string): text is Preset => (PRESETS as readonly string[]).includes(text);

/** All terms of a campaign, settings included. */
export interface WholeTerms extends Omit<Terms, 'settings'> {
  readonly settings: CampaignSettings;
}

/** What stands in the form before the master has changed anything. */
export const presetTerms = (preset: Preset, usual: DeadlineRule | null, zone: string): WholeTerms => {
  const at = (weekdays: number): DeadlineRule => ({ kind: 'weekly', zone, hour: 20, minute: 0, weekdays });
  const terms: WholeTerms = { ...USUAL_TERMS, title: '', deadlineRule: usual, settings: DEFAULT_SETTINGS };
  const settings = (more: Partial<CampaignSettings>): CampaignSettings => ({ ...DEFAULT_SETTINGS, ...more });
  switch (preset) {
    case 'usual':
      return terms;
    case 'daily':
      return { ...terms, deadlineRule: at(EVERY_DAY) };
    case 'weekly':
      return { ...terms, deadlineRule: at(SUNDAY), settings: settings({ earlyWhenReady: false }) };
    case 'sitting':
      return {
        ...terms,
        deadlineRule: { kind: 'every', milliseconds: 30 * MINUTE },
        settings: settings({ missedTurns: 'none', emptySeats: 'caretaker' }),
      };
    case 'friends':
      return {
        ...terms,
        deadlineRule: null,
        settings: settings({ joining: 'invitation', missedTurns: 'none', breakerPercent: null }),
      };
  }
};

const EVERY_DAY = 127;
const SUNDAY = 64;
