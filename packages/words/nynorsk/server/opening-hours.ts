/** Opening hours as lines of text. */
export const openingHoursWords = {
  twoDays: '{first} og {last}',
}
