/** Asked once, as asking anew takes a phone as long as drawing a paragraph. */
const motion = matchMedia('(prefers-reduced-motion: no-preference)')

/**
 * What stands on a page that has come brightens, while the colours behind it are there at once: were the page to fade as a whole,
 * a dark one would flash. The browser's own transition looks much the same, but takes a picture of the page that is left before it
 * lets the next one in.
 */
export function fadeIn(page: HTMLElement) {
  if (!motion.matches) return
  for (const block of page.querySelectorAll(BLOCKS))
    block.animate(BRIGHTEN, { duration: 120, easing: 'ease-out' })
}

/** Those of a row's columns; what has a surface of its own is a row or a column. */
const BLOCKS = ':scope > [data-surface] > * > *'
const BRIGHTEN = { opacity: [0.5, 1] }
