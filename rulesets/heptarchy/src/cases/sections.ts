import { sectionsCalled } from '@chancery/kit';

/** The sections of a position, with other names for them. */
export const SECTIONS = sectionsCalled({
  game: [],
  kingdoms: ['kingdom'],
  areas: ['area'],
  units: ['unit'],
  wars: ['war'],
  treaties: ['treaty'],
  truces: ['truce'],
  proposals: ['proposal'],
});

export type Section = NonNullable<ReturnType<typeof SECTIONS.named>>;
