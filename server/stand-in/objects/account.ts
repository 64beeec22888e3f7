/** The one account there is, of a made-up studio. */
export const ACCOUNT = 'acct_1StandIn0000000'
export const ACCOUNT_COUNTRY = 'ES'
export const ACCOUNT_NAME = 'Made-up studio'
