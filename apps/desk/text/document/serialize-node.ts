import type { Fragment, Mark, Node } from '@tiptap/pm/model'

/** The HTML of an element of a text, written in one way only. What the element was read from is not looked at. */
export function serializeNode(node: Node): string {
  const { attrs } = node
  switch (node.type.name) {
    case 'paragraph':
      return `<p>${serializeInline(node.content)}</p>`
    case 'heading':
      return `<h${attrs.level}>${serializeInline(node.content)}</h${attrs.level}>`
    case 'bulletList':
      return `<ul>\n${serializeEach(node)}\n</ul>`
    case 'orderedList':
      return `<ol${attributes({ start: attrs.start === 1 ? null : attrs.start, type: attrs.type })}>\n${serializeEach(node)}\n</ol>`
    case 'listItem':
      return `<li>${serializeParagraphs(node)}</li>`
    case 'blockquote':
      return `<blockquote>${serializeParagraphs(node)}</blockquote>`
    case 'horizontalRule':
      return '<hr>'
    case 'figure':
      return serializeFigure(node)
    case 'table':
      return serializeTable(node)
    case 'frozen':
      return attrs.html
    default:
      throw new Error(`No HTML is defined for the node ${node.type.name}.`)
  }
}

const serializeEach = (node: Node) => node.children.map(serializeNode).join('\n')

/** A single paragraph stands without its tags, as it does in most texts. */
function serializeParagraphs(node: Node): string {
  const [first, ...others] = node.children
  const needsTags =
    node.attrs.hasParagraphTags ||
    first?.type.name !== 'paragraph' ||
    others.some((other) => other.type.name === 'paragraph')
  if (needsTags) return serializeEach(node)
  return [serializeInline(first.content), ...others.map(serializeNode)].join('\n')
}

function serializeFigure({ attrs, content }: Node): string {
  const { src, alt, width, height, loading } = attrs
  const caption = content.size > 0 ? `<figcaption>${serializeInline(content)}</figcaption>` : ''
  return `<figure><img${attributes({ src, alt, width, height, loading })}>${caption}</figure>`
}

function serializeTable(table: Node): string {
  const caption = table.attrs.caption ? `<caption>${escapeText(table.attrs.caption)}</caption>\n` : ''
  const sections = ['thead', 'tbody', 'tfoot'].map((tag) => {
    const rows = table.children.filter((row) => row.attrs.section === tag).map(serializeRow)
    if (rows.length === 0) return ''
    return rows.length === 1 && tag !== 'tbody'
      ? `<${tag}>${rows[0]}</${tag}>\n`
      : `<${tag}>\n${rows.join('\n')}\n</${tag}>\n`
  })
  return `<table>\n${caption}${sections.join('')}</table>`
}

const serializeRow = (row: Node) => `<tr>${row.children.map(serializeCell).join('')}</tr>`

function serializeCell(cell: Node): string {
  const tag = cell.type.name === 'tableHeader' ? 'th' : 'td'
  const { scope = null, colspan, rowspan } = cell.attrs
  const span = (count: number) => (count === 1 ? null : count)
  const tags = attributes({ scope, colspan: span(colspan), rowspan: span(rowspan) })
  return `<${tag}${tags}>${serializeParagraphs(cell)}</${tag}>`
}

function serializeInline(content: Fragment): string {
  let html = ''
  let open: readonly Mark[] = []
  content.forEach((node) => {
    const shared = countShared(open, node.marks)
    html += closeMarks(open.slice(shared)) + node.marks.slice(shared).map(openMark).join('')
    html += node.isText ? escapeText(node.text ?? '') : '<br>'
    open = node.marks
  })
  return html + closeMarks(open)
}

function countShared(open: readonly Mark[], next: readonly Mark[]): number {
  const different = open.findIndex((mark, index) => !next[index]?.eq(mark))
  return different < 0 ? open.length : different
}

const openMark = (mark: Mark) => {
  const { href, title } = mark.attrs
  return mark.type.name === 'link' ? `<a${attributes({ href, title })}>` : `<${mark.attrs.tag}>`
}

const closeMarks = (marks: readonly Mark[]) =>
  marks
    .toReversed()
    .map((mark) => (mark.type.name === 'link' ? '</a>' : `</${mark.attrs.tag}>`))
    .join('')

const attributes = (values: Record<string, string | number | null>) =>
  Object.entries(values)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ` ${name}="${escapeText(String(value)).replaceAll('"', '&quot;')}"`)
    .join('')

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;')
