import type { CONTACT_NYNORSK } from '../../nynorsk/page-blocks/contact.ts'
import type { Translation } from '../../translation.ts'

/** Words of the block about how to reach the house, whose page is prefetched from every footer. */
export const CONTACT_ENGLISH: Translation<typeof CONTACT_NYNORSK> = {
  contactAddress: 'Address',
  contactPhone: 'Phone',
  contactEmail: 'Email',
  openingHours: 'Opening hours',
}
