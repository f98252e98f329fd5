let holders = 0;

/** Says that what is open lays itself on paper when the page is printed, and nothing else does, until it is let go. */
export const holdPaper = (): (() => void) => {
  holders += 1;
  return () => {
    holders -= 1;
  };
};

export const isPaperHeld = (): boolean => holders > 0;
