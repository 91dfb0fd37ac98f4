import type { PreviewField } from '@lerret/ui'

/**
 * The documents of previews have no scripts and are of this origin, so the desk reads and listens to them itself. The server marks their
 * elements: `data-block` has the id of a block on the page, `data-field` the field of the page's record that an element shows.
 */
export const BLOCK_ATTRIBUTE = 'data-block'
export const FIELD_ATTRIBUTE = 'data-field'

export interface Press {
  /** null outside blocks, as in the menu. */
  block: string | null
  /** null where the page shows something else than its own record. */
  field: PreviewField | null
}

/** Reports presses in a preview; its links lead nowhere. Returns a function that ends it. */
export function listenForPresses(shown: Document, onPress: (press: Press) => void): () => void {
  const listen = (event: MouseEvent) => {
    event.preventDefault()
    // Not `instanceof Element`: elements of a frame have classes of their own.
    const target = event.target as Element
    onPress({
      block: readMark(target, BLOCK_ATTRIBUTE),
      field: readMark(target, FIELD_ATTRIBUTE) as PreviewField | null,
    })
  }
  shown.addEventListener('click', listen)
  return () => shown.removeEventListener('click', listen)
}

const readMark = (element: Element, attribute: string) =>
  element.closest(`[${attribute}]`)?.getAttribute(attribute) ?? null

export const findFieldElement = (shown: Document, field: PreviewField) =>
  shown.querySelector<HTMLElement>(`[${FIELD_ATTRIBUTE}="${field}"]`)

export const findBlockElement = (shown: Document, block: string) =>
  shown.querySelector<HTMLElement>(`[${BLOCK_ATTRIBUTE}="${CSS.escape(block)}"]`)

export interface Outlines {
  /** Outlines what matches a selector, and nothing else. null: nothing at all. */
  show(selector: string | null): void
}

/** Outlines elements of a preview by a stylesheet, so that elements which replace them are outlined too. */
export function createOutlines(shown: Document): Outlines {
  const view = shown.defaultView as (Window & typeof globalThis) | null
  if (!view) return { show: () => {} }
  const sheet = new view.CSSStyleSheet()
  shown.adoptedStyleSheets = [...shown.adoptedStyleSheets, sheet]
  const show = (selector: string | null) =>
    sheet.replaceSync(PRESSABLE_STYLE + (selector === null ? '' : `${selector} { ${OUTLINE_STYLE} }`))
  show(null)
  return { show }
}

const PRESSABLE_STYLE = `[${FIELD_ATTRIBUTE}] { cursor: pointer } [${FIELD_ATTRIBUTE}]:hover { outline: 2px dashed #f2b134; outline-offset: 4px }`
/** Amber between two dark lines is visible on any picture and surface. */
const OUTLINE_STYLE =
  'outline: 3px solid #f2b134 !important; outline-offset: 4px; box-shadow: 0 0 0 4px #0f1419, 0 0 0 8px #0f1419'

/** Scrolls a preview, and not the page around it, so that an element is in view. */
export function scrollFrameTo(element: HTMLElement): void {
  const view = element.ownerDocument.defaultView
  if (!view) return
  const { top, bottom } = element.getBoundingClientRect()
  if (top >= 0 && bottom <= view.innerHeight) return
  const isTaller = bottom - top > view.innerHeight
  if (isTaller && top < view.innerHeight / 2 && bottom > view.innerHeight / 2) return
  view.scrollTo({ top: view.scrollY + top - SCROLL_MARGIN })
}

const SCROLL_MARGIN = 48
