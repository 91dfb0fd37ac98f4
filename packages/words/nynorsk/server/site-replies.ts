/** What the server writes into replies of the public site. */
export const siteReplyWords = {
  pageNotFound: 'Fann ikkje sida.',
  searchPageTitle: '«{query}» | {title}',
}
