import { rememberedName, showMe } from './shell/me.ts'

/**
 * The few lines that stand in every page. Nothing else of the site's script is asked for before the page has been painted: the
 * app is fetched when the browser has nothing better to do, or when the visitor first touches something.
 */
const files = ((document.currentScript as HTMLScriptElement).dataset.app as string).split(' ')
const TOUCHES = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart']
let isFetched = false

// Before anything is painted: a sign that changes while one looks at it is a flicker.
showMe(rememberedName())

async function fetchApp() {
  if (isFetched) return
  isFetched = true
  for (const touch of TOUCHES) removeEventListener(touch, fetchApp)
  // All are asked for at once. Each is read in a turn of its own and the app, which is the last, started in another, so that the
  // visitor gets a word in between.
  for (const href of files) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  try {
    let app: { start: () => void } | undefined
    for (const file of files) app = await import(/* @vite-ignore */ file)
    setTimeout(() => app?.start())
  } catch {
    // A site of plain pages is whole without a script.
    console.error('bundle loading error')
  }
}

for (const touch of TOUCHES) addEventListener(touch, fetchApp, { passive: true })
addEventListener('load', () => {
  const fetchWhenIdle = () => (self.requestIdleCallback ?? setTimeout)(fetchApp)
  // A browser that does not tell has long painted by then. What nobody looks at has no frames, and waits.
  requestAnimationFrame(() => setTimeout(fetchWhenIdle, 3000))
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint')[0]) fetchWhenIdle()
  }).observe({ type: 'paint', buffered: true })
})
