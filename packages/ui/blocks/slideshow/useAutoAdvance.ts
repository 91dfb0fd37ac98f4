import { type RefObject, useEffect, useRef, useState } from 'react'
import { canMove, isMoving, nextSlide, PAUSE_BETWEEN, slideAt } from './auto-advance.ts'

interface AutoAdvance {
  /** For the strip that is scrolled. */
  strip: RefObject<HTMLUListElement | null>
  /** Whether slides may move by themselves here: false until a script has asked the visitor's system. */
  canMove: boolean
  isPlaying: boolean
  setPlaying: (isPlaying: boolean) => void
}

/** Moves a strip of slides along, until the visitor moves or pauses it. */
export function useAutoAdvance(count: number): AutoAdvance {
  const strip = useRef<HTMLUListElement>(null)
  const [isPlaying, setPlaying] = useState(true)
  const prefersStill = usePrefersStill()
  const isInView = useInView(strip)
  const isAttended = useAttended(strip)
  const moves = isMoving({ count, prefersStill, isPlaying, isInView, isAttended })
  const [place] = useState(rememberPlace)

  useEffect(() => {
    const element = strip.current
    if (!element || !isPlaying) return
    // Whoever comes back or presses play goes on from the slide that stands there.
    place.stay(element)
    const check = () => {
      if (place.isLeft(element)) setPlaying(false)
    }
    element.addEventListener('scroll', check, { passive: true })
    return () => element.removeEventListener('scroll', check)
  }, [isPlaying, place])

  useEffect(() => {
    if (!moves) return
    const timer = setInterval(() => {
      if (!strip.current || document.hidden) return
      if (!place.advance(strip.current, count)) setPlaying(false)
    }, PAUSE_BETWEEN)
    return () => clearInterval(timer)
  }, [moves, count, place])

  return { strip, canMove: canMove({ count, prefersStill }), isPlaying, setPlaying }
}

/** Knows the slide that a strip was left at or sent to, and so whether somebody has scrolled it to another. */
function rememberPlace() {
  let slide = 0
  let isArriving = false
  const standing = (element: Element) => slideAt(element.scrollLeft, element.clientWidth)
  return {
    stay(element: Element) {
      slide = standing(element)
      isArriving = false
    },
    /** False where somebody held it up on its way. */
    advance(element: Element, count: number): boolean {
      if (standing(element) !== slide) return false
      slide = nextSlide(slide, count)
      isArriving = true
      element.scrollTo({ left: slide * element.clientWidth, behavior: 'smooth' })
      return true
    },
    /** On the way to a slide others are passed; once there, nobody but the visitor leads away from it. */
    isLeft(element: Element) {
      const isThere = standing(element) === slide
      if (isThere) isArriving = false
      return !isThere && !isArriving
    },
  }
}

/** As long as nobody has asked, the answer is yes. */
function usePrefersStill(): boolean {
  const [prefersStill, setPrefersStill] = useState(true)
  useEffect(() => {
    const asked = matchMedia('(prefers-reduced-motion: no-preference)')
    const answer = () => setPrefersStill(!asked.matches)
    answer()
    asked.addEventListener('change', answer)
    return () => asked.removeEventListener('change', answer)
  }, [])
  return prefersStill
}

/** So much of it must be seen: on a low window, little more of a tall slide is there together with its buttons. */
const SEEN = 0.25

function useInView(strip: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!strip.current) return
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      {
        threshold: SEEN,
      },
    )
    observer.observe(strip.current)
    return () => observer.disconnect()
  }, [strip])
  return isInView
}

/** Whether a pointer or a finger is on it, or the focus in it. */
function useAttended(strip: RefObject<HTMLElement | null>): boolean {
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  useEffect(() => {
    const element = strip.current
    if (!element) return
    const until = new AbortController()
    const on = (type: string, act: () => void) =>
      element.addEventListener(type, act, { passive: true, signal: until.signal })
    on('pointerenter', () => setPointedAt(true))
    on('pointerleave', () => setPointedAt(false))
    on('focusin', () => setFocus(true))
    on('focusout', () => setFocus(false))
    return () => until.abort()
  }, [strip])
  return isPointedAt || hasFocus
}
