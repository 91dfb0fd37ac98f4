/** Runs a callback after the next paint: a frame's callback runs before its paint, a timer set there after it. */
export function afterPaint(callback: () => void) {
  requestAnimationFrame(() => setTimeout(callback))
}
