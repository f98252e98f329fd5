/** Short sounds, made here note by note: nothing is fetched for them. */
export type Sound = 'added' | 'refused' | 'turned';

interface Note {
  /** Hertz. */
  readonly pitch: number;
  /** Seconds from the beginning, and how long it rings. */
  readonly at: number;
  readonly length: number;
  readonly wave: OscillatorType;
}

const note = (pitch: number, at: number, length: number, wave: OscillatorType = 'triangle'): Note => ({
  pitch,
  at,
  length,
  wave,
});

/** A quill's tick and a bell; two low notes; a fanfare of three. */
const SCORES: { readonly [sound in Sound]: readonly Note[] } = {
  added: [note(660, 0, 0.06), note(990, 0.05, 0.18)],
  refused: [note(196, 0, 0.16, 'square'), note(147, 0.14, 0.26, 'square')],
  turned: [note(523, 0, 0.14), note(659, 0.13, 0.14), note(784, 0.26, 0.4)],
};

const LOUDNESS = 0.12;

let players: AudioContext | null = null;

/** Plays a sound; a device without sound stays silent. */
export const play = (sound: Sound): void => {
  try {
    players ??= new AudioContext();
    void players.resume();
    for (const each of SCORES[sound]) ring(players, each);
  } catch {
    players = null;
  }
};

const ring = (context: AudioContext, { pitch, at, length, wave }: Note): void => {
  const begins = context.currentTime + at;
  const string = new OscillatorNode(context, { type: wave, frequency: pitch });
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.setValueAtTime(0, begins);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, begins + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.001, begins + length);
  string.connect(loudness).connect(context.destination);
  string.start(begins);
  string.stop(begins + length);
};
