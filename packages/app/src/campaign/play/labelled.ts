/** What is told of a window in addition to the number of its turn: its name in the rules, in games whose turns are not numbered. */
export interface Labelled {
  readonly label?: string;
}
