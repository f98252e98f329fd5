/** Playing alone against bots, and the guide of the tutorial. */
export const practice = {
  title: 'Solo practice',
};
