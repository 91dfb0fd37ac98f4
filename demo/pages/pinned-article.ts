import { toSlug } from '@lerret/model'
import { one } from '@lerret/starter/build'

/** The article that always stays beside the news. */
export const pinnedArticle = one('keptArticle', 'article', { slug: toSlug('Vaffelkino kvar fredag') })
