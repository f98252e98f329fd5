/** What is told of a section of a sheet. */
export interface ToldOfSection {
  readonly stands: number;
  readonly fell: readonly string[];
  readonly kept: boolean;
}

/** What stands in a section after a sheet came, and what fell away by it. */
export const sectionText = (title: string, { stands, fell, kept }: ToldOfSection): string => {
  if (kept && fell.length === 0) return `${title}: ${counted(stands)}, as before.`;
  const gone = fell.length === 0 ? '' : ` No longer in force: ${fell.join('; ')}.`;
  return stands === 0 ? `${title} is empty now.${gone}` : `${title}: ${counted(stands)}.${gone}`;
};

const counted = (orders: number): string => `${orders} ${orders === 1 ? 'order' : 'orders'}`;
