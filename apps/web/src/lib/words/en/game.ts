/** The room of standings, history, files and settings. */
export const game = {
  sendOrders: 'Send your orders',
  noOrders: 'There are no orders yet.',
  planned: (count: number, turn: number) =>
    count === 1 ? `1 order is planned for turn ${turn}.` : `${count} orders are planned for turn ${turn}.`,
  sendOrSave: 'Send them in here, or save them to a file for later.',
  saveAndSend: 'Save them to a file and send it in: as an answer to your report mail, or by upload.',
  saveFile: 'Save the order file',
  saveText: 'Save as text',
  openOrders: 'Open saved orders',
  thisCampaign: 'This campaign',
  turnOf: (campaign: string, turn: number) => `${campaign}, turn ${turn}`,
  countUntil: 'Orders count until',
  diceSealed: 'The dice of the coming turn are sealed:',
  openAnother: 'Open another turn file',
  whileYouWait: 'While you wait',
};
