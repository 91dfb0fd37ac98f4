/** The name of the house, which the server writes into the document. */
export const readHouseName = () => readMeta('application-name')

/** The language of the house, in which editors write. */
export const readHouseLanguage = () => readMeta('house-language')

const readMeta = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
