/** Runs something when what has changed by now has been painted: a frame's callback runs before its paint, a timer set in it after. */
export function afterPaint(work: () => void) {
  requestAnimationFrame(() => setTimeout(work))
}
