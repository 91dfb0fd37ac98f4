/** When slides move by themselves, and when they let be. */

/** Long enough to read a slide and reach for its button. */
export const PAUSE_BETWEEN = 7000

export interface Circumstances {
  count: number
  /** The visitor's system asks for little movement. */
  prefersStill: boolean
  /** Neither paused nor moved by the visitor. */
  isPlaying: boolean
  isInView: boolean
  /** Under a pointer or a finger, or with the focus inside. */
  isAttended: boolean
}

/** Whether there is anything to pause. */
export const canMove = ({ count, prefersStill }: Pick<Circumstances, 'count' | 'prefersStill'>) =>
  count > 1 && !prefersStill

export const isMoving = ({ isPlaying, isInView, isAttended, ...rest }: Circumstances) =>
  canMove(rest) && isPlaying && isInView && !isAttended

export const nextSlide = (index: number, count: number) => (index + 1) % count

/** Which slide stands in a strip that is scrolled so far. */
export const slideAt = (scrolled: number, width: number) => (width > 0 ? Math.round(scrolled / width) : 0)
