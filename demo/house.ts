/** Facts about Fjordheim kulturhus that several pages share. */
export const HOUSE = { title: 'Fjordheim kulturhus', phone: '55 00 00 00' }
