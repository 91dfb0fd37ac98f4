import type { META_FIELDS, PageConfig, PageSource } from '@lerret/model'
import type { PageDocument } from './page-document.ts'

export type MetaField = (typeof META_FIELDS)[number]

export type ContentCommand =
  | { type: 'setTitle'; title: string }
  | { type: 'setPath'; path: string }
  | { type: 'addSource'; source: PageSource }
  /** With another model, filters, or one record instead of a list. Its name stays, because blocks refer to it. */
  | { type: 'setSource'; name: string; source: Omit<PageSource, 'name'> }
  | { type: 'removeSource'; name: string }
  /** An empty text removes the binding. */
  | { type: 'setMeta'; binding: MetaField; source: string }

/** The document after a command about what the page is called and where it reads; null when it cannot be carried out. */
export function applyContentCommand(document: PageDocument, command: ContentCommand): PageDocument | null {
  const changes = changePage(document.page, command)
  return changes && { ...document, page: { ...document.page, ...changes } }
}

function changePage(page: PageConfig, command: ContentCommand): Partial<PageConfig> | null {
  switch (command.type) {
    case 'setTitle':
      return { title: command.title }
    case 'setPath':
      return { path: command.path }
    case 'addSource':
      if (page.sources.some(({ name }) => name === command.source.name)) return null
      return { sources: [...page.sources, command.source] }
    case 'setSource': {
      const position = page.sources.findIndex(({ name }) => name === command.name)
      const source = page.sources[position]
      return source ? { sources: page.sources.with(position, { ...source, ...command.source }) } : null
    }
    case 'removeSource':
      return { sources: page.sources.filter(({ name }) => name !== command.name) }
    case 'setMeta':
      return { meta: setMeta(page.meta, command) }
  }
}

function setMeta(
  meta: PageConfig['meta'],
  { binding, source }: ContentCommand & { type: 'setMeta' },
): PageConfig['meta'] {
  const position = meta.data.findIndex(({ locale }) => locale === 'nb')
  const texts = meta.data[position] ?? { locale: 'nb' as const, bindings: [] }
  const index = texts.bindings.findIndex((each) => each.binding === binding)
  const bound = { binding, source }
  const bindings =
    source === ''
      ? texts.bindings.filter((each) => each.binding !== binding)
      : index < 0
        ? [...texts.bindings, bound]
        : texts.bindings.with(index, bound)
  const next = { ...texts, bindings }
  return { ...meta, data: position < 0 ? [...meta.data, next] : meta.data.with(position, next) }
}
