/** Something to read while waiting. */
export const STORIES = [
  {
    title: 'The Tavel bridge',
    text: 'Masons of Hartsedge built it for a queen who wished to see Larkspire. She saw it twice, and paid for it for thirty years.',
  },
  {
    title: 'Five keys of Kingsholt',
    text: 'The gate of Kingsholt has five locks, for the crown, two guilds and two temples. It has not been shut since anybody can remember.',
  },
  {
    title: 'Fen weather',
    text: 'In Blackfen they say of a clear morning that it is looking for somebody.',
  },
  {
    title: 'The millers of Quernford',
    text: 'A miller there asked the League for a new stone. The League asked for the mill. They have been married ever since.',
  },
] as const;
