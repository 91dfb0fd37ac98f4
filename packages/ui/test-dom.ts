import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

afterEach(() => {
  cleanup()
  // Files share one document.
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

// What browsers have and jsdom lacks, for tests of the `dom` project. It has no layout and no media, so no query matches.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  }) as MediaQueryList
