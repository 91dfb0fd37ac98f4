import type { ProductionCard, ShowingView } from '@lerret/model'
import type { PageData, PageFile, PlacedBlock } from '@lerret/page-engine/page-data'

/** Pages and showings for tests. A test states only what matters to it. */

export function givenPage(
  path: string,
  blocks: Partial<PlacedBlock>[] = [],
  changes: Partial<PageData> = {},
): PageData {
  const position = { span: 12, order: 0 }
  return {
    path,
    jsonName: 'x',
    title: path,
    layout: 'page-header-footer',
    pageType: 'ordinary',
    locale: 'nb',
    meta: { title: path, keywords: '', description: '', image: '', facebookVerificationCode: '' },
    time: null,
    rows: [
      {
        container: true,
        columns: [
          {
            screen: { xs: position, md: position, lg: position },
            blocks: blocks.map(
              (block, index) =>
                ({ id: `block-${index}`, version: '1.0.0', parts: [], ...block }) as PlacedBlock,
            ),
          },
        ],
      },
    ],
    ...changes,
  }
}

export const givenFile = (page: PageData, frame = 'frame-1'): PageFile => ({
  frame,
  fingerprint: 'rendered-1',
  page,
})

export const givenShowing = (
  id: string,
  startsAt: string,
  endsAt: string,
  changes: Partial<ShowingView> = {},
) =>
  ({
    id,
    productionId: `production-of-${id}`,
    startsAt,
    endsAt,
    ticketStatus: 'on-sale',
    state: 'planned',
    ...changes,
  }) as ShowingView

export const givenProduction = (id: string) => ({ id, title: id }) as ProductionCard
