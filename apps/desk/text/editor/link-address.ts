/** The address of a link from what an editor has written, or null when it is none. */
export function toLinkAddress(input: string): string | null {
  const address = input.trim()
  if (/^[/#]/.test(address) && !address.startsWith('//')) return address
  if (/^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(address)) return address
  if (/^[^\s@/:]+@[^\s@/:]+\.\p{L}{2,}$/u.test(address)) return `mailto:${address}`
  if (/^\+?\d[\d ]{6,}$/.test(address)) return `tel:${address.replaceAll(' ', '')}`
  if (/^[\p{L}\d.-]+\.\p{L}{2,}(?:[/?#]\S*)?$/u.test(address)) return `https://${address}`
  return null
}
