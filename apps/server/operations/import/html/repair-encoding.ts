/** Two or three characters that are the bytes of one UTF-8 letter, read as Latin-1: `Ã¸` for `ø`, `â€“` for a dash. */
const MISREAD_LETTER = /[\u00c2\u00c3][\u0080-\u00bf\u0152-\u2122]|\u00e2[\u0080-\u00bf\u0152-\u2122]{2}/g

/** Repairs text whose UTF-8 was once read as Latin-1 and stored so. Other text stays as it is, also `Å` before a quote. */
export const repairEncoding = (text: string): string =>
  text.replaceAll(MISREAD_LETTER, (letters) => {
    const bytes = Array.from(letters, toByte)
    if (bytes.includes(undefined)) return letters
    try {
      return strictUtf8.decode(Uint8Array.from(bytes as number[]))
    } catch {
      return letters
    }
  })

const strictUtf8 = new TextDecoder('utf-8', { fatal: true })

/** The byte of a character in windows-1252, which browsers and databases use for Latin-1. */
function toByte(character: string): number | undefined {
  const code = character.charCodeAt(0)
  return code <= 0xff ? code : BYTES.get(character)
}

const windows1252 = new TextDecoder('windows-1252')
const BYTES = new Map(
  Array.from({ length: 32 }, (_, index) => [windows1252.decode(Uint8Array.of(0x80 + index)), 0x80 + index]),
)
