/** Addresses that nobody on the internet can reach: this computer, and names reserved for examples (RFC 2606). */
export function isDemoAddress(publicUrl: string): boolean {
  const { hostname } = new URL(publicUrl)
  return (
    hostname === 'localhost' ||
    hostname === '[::1]' ||
    /^127(\.\d+){3}$/.test(hostname) ||
    /\.(localhost|example)$/.test(hostname)
  )
}
