/** What is told of a window besides the number of its turn: how the rules call it, where turns do not go by their numbers. */
export interface Labelled {
  readonly label?: string;
}
