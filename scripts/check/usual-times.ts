/** How long test files take on a quiet machine, in seconds, for whoever has not run them yet. */
export const LONG: { readonly [file: string]: number } = {
  'apps/chancery/test/browser/every-form.test.ts': 75,
  'apps/chancery/test/browser/lesson.test.ts': 75,
  'apps/chancery/test/browser/fits-a-phone.test.ts': 55,
  'apps/chancery/test/killed.test.ts': 18,
  'apps/chancery/test/server/process.test.ts': 41,
  'apps/chancery/test/server/not-saved.test.ts': 40,
  'packages/app/test/kill/kill.test.ts': 28,
  'apps/chancery/test/server/record.test.ts': 35,
  'apps/api/test/kill/kill.test.ts': 30,
  'packages/app/test/stories/two-workers.test.ts': 23,
  'rulesets/medieval-diplomacy/test/suite.test.ts': 21,
  'packages/app/test/live/live.test.ts': 18,
  'apps/api/test/tour.test.ts': 17,
  'packages/app/test/missed/missed.test.ts': 17,
  'rulesets/heptarchy/test/suite.test.ts': 14,
};
const STORY = 8;
const SHORT = 1;

export const usualTime = (file: string): number => LONG[file] ?? (file.includes('/browser/') ? STORY : SHORT);
