import type { BlockItems } from '@lerret/page-engine/page-data'
import { html, showing } from '../../stories/samples.ts'

const story: BlockItems['search-results'][] = [
  {
    heading: 'Treff',
    action: '/sok',
    query: 'vaffel',
    total: 12,
    skip: 0,
    hits: [
      {
        kind: 'article',
        title: 'Vaffelkino kvar sundag i advent',
        href: '/article/vaffelkino',
        excerpt: html('Steik, røre og <mark>vaflar</mark> i foajeen.'),
        image: null,
        next: null,
      },
      {
        kind: 'film',
        title: 'Nosferatu',
        href: '/nosferatu',
        excerpt: html('Skuggen i trappa.'),
        image: null,
        next: { showing: showing(), ageLimit: '15' },
      },
      {
        kind: 'page',
        title: 'Bar & kafé',
        href: '/bar',
        excerpt: html('Mat, med allergen: <mark>Vaffel</mark> med syltetøy og rømme – Pris: 45 kr'),
        image: null,
        next: null,
      },
    ],
  },
]

export default story
