import type { rareBlockWords } from '../../nynorsk/page-blocks/rare-blocks.ts'
import type { Translation } from '../../translation.ts'

/** Words of blocks that few pages have. They are loaded with the block, because every page loads the site's words. */
export const RARE_BLOCK_BOKMAAL: Translation<typeof rareBlockWords> = {
  downloadFrom: 'Last ned fra',
  appStore: 'App Store',
  googlePlay: 'Google Play',
  moreTimeOne: '1 tid til',
  moreTimes: '{count} tider til',
  nextShowing: 'Neste forestilling',
  showingOver: 'Forestillingen er over. Se hele programmet for det som kommer.',
  nothingListed: 'Ingenting er lagt ut ennå. Det kommer her så snart det er klart.',
}
