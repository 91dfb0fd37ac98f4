/** Long enough to read a slide and reach for its button. */
export const SLIDE_DURATION_MS = 7000

export interface SlideshowState {
  count: number
  prefersReducedMotion: boolean
  /** False once the visitor has paused or scrolled the slides. */
  isPlaying: boolean
  isInView: boolean
  /** Under a pointer or finger, or with the focus inside. */
  isInUse: boolean
}

/** Whether a pause button is needed. */
export const canAutoAdvance = ({
  count,
  prefersReducedMotion,
}: Pick<SlideshowState, 'count' | 'prefersReducedMotion'>) => count > 1 && !prefersReducedMotion

export const isAutoAdvancing = ({ isPlaying, isInView, isInUse, ...rest }: SlideshowState) =>
  canAutoAdvance(rest) && isPlaying && isInView && !isInUse

export const nextSlideIndex = (index: number, count: number) => (index + 1) % count

/** The index of the slide that fills most of the strip. */
export const findVisibleSlide = (scrollLeft: number, width: number) =>
  width > 0 ? Math.round(scrollLeft / width) : 0
