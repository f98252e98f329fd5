/**
 * Whether the server that took a mail in, or we ourselves, have seen proof that the mail is from the domain it says: `proven` by DMARC, or by a
 * DKIM signature or SPF check of the very domain of the From address; `refuted` when a check failed and none passed.
 */
export type Authentication = 'proven' | 'refuted' | 'unknown';
