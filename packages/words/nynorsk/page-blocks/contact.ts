/** Words of the block about how to reach the house, whose page is prefetched from every footer. */
export const contactWords = {
  contactAddress: 'Adresse',
  contactPhone: 'Telefon',
  contactEmail: 'E-post',
  openingHours: 'Opningstider',
}
