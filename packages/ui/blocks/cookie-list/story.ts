import type { BlockItems } from '@lerret/page-engine/page-data'

const story: BlockItems['cookie-list'][] = [
  {
    heading: 'Det som blir lagra',
    destinations: [
      { kind: 'facebook', pixelId: '1234567890' },
      { kind: 'matomo', url: 'https://statistikk.example', siteId: '7' },
    ],
  },
]

export default story
