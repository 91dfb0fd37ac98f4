import type { BlockItems } from '@lerret/page-engine/page-data'

const story: BlockItems['quick-links'][] = [
  {
    heading: 'Før du kjem',
    links: [
      { label: 'Aldersgrenser', href: '/aldersgrenser', text: 'Kan sjuåringen bli med?' },
      { label: 'Parkering', href: '/parkering', text: '' },
    ],
  },
]

export default story
