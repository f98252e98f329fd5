/** The words of a calendar of deadlines. */
export const calendarWords = {
  name: 'Chancery: deadlines',
  entry: (campaign: string, turn: number) => ({
    summary: `${campaign}: orders for turn ${turn}`,
    description: `Orders for turn ${turn} of ${campaign} are due.`,
  }),
} as const;

/** The words of a feed of press. */
export const pressWords = {
  title: (campaign: string): string => `${campaign}: press`,
  nobody: 'Anonymous',
} as const;
