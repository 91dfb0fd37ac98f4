import type { contactWords } from '../../nynorsk/page-blocks/contact.ts'
import type { Translation } from '../../translation.ts'

/** Words of the block about how to reach the house, whose page is prefetched from every footer. */
export const CONTACT_BOKMAAL: Translation<typeof contactWords> = {
  contactAddress: 'Adresse',
  contactPhone: 'Telefon',
  contactEmail: 'E-post',
  openingHours: 'Åpningstider',
}
