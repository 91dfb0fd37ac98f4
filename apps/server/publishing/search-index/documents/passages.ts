import type { SafeHtml } from '@lerret/model'
import { decodeHTML } from 'entities/decode'

/** A paragraph, list item, list of facts or table row, with the heading above it and the caption of the table. */
export interface Passage {
  heading: string
  text: string
}

/** Splits cleaned HTML into passages that can be read alone: a table row has the names of its columns. */
export function listPassages(html: SafeHtml, firstHeading = ''): Passage[] {
  const passages: Passage[] = []
  const facts: string[] = []
  let heading = firstHeading
  let columns: string[] = []
  let cells: string[] = []
  let rows: string[][] = []
  let caption = ''
  let isInHead = false
  let text = ''
  const take = () => {
    const taken = text.replaceAll(/\s+/g, ' ').trim()
    text = ''
    return taken
  }
  const add = (passage: string, above = heading) => {
    if (passage !== '') passages.push({ heading: above, text: passage })
  }
  const addTable = () => {
    const above = [heading, caption].filter(Boolean).join(', ')
    const facts = rows.map((row) => row.join(': ')).join(' · ')
    if (columns.length <= 2 && facts.length <= MAX_FACTS_LENGTH) add(facts, above)
    else for (const row of rows) add(formatRow(row, columns), above)
  }
  for (const [token, isClosing, name = ''] of html.matchAll(TOKEN)) {
    const element = name.toLowerCase()
    if (element === '') text += decodeHTML(token)
    else if (element === 'br') text += ', '
    else if (!isClosing) {
      if (BLOCKS.has(element)) add(take())
      if (element === 'thead') isInHead = true
      if (element === 'tr') cells = []
      if (element === 'table') [columns, rows, caption] = [[], [], '']
    } else if (/^h[1-6]$/.test(element)) heading = take()
    else if (element === 'caption') caption = take()
    else if (element === 'dt') facts.push(take())
    else if (element === 'dd') facts.push(`${facts.pop() ?? ''}: ${take()}`)
    else if (element === 'dl') add(facts.splice(0).join(' · '))
    else if (element === 'th' || element === 'td') cells.push(take())
    else if (element === 'thead') isInHead = false
    else if (element === 'tr' && isInHead) columns = cells
    else if (element === 'tr') rows.push(cells)
    else if (element === 'table') addTable()
    else if (BLOCKS.has(element)) add(take())
  }
  add(take())
  return passages
}

/** A longer table of two columns is read row by row. */
const MAX_FACTS_LENGTH = 300

const TOKEN = /<(\/)?([a-z][a-z0-9]*)\b[^<>]*>|[^<]+/gi

const BLOCKS = new Set(
  'p li ul ol dl div blockquote table caption h1 h2 h3 h4 h5 h6 figure figcaption pre'.split(' '),
)

function formatRow([first = '', ...rest]: string[], columns: string[]): string {
  const values = rest.flatMap((cell, at) => {
    const column = columns[at + 1]
    return cell === '' || cell === '–' ? [] : column ? `${column}: ${cell}` : cell
  })
  return values.length === 0 ? first : `${first} – ${values.join(' · ')}`
}
