/** In bytes, with the space that the rest of a line begins with. */
const LONGEST = 75

/** A text as one property of a calendar, in the form that RFC 5545 gives it. */
export const textLine = (name: string, text: string) => line(name, text.replace(/[\\;,\n]/g, escaped))

const escaped = (sign: string) => (sign === '\n' ? '\\n' : `\\${sign}`)

/** A property whose value needs no escaping, on as many lines as it takes. */
export function line(name: string, value: string): string {
  const whole = `${name}:${value}`
  const parts: string[] = []
  let from = 0
  let bytes = 0
  for (let at = 0; at < whole.length; ) {
    const sign = whole.codePointAt(at) as number
    const size = bytesOf(sign)
    if (bytes + size > LONGEST) {
      parts.push(whole.slice(from, at))
      from = at
      bytes = 1
    }
    bytes += size
    at += sign > 0xffff ? 2 : 1
  }
  return from === 0 ? whole : `${parts.join('\r\n ')}\r\n ${whole.slice(from)}`
}

/** How long a sign is in UTF-8. */
function bytesOf(sign: number): number {
  if (sign < 0x80) return 1
  if (sign < 0x800) return 2
  return sign < 0x10000 ? 3 : 4
}
