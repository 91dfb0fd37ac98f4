import type { SiteFacts } from '@lerret/model'
import type { PageData } from '@lerret/page-engine/page-data'

export const documentTitle = ({ meta }: PageData, { siteTitle }: Pick<SiteFacts, 'siteTitle'>) =>
  meta.title || siteTitle
