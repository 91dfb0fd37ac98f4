import type { BlockItems } from '@lerret/page-engine/page-data'
import { house, openingHours } from '../../stories/samples.ts'

const story: BlockItems['contact'][] = [
  {
    heading: 'Kontakt',
    text: 'Skranken er open ein time før kvar framsyning.',
    house,
    openingHours,
    map: { label: 'Opne kartet', href: 'https://kart.example/fjordheim' },
  },
  { heading: 'Ring oss', text: '', house: { ...house, address: '', email: '' }, openingHours: [], map: null },
]

export default story
