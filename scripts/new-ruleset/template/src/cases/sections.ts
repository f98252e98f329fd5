import { sectionsCalled } from '@chancery/kit';

/** The sections of a position, with other names for them. */
export const SECTIONS = sectionsCalled({ game: [], houses: ['house'], areas: ['area'], companies: ['company'] });
