/** Rows as CSV, with a byte order mark so that spreadsheets read it as UTF-8. */
export const formatCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('')}`

/** Quoted, and never a formula: a name or an address may begin with `=` or `+`. */
function toField(text: string): string {
  const harmless = /^[=+\-@\t]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
