import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { PageDocument } from '../commands/page-document.ts'
import { getDemoDocument } from '../commands/test-page-documents.ts'
import { Canvas } from './Canvas.tsx'
import { usePreview } from './use-preview.ts'

afterEach(() => void vi.useRealTimers())

function PreviewedPage({ document }: { document: PageDocument }) {
  const preview = usePreview(document, undefined, null)
  return (
    <Canvas
      preview={preview}
      document={document}
      selected={null}
      width="lg"
      onPress={() => {}}
      onMove={() => {}}
    />
  )
}

test('a page whose preview failed is not said to be what is shown, and is asked for again', async () => {
  vi.useFakeTimers()
  let attempts = 0
  vi.stubGlobal('fetch', async () => {
    attempts++
    if (attempts === 1) return Response.json({ code: 'overloaded' }, { status: 503 })
    return Response.json({ path: '/', html: null, problems: [], pageProblems: [] })
  })
  render(<PreviewedPage document={getDemoDocument('/')} />)
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByText(/^Førehandsvisinga er ikkje oppdatert/)).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(screen.queryByText(/^Førehandsvisinga er ikkje oppdatert/)).toBeNull()
  expect(attempts).toBe(2)
})
