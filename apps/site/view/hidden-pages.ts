import { whenIdle } from '../scheduling/when-idle.ts'

/**
 * Pages that stand in the document and are not seen: the one that is about to be wanted, and the one that was just left. The
 * browser neither paints such a page nor lets anybody reach it, and it takes no room; but where everything in it lies is kept,
 * and to lay a page out is most of what showing one takes.
 */

export function hide(elements: readonly Element[]) {
  for (const { style } of elements as HTMLElement[]) style.contentVisibility = 'hidden'
}

export function unhide(elements: readonly Element[]) {
  for (const { style } of elements as HTMLElement[]) style.contentVisibility = ''
}

/** What of a page that is laid out lies below the screen that it will fill, with the style it has when it is seen. */
const belowScreen = new WeakMap<HTMLElement, [part: HTMLElement, style: string][]>()

/** That is painted when the screen has been. */
export function unhideBelowScreen(page: HTMLElement) {
  for (const [part, style] of belowScreen.get(page) ?? []) part.style.cssText = style
  belowScreen.delete(page)
}

/** React takes what it draws out of sight out of the layout too. Here it is put back, and laid out when there is time. */
export function layOutAhead(main: HTMLElement) {
  for (const page of pagesIn(main)) {
    if (isLaidOut(page)) continue
    hide([page])
    page.style.display = ''
    whenIdle(() => layOut(page, main))
  }
}

/** Being asked where something lies, the browser works it out. Nothing is painted before the page is hidden again. */
function layOut(page: HTMLElement, main: HTMLElement) {
  if (page.style.contentVisibility !== 'hidden' || belowScreen.has(page)) return
  unhide([page])
  const screen = innerHeight - (main.getBoundingClientRect().top + scrollY)
  const below = [...partsBelow(page, page.getBoundingClientRect().top + screen)]
  belowScreen.set(
    page,
    below.map(([part]) => [part, part.style.cssText]),
  )
  for (const [{ style }, { width, height }] of below) {
    style.contentVisibility = 'hidden'
    // It keeps the room that it has, so that nothing else moves.
    style.inlineSize = `${width}px`
    style.blockSize = `${height}px`
  }
  hide([page])
  page.firstElementChild?.getBoundingClientRect()
}

function* partsBelow(part: HTMLElement, edge: number): Generator<[HTMLElement, DOMRect]> {
  for (const child of part.children) {
    const place = child.getBoundingClientRect()
    if (!(child instanceof HTMLElement) || place.height === 0 || place.bottom <= edge) continue
    if (place.top >= edge) yield [child, place]
    else yield* partsBelow(child, edge)
  }
}

export const isLaidOut = ({ style }: HTMLElement) => style.display !== 'none'

export const pagesAt = (main: HTMLElement, path: string) =>
  pagesIn(main).filter(({ dataset }) => dataset.page === path)

const pagesIn = (main: HTMLElement) => [...main.children] as HTMLElement[]
