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

/** React takes what it draws out of sight out of the layout too. Here it is put back, and laid out when there is time. */
export function layOutAhead(main: HTMLElement) {
  for (const page of pagesIn(main)) {
    if (isLaidOut(page)) continue
    hide([page])
    page.style.display = ''
    const idle = self.requestIdleCallback ?? setTimeout
    // Being asked where something lies, the browser works it out.
    idle(() => page.firstElementChild?.getBoundingClientRect())
  }
}

export const isLaidOut = ({ style }: HTMLElement) => style.display !== 'none'

export const pagesAt = (main: HTMLElement, path: string) =>
  pagesIn(main).filter(({ dataset }) => dataset.page === path)

const pagesIn = (main: HTMLElement) => [...main.children] as HTMLElement[]
