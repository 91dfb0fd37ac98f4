import type { BlockItems } from '@lerret/page-engine/page-data'
import { html } from '../../stories/samples.ts'

const story: BlockItems['article'][] = [
  {
    title: 'Vaffelkino kvar sundag i advent',
    author: 'Marit Solheim Nes',
    publishedAt: '2026-11-12T08:00:00.000Z',
    updatedAt: '2026-11-14T08:00:00.000Z',
    html: html('<p>Steik, røre og svart kaffi i foajeen frå klokka 15.</p>'),
  },
]

export default story
