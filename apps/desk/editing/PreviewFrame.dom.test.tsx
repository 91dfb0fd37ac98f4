import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PreviewFrame } from './PreviewFrame.tsx'

const getFrame = () => document.querySelector('iframe') as HTMLIFrameElement

test('the address of a preview is that of the page, also when its path has characters with a meaning', () => {
  const { container } = render(<PreviewFrame kind="article" id="a" path="/article/#kino?" body={{}} />)
  const address = '/redaksjon/framsyn/article/%23kino%3F?utkast=article:a'
  expect(getFrame().getAttribute('src')).toBe(address)
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/redaksjon/nettsida?side=/article/%23kino%3F&utkast=article:a', address])
})

describe('while the server cannot be reached', () => {
  let isReachable: boolean
  /** The title in each request. */
  let asked: unknown[]

  beforeEach(() => {
    vi.useFakeTimers()
    isReachable = false
    asked = []
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      const { title } = JSON.parse(body).records[0].body
      asked.push(title)
      if (!isReachable) throw new TypeError('Failed to fetch')
      const html = `<main>${title}</main>`
      return Response.json({ path: '/article/a', html, problems: [], pageProblems: [] })
    })
  })
  afterEach(() => void vi.useRealTimers())

  /** In steps, because React renders only between them. */
  async function wait(seconds: number) {
    await act(() => vi.advanceTimersByTimeAsync(0))
    for (let passed = 0; passed < seconds; passed++) await act(() => vi.advanceTimersByTimeAsync(1000))
  }
  const getShown = () => getFrame().contentDocument?.body.textContent

  async function givenPreview() {
    const getPreview = (body: { title: string }) => (
      <PreviewFrame kind="article" id="a" path="/article/a" body={body} />
    )
    const { rerender } = render(getPreview({ title: 'Vaffel' }))
    // jsdom loads no frames.
    const contentDocument = document.implementation.createHTMLDocument()
    Object.defineProperty(getFrame(), 'contentDocument', { value: contentDocument })
    fireEvent.load(getFrame())
    await wait(0)
    return {
      async type(title: string) {
        rerender(getPreview({ title }))
        await wait(0)
      },
    }
  }

  test('a preview says that it is not up to date, and draws what is written when it succeeds', async () => {
    const { type } = await givenPreview()
    expect(screen.getByRole('status').textContent).toMatch(/^Førehandsvisinga er ikkje oppdatert/)
    await type('Vaffelkino')
    isReachable = true
    await wait(3)
    expect(screen.getByRole('status').textContent).toBe('')
    expect(getShown()).toBe('Vaffelkino')
  })

  test('the pauses between attempts grow', async () => {
    await givenPreview()
    await wait(7)
    expect(asked.length).toBe(4)
    await wait(60)
    expect(asked.length).toBe(7)
  })

  test('it tries at once when somebody asks for it, and when the network is back', async () => {
    await givenPreview()
    await wait(8)
    const before = asked.length
    fireEvent.click(screen.getByRole('button', { name: 'Prøv no' }))
    await wait(0)
    expect(asked.length).toBe(before + 1)
    isReachable = true
    fireEvent(window, new Event('online'))
    await wait(0)
    expect(getShown()).toBe('Vaffel')
    expect(screen.queryByRole('button', { name: 'Prøv no' })).toBeNull()
  })
})
