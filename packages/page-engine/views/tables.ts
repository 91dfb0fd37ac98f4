import type { SafeHtml } from '@lerret/model'

/**
 * Prepares the tables of a text for phones: each cell gets the heading of its column as its label, by which the stylesheet can stack
 * the cells of a row, and each table gets a container that scrolls, also by keyboard.
 */
export function prepareTables(html: SafeHtml): SafeHtml {
  if (!html.includes('<table')) return html
  return html
    .replaceAll(INNERMOST_TABLE, prepareTable)
    .replaceAll(UNNAMED_TABLE, (table) => openContainer('') + table)
    .replaceAll('</table>', '</table></div>') as SafeHtml
}

/** A table with no other table inside. */
const INNERMOST_TABLE = /<table\b(?:(?!<table\b)[\s\S])*?<\/table>/g
/** A table that is not in a container yet, since it has others inside. */
const UNNAMED_TABLE = /(?<!tabindex="0">)<table\b/g
const ROW = /<tr\b[\s\S]*?<\/tr>/g
const CELL = /<(t[hd])\b([^>]*)>([\s\S]*?)<\/\1>/g

function prepareTable(table: string): string {
  const headings = listHeadings(table.match(ROW)?.[0] ?? '')
  const caption = /<caption\b[^>]*>([\s\S]*?)<\/caption>/.exec(table)?.[1]
  const name = caption ? toAttributeText(caption) : headings.join(', ')
  const hasSpans = /<t[hd]\b[^>]* (col|row)span=/.test(table)
  return openContainer(name) + (hasSpans ? table : labelCells(table, headings))
}

/** The texts of a row in which every cell is a heading. */
function listHeadings(row: string): string[] {
  const cells = [...row.matchAll(CELL)]
  if (!cells.every(([, element]) => element === 'th')) return []
  return cells.map(([, , , content = '']) => toAttributeText(content))
}

function labelCells(table: string, headings: string[]): string {
  return table.replaceAll(ROW, (row) => {
    let column = 0
    return row.replaceAll(CELL, (cell, element: string, attributes: string, content: string) => {
      const label = headings[column++]
      return element === 'td' && label ? `<td data-label="${label}"${attributes}>${content}</td>` : cell
    })
  })
}

const openContainer = (name: string) =>
  name ? `<div role="group" aria-label="${name}" tabindex="0">` : '<div role="group" tabindex="0">'

/** The text of cleaned HTML, in which all but quotation marks is escaped. */
const toAttributeText = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;')
    .trim()
