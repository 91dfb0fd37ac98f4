import { type RefObject, useEffect, useRef, useState } from 'react'
import {
  canAutoAdvance,
  findVisibleSlide,
  isAutoAdvancing,
  nextSlideIndex,
  SLIDE_DURATION_MS,
} from './auto-advance.ts'

interface AutoAdvance {
  /** For the strip that is scrolled. */
  strip: RefObject<HTMLUListElement | null>
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
  const strip = useRef<HTMLUListElement>(null)
  const [isPlaying, setPlaying] = useState(true)
  const [current, setCurrent] = useState(0)
  const isPossible = canAutoAdvance(count, usePrefersReducedMotion())
  const isInView = useInView(strip)
  const isInUse = useInUse(strip)
  const isAdvancing = isAutoAdvancing({ canAutoAdvance: isPossible, isPlaying, isInView, isInUse })
  const [position] = useState(createPositionTracker)

  useEffect(() => {
    const element = strip.current
    if (!element) return
    const updateCurrent = () => setCurrent(findVisibleSlide(element.scrollLeft, element.clientWidth))
    // After a return to the page, the strip may be scrolled already.
    updateCurrent()
    element.addEventListener('scroll', updateCurrent, { passive: true })
    return () => element.removeEventListener('scroll', updateCurrent)
  }, [])

  useEffect(() => {
    const element = strip.current
    if (!element || !isPlaying) return
    // After a return to the page, or a press on play, it continues from the visible slide.
    position.reset(element)
    const pauseIfScrolled = () => {
      if (position.hasMoved(element)) setPlaying(false)
    }
    element.addEventListener('scroll', pauseIfScrolled, { passive: true })
    return () => element.removeEventListener('scroll', pauseIfScrolled)
  }, [isPlaying, position])

  useEffect(() => {
    if (!isAdvancing) return
    const timer = setInterval(() => {
      if (!strip.current || document.hidden) return
      if (!position.advance(strip.current, count)) setPlaying(false)
    }, SLIDE_DURATION_MS)
    return () => clearInterval(timer)
  }, [isAdvancing, count, position])

  function showSlide(index: number) {
    setPlaying(false)
    strip.current?.scrollTo({ left: index * strip.current.clientWidth })
  }

  return { strip, canAutoAdvance: isPossible, isPlaying, setPlaying, current, showSlide }
}

/** Tracks the slide that the strip shows or is scrolling to, in order to notice when the visitor scrolls to another. */
function createPositionTracker() {
  let slide = 0
  let isScrolling = false
  const getVisibleSlide = (element: Element) => findVisibleSlide(element.scrollLeft, element.clientWidth)
  return {
    reset(element: Element) {
      slide = getVisibleSlide(element)
      isScrolling = false
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

/** Whether a pointer or finger is on it, or the focus inside. */
function useInUse(strip: RefObject<HTMLElement | null>): boolean {
  const [hasPointer, setHasPointer] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  useEffect(() => {
    const element = strip.current
    if (!element) return
    const controller = new AbortController()
    const on = (type: string, listener: () => void) =>
      element.addEventListener(type, listener, { passive: true, signal: controller.signal })
    on('pointerenter', () => setHasPointer(true))
    on('pointerleave', () => setHasPointer(false))
    on('focusin', () => setHasFocus(true))
    on('focusout', () => setHasFocus(false))
    return () => controller.abort()
  }, [strip])
  return hasPointer || hasFocus
}
