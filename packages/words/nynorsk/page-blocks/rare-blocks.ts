/** Words of blocks that few pages have. They are loaded with the block, because every page loads the site's words. */
export const rareBlockWords = {
  downloadFrom: 'Last ned frå',
  appStore: 'App Store',
  googlePlay: 'Google Play',
  moreTimeOne: '1 tid til',
  moreTimes: '{count} tider til',
  nextShowing: 'Neste framsyning',
  showingOver: 'Framsyninga er over. Sjå heile programmet for det som kjem.',
  nothingListed: 'Ingenting er lagt ut enno. Det kjem her så snart det er klart.',
}
