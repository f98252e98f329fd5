/** The guides for beginners. */
export const guide = {
  title: (ruleset: string) => `${ruleset}: a guide for beginners`,
  link: 'Guide for beginners',
  lesson: 'Take the lesson',
  rulebook: 'The rulebook',
  english: '',
};
