/** Stands in the archive of a record, for whoever opens it. */
export const ABOUT_RECORD = `The record of a campaign of Chancery
===================================

Everything from which the campaign can be checked:

  campaign.json, scenario.json   what the campaign is
  turns/0000/                    the beginning
  turns/0001/ and so on          each turn: its secret, the list that was closed before it was run, the salts of its lines,
                                 orders, acts and rulings, and what came of them: events, tellings, dice, state
  secrets/closed.txt             the secret of the dice that the rules hide until the end
  renewed.json                   turns that were ordered anew and have other dice than the turn before had promised
  withheld.json                  files that are not in this archive: turns of format 1 have private words in the clear

  chancery verify FILE           checks the archive byte by byte, and so does chancery verify FOLDER when it is unpacked

Turns that were run again stand here as they were run last. Earlier runs are no part of it: the list of commitments of the
campaign names them.

Words that only their writer and one other may read stand here as digests: sha256 of 32 bytes, a salt, and the words behind
them. The salts of words are told to writer and reader alone. Turns of format 1 have neither lists nor salts.
`;
