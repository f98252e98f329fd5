/** The room of the report and of letters. */
export const messages = {
  inThisReport: 'In this report',
};
