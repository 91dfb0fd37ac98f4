import { whenIdle } from '../scheduling/when-idle.ts'

/**
 * Hidden pages in the document: the one that will probably be opened next, and the one that was just left. With
 * `content-visibility: hidden` the browser does not paint such a page, takes it out of the tab order and gives it no space, but
 * keeps its layout. Layout is most of the cost of showing a page.
 */

export function hide(elements: readonly Element[]) {
  for (const { style } of elements as HTMLElement[]) style.contentVisibility = 'hidden'
}

export function unhide(elements: readonly Element[]) {
  for (const { style } of elements as HTMLElement[]) style.contentVisibility = ''
}

/** The elements below the first screen of each prepared page, with the inline style to restore. */
const hiddenBelowFold = new WeakMap<HTMLElement, [element: HTMLElement, style: string][]>()

/** Called after the first screen has been painted. */
export function unhideBelowFold(page: HTMLElement) {
  for (const [element, style] of hiddenBelowFold.get(page) ?? []) element.style.cssText = style
  hiddenBelowFold.delete(page)
}

/** React hides pages with `display: none`, which drops their layout. This hides them differently, and lays them out when idle. */
export function layOutHiddenPages(main: HTMLElement) {
  for (const page of getPageElements(main)) {
    if (isLaidOut(page)) continue
    hide([page])
    page.style.display = ''
    whenIdle(() => layOut(page, main))
  }
}

/** Reading positions makes the browser compute the layout. The page is hidden again before anything is painted. */
function layOut(page: HTMLElement, main: HTMLElement) {
  if (page.style.contentVisibility !== 'hidden' || hiddenBelowFold.has(page)) return
  unhide([page])
  const screenHeight = innerHeight - (main.getBoundingClientRect().top + scrollY)
  const below = [...elementsBelow(page, page.getBoundingClientRect().top + screenHeight)]
  hiddenBelowFold.set(
    page,
    below.map(([element]) => [element, element.style.cssText]),
  )
  for (const [{ style }, { width, height }] of below) {
    style.contentVisibility = 'hidden'
    // A fixed size, so that nothing else moves.
    style.inlineSize = `${width}px`
    style.blockSize = `${height}px`
  }
  hide([page])
  page.firstElementChild?.getBoundingClientRect()
}

function* elementsBelow(parent: HTMLElement, edge: number): Generator<[HTMLElement, DOMRect]> {
  for (const child of parent.children) {
    const rect = child.getBoundingClientRect()
    if (!(child instanceof HTMLElement) || rect.height === 0 || rect.bottom <= edge) continue
    if (rect.top >= edge) yield [child, rect]
    else yield* elementsBelow(child, edge)
  }
}

export const isLaidOut = ({ style }: HTMLElement) => style.display !== 'none'

export const findPageElements = (main: HTMLElement, path: string) =>
  getPageElements(main).filter(({ dataset }) => dataset.page === path)

const getPageElements = (main: HTMLElement) => [...main.children] as HTMLElement[]
