/** The cells of a table copied from a spreadsheet. Cells with tabs, line breaks or quotes are quoted, with quotes doubled. */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [[]]
  let index = 0
  while (index < text.length) {
    const { cell, end } = readCell(text, index)
    rows.at(-1)?.push(cell)
    const separator = text[end]
    if (separator === undefined) break
    const isLineEnd = separator === '\n' || separator === '\r'
    index = end + (text.startsWith('\r\n', end) ? 2 : 1)
    // A line break after the last row begins no row.
    if (isLineEnd && index < text.length) rows.push([])
    if (!isLineEnd && index === text.length) rows.at(-1)?.push('')
  }
  return rows.filter((row) => row.length > 0)
}

const QUOTED = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y
const PLAIN = /[^\t\r\n]*/y

function readCell(text: string, start: number): { cell: string; end: number } {
  QUOTED.lastIndex = start
  const quoted = QUOTED.exec(text)
  if (quoted) return { cell: (quoted[1] ?? '').replaceAll('""', '"'), end: start + quoted[0].length }
  PLAIN.lastIndex = start
  const [cell = ''] = PLAIN.exec(text) ?? []
  return { cell, end: start + cell.length }
}
