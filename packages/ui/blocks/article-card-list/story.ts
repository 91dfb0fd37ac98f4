import type { BlockItems } from '@lerret/page-engine/page-data'
import { picture } from '../../stories/samples.ts'

const story: BlockItems['article-card-list'][] = [
  {
    heading: 'Nyhende',
    articles: [
      {
        id: 'vaffelkino',
        title: 'Vaffelkino kvar sundag i advent',
        href: '/article/vaffelkino',
        category: 'news',
        lead: 'Steik, røre og svart kaffi i foajeen.',
        image: picture('vaffel', 'Ei vaffelplate'),
        publishedAt: '2026-11-12T08:00:00.000Z',
      },
      {
        id: 'storband',
        title: 'Avlyst: Storbandkveld 22. november',
        href: '/article/storband',
        category: 'culture',
        lead: '',
        image: null,
        publishedAt: '2025-11-12T08:00:00.000Z',
      },
    ],
    link: { label: 'Alle nyhende', href: '/nyhende' },
  },
]

export default story
