// Readers see these elements and attributes of an editor's HTML. The server cleans it for the public site, and the desk for editors.

export const ALLOWED_ELEMENTS = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'address'],
  ...['a', 'abbr', 'b', 'cite', 'code', 'em', 'i', 'kbd', 'mark', 'q', 's', 'small', 'strong', 'sub', 'sup'],
  ...['time', 'u', 'figure', 'figcaption', 'img', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th'],
  ...['td', 'details', 'summary'],
]

/** The keys are elements; `*` stands for all of them. */
export const ALLOWED_ATTRIBUTES: Record<string, string[]> = {
  '*': ['id', 'lang', 'dir'],
  a: ['data-video', 'href', 'title', 'rel'],
  abbr: ['title'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  ol: ['start', 'reversed'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  time: ['datetime'],
}

export const ALLOWED_SCHEMES = ['https', 'http', 'mailto', 'tel']
export const ALLOWED_IMAGE_SCHEMES = ['https', 'http']

/** Elements whose text is not shown either. */
export const ELEMENTS_WITHOUT_TEXT = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'title',
  'template',
  'svg',
  'math',
]

/** The page has the first heading, and the site shows three levels below it. */
export const RENAMED_HEADINGS: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' }
