import type { PageConfig } from '@lerret/model'

/** The fields of a page that nobody has built yet: one empty row. */
export const newPage = (id: string): PageConfig => ({
  id,
  title: '',
  path: '/',
  layout: 'page-header-footer',
  pageType: 'ordinary',
  template: {
    rows: [
      {
        container: true,
        index: 0,
        columns: [
          {
            index: 0,
            screen: {
              xs: { span: 12, order: 0 },
              md: { span: 12, order: 0 },
              lg: { span: 12, order: 0 },
            },
          },
        ],
      },
    ],
  },
  sources: [],
  blocks: [],
  meta: { data: [] },
})
