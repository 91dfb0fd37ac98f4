/** Created once: on a phone, a new media query takes as long as rendering a paragraph. */
const motion = matchMedia('(prefers-reduced-motion: no-preference)')

/**
 * Fades in the blocks of a page. The page itself, with its background colours, is there at once: fading all of it would make a dark
 * page flash. A view transition looks much the same, but takes a snapshot of the old page before it lets the new one in.
 */
export function fadeIn(page: HTMLElement) {
  if (!motion.matches) return
  for (const block of page.querySelectorAll(BLOCKS))
    block.animate(KEYFRAMES, { duration: 120, easing: 'ease-out' })
}

/** The blocks of a row's columns: only rows and columns have backgrounds. */
const BLOCKS = ':scope > [data-surface] > * > *'
const KEYFRAMES = { opacity: [0.5, 1] }
