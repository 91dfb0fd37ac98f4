import type { BlockItems } from '@lerret/page-engine/page-data'
import { house } from '../../stories/samples.ts'

const story: BlockItems['contact'][] = [
  {
    heading: 'Kontakt',
    text: 'Skranken er open ein time før kvar framsyning.',
    house,
    map: { label: 'Opne kartet', href: 'https://kart.example/fjordheim' },
  },
  { heading: 'Ring oss', text: '', house: { ...house, address: '', email: '' }, map: null },
]

export default story
