/** The limit of RFC 5545, including the space that a continuation line begins with. */
const MAX_LINE_BYTES = 75

/** A text property of a calendar, escaped as RFC 5545 requires. */
export const formatTextProperty = (name: string, text: string) =>
  formatProperty(name, text.replace(/[\\;,\n]/g, escapeCharacter))

const escapeCharacter = (character: string) => (character === '\n' ? '\\n' : `\\${character}`)

/** A property whose value needs no escaping, folded into lines. */
export function formatProperty(name: string, value: string): string {
  const text = `${name}:${value}`
  const lines: string[] = []
  let lineStart = 0
  let bytes = 0
  for (let index = 0; index < text.length; ) {
    const codePoint = text.codePointAt(index) as number
    const size = utf8Length(codePoint)
    if (bytes + size > MAX_LINE_BYTES) {
      lines.push(text.slice(lineStart, index))
      lineStart = index
      bytes = 1
    }
    bytes += size
    index += codePoint > 0xffff ? 2 : 1
  }
  return lineStart === 0 ? text : `${lines.join('\r\n ')}\r\n ${text.slice(lineStart)}`
}

/** The length of a character in UTF-8, in bytes. */
function utf8Length(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}
