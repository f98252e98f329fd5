const TRY_AGAIN = 5000;

/** A part of the desk that comes by itself; asked for again and again while there is no connection. */
export const untilFetched = async <Part>(fetchPart: () => Promise<Part>): Promise<Part> => {
  for (;;) {
    try {
      return await fetchPart();
    } catch {
      await new Promise((again) => setTimeout(again, TRY_AGAIN));
    }
  }
};
