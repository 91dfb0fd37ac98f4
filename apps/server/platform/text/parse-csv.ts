import { parse } from 'csv-parse/sync'

/** The rows of a sheet as CSV, separated as its first line is: by semicolons, tabs or commas. Null when it cannot be read. */
export function parseCsv(text: string, { keepsEmptyLines = false } = {}): string[][] | null {
  const header =
    text
      .replace(/^\uFEFF/, '')
      .trimStart()
      .split(/\r?\n/, 1)[0] ?? ''
  const delimiter = [';', '\t', ','].find((candidate) => header.includes(candidate)) ?? ','
  try {
    return parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: !keepsEmptyLines,
      trim: true,
    })
  } catch {
    return null
  }
}
