import type { rareBlockWords } from '../../nynorsk/page-blocks/rare-blocks.ts'
import type { Translation } from '../../translation.ts'

/** Words of blocks that few pages have. They are loaded with the block, because every page loads the site's words. */
export const RARE_BLOCK_ENGLISH: Translation<typeof rareBlockWords> = {
  downloadFrom: 'Download from',
  appStore: 'App Store',
  googlePlay: 'Google Play',
  moreTimeOne: '1 more time',
  moreTimes: '{count} more times',
  nextShowing: 'Next showing',
  showingOver: 'The showing is over. See the whole programme for what is coming.',
  nothingListed: 'Nothing is listed yet. It will appear here as soon as it is ready.',
}
