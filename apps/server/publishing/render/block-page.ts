import { LAYOUT, LOCALE, toJsonName } from '@lerret/model'
import type { PageData } from '@lerret/page-engine'

export type PageBlock = PageData['rows'][number]['columns'][number]['blocks'][number]

/** A page with one block over its whole width, for what is rendered on request. */
export function createBlockPage({
  path,
  title,
  metaTitle,
  siteTitle,
  block,
}: {
  path: string
  title: string
  metaTitle: string
  siteTitle: string
  block: PageBlock
}): PageData {
  const fullWidth = { span: 12, order: 0 }
  return {
    path,
    jsonName: toJsonName(path),
    title,
    layout: LAYOUT,
    pageType: 'standard',
    locale: LOCALE,
    meta: {
      title: `${metaTitle} | ${siteTitle}`,
      keywords: '',
      description: '',
      image: '',
      facebookVerificationCode: '',
    },
    time: null,
    rows: [
      {
        container: true,
        columns: [{ screen: { xs: fullWidth, md: fullWidth, lg: fullWidth }, blocks: [block] }],
      },
    ],
  }
}
