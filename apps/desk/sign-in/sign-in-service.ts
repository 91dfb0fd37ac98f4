/** The house's sign-in service, which the server writes into the document; null without one. */
export function readSignInService(): { name: string; isRequired: boolean } | null {
  const name = readMeta('sign-in-service')
  return name === '' ? null : { name, isRequired: readMeta('sign-in-required') === 'yes' }
}

const readMeta = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
