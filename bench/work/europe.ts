/** The largest scenario: 23 seats. */
export const EUROPE = 'europe-1320';
