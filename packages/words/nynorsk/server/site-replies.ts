/** What the server writes into replies of the public site. */
export const SITE_REPLY_NYNORSK = {
  pageNotFound: 'Fann ikkje sida.',
  searchPageTitle: '«{query}» | {title}',
}
