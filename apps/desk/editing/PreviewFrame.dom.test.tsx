import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { PreviewFrame } from './PreviewFrame.tsx'

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

test('the address of a preview is that of the page, also when its path has characters with a meaning', async () => {
  const element = document.body.appendChild(document.createElement('div'))
  await act(async () =>
    createRoot(element).render(<PreviewFrame kind="article" id="a" path="/article/#kino?" body={{}} />),
  )
  const address = '/redaksjon/framsyn/article/%23kino%3F?utkast=article:a'
  expect(element.querySelector('iframe')?.getAttribute('src')).toBe(address)
  const links = [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/redaksjon/nettsida?side=/article/%23kino%3F&utkast=article:a', address])
})
