import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react'
import {
  canAutoAdvance,
  findVisibleSlide,
  isAutoAdvancing,
  nextSlideIndex,
  SLIDE_DURATION_MS,
} from './auto-advance.ts'

interface AutoAdvance {
  /** Properties of the list of slides, which is scrolled. */
  strip: Pick<
    ComponentProps<'ul'>,
    'ref' | 'onScroll' | 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'
  >
  /** False on the server, and until the visitor's motion preference is known. */
  canAutoAdvance: boolean
  isPlaying: boolean
  setPlaying: (isPlaying: boolean) => void
  /** The index of the slide that is visible. */
  current: number
  /** Shows a slide and stays there. */
  showSlide: (index: number) => void
}

/** Scrolls a strip of slides automatically, until the visitor scrolls or pauses it. */
export function useAutoAdvance(count: number): AutoAdvance {
  const ref = useRef<HTMLUListElement>(null)
  const [isPlaying, setPlaying] = useState(true)
  const [current, setCurrent] = useState(0)
  const [hasPointer, setHasPointer] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isPossible = canAutoAdvance(count, usePrefersReducedMotion())
  const isInView = useInView(ref)
  const isInUse = hasPointer || hasFocus
  const isAdvancing = isAutoAdvancing({ canAutoAdvance: isPossible, isPlaying, isInView, isInUse })
  const [position] = useState(createPositionTracker)

  // After a return to the page, or a press on play, it continues from the visible slide.
  useEffect(() => {
    if (ref.current && isPlaying) setCurrent(position.reset(ref.current))
  }, [isPlaying, position])

  useEffect(() => {
    if (!isAdvancing) return
    const timer = setInterval(() => {
      if (!ref.current || document.hidden) return
      if (!position.advance(ref.current, count)) setPlaying(false)
    }, SLIDE_DURATION_MS)
    return () => clearInterval(timer)
  }, [isAdvancing, count, position])

  return {
    strip: {
      ref,
      onScroll({ currentTarget }) {
        setCurrent(getVisibleSlide(currentTarget))
        if (position.hasMoved(currentTarget)) setPlaying(false)
      },
      onPointerEnter: () => setHasPointer(true),
      onPointerLeave: () => setHasPointer(false),
      onFocus: () => setHasFocus(true),
      onBlur: () => setHasFocus(false),
    },
    canAutoAdvance: isPossible,
    isPlaying,
    setPlaying,
    current,
    showSlide(index) {
      setPlaying(false)
      ref.current?.scrollTo({ left: index * ref.current.clientWidth })
    },
  }
}

const getVisibleSlide = (element: Element) => findVisibleSlide(element.scrollLeft, element.clientWidth)

/** Tracks the slide that the strip shows or is scrolling to, in order to notice when the visitor scrolls to another. */
function createPositionTracker() {
  let slide = 0
  let isScrolling = false
  return {
    /** Returns the visible slide. */
    reset(element: Element): number {
      slide = getVisibleSlide(element)
      isScrolling = false
      return slide
    },
    /** False if the strip did not reach the previous slide, because the visitor stopped it. */
    advance(element: Element, count: number): boolean {
      if (getVisibleSlide(element) !== slide) return false
      slide = nextSlideIndex(slide, count)
      isScrolling = true
      element.scrollTo({ left: slide * element.clientWidth, behavior: 'smooth' })
      return true
    },
    /** Ignores the slides that are passed on the way. Once the target is reached, only the visitor scrolls away from it. */
    hasMoved(element: Element) {
      const isAtSlide = getVisibleSlide(element) === slide
      if (isAtSlide) isScrolling = false
      return !isAtSlide && !isScrolling
    },
  }
}

/** True until the preference is known. */
function usePrefersReducedMotion(): boolean {
  const [prefersReducedMotion, setPrefersReducedMotion] = useState(true)
  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: no-preference)')
    const update = () => setPrefersReducedMotion(!query.matches)
    update()
    query.addEventListener('change', update)
    return () => query.removeEventListener('change', update)
  }, [])
  return prefersReducedMotion
}

/** In a low window, little more than a quarter of a tall slide is visible together with its buttons. */
const MIN_VISIBLE_RATIO = 0.25

function useInView(strip: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!strip.current) return
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { threshold: MIN_VISIBLE_RATIO },
    )
    observer.observe(strip.current)
    return () => observer.disconnect()
  }, [strip])
  return isInView
}
