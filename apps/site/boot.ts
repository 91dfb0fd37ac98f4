import { rememberedName, showMe } from './shell/me.ts'

/**
 * The few lines that stand in every page. Nothing else of the site's script is asked for before the page has been painted: the
 * app is fetched when the browser has nothing better to do, or when the visitor first touches something.
 */
const app = (document.currentScript as HTMLScriptElement).dataset.app as string
const TOUCHES = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart']
let isFetched = false

// Before anything is painted: a sign that changes while one looks at it is a flicker.
showMe(rememberedName())

function fetchApp() {
  if (isFetched) return
  isFetched = true
  for (const touch of TOUCHES) removeEventListener(touch, fetchApp)
  // Read in one turn and started in another, so that the visitor gets a word in between. What fails here leaves a site of plain
  // pages, which is whole without a script.
  import(/* @vite-ignore */ app).then(({ start }) => setTimeout(start)).catch(() => {})
}

for (const touch of TOUCHES) addEventListener(touch, fetchApp, { passive: true })
addEventListener('load', () => {
  // A frame's callback runs before the paint, a timer set in it after.
  requestAnimationFrame(() => setTimeout(() => (self.requestIdleCallback ?? setTimeout)(fetchApp)))
})
