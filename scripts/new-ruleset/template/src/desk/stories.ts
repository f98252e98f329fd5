/** Something to read while waiting. */
export const STORIES = [
  { title: 'The hill', text: 'From its top one sees both villages, and both villages know it.' },
] as const;
