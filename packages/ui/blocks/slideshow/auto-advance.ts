/** Long enough to read a slide and reach for its button. */
export const SLIDE_DURATION_MS = 7000

/** Also decides whether there is a pause button. */
export const canAutoAdvance = (count: number, prefersReducedMotion: boolean) =>
  count > 1 && !prefersReducedMotion

export interface SlideshowState {
  canAutoAdvance: boolean
  /** False once the visitor has paused or scrolled the slides. */
  isPlaying: boolean
  isInView: boolean
  /** Under a pointer or finger, or with the focus inside. */
  isInUse: boolean
}

export const isAutoAdvancing = ({
  canAutoAdvance: isPossible,
  isPlaying,
  isInView,
  isInUse,
}: SlideshowState) => isPossible && isPlaying && isInView && !isInUse

export const nextSlideIndex = (index: number, count: number) => (index + 1) % count

/** The index of the slide that fills most of the strip. */
export const findVisibleSlide = (scrollLeft: number, width: number) =>
  width > 0 ? Math.round(scrollLeft / width) : 0
