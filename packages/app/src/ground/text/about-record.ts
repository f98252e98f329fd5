/** Stands in the archive of a record, for whoever opens it. */
export const ABOUT_RECORD = `The record of a campaign in Chancery
====================================

Everything from which the campaign can be checked:

  campaign.json, scenario.json   what the campaign is
  turns/0000/                    the beginning
  turns/0001/ and so on          each turn: its secret, the list that was closed before it was run, the salts of its lines,
                                 orders, acts and rulings, and what came of them: events, tellings, dice, state
  secrets/closed.txt             the secret of the dice that the rules hide until the end
  ended.json                     the last turn, whether the rules ended the campaign or its master did
  renewed.json                   turns that were opened again, with other dice than the turn before had promised
  withheld.json                  files that are not in this archive: turns of format 1 hold private words in plain text

  chancery verify FILE           checks the archive byte by byte, and so does chancery verify FOLDER when it is unpacked

Of a turn that was run again only the last run is here. The campaign's list of commitments names the earlier ones.

Words that only their writer and one other may read are here as digests: sha256 of 32 bytes of salt followed by the words.
Only writer and reader are told the salt. Turns of format 1 have neither lists nor salts.
`;
