/** Opening hours as lines of text. */
export const OPENING_HOURS_NYNORSK = {
  twoDays: '{first} og {last}',
}
