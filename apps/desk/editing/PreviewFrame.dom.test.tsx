import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PreviewFrame } from './PreviewFrame.tsx'

test('the address of a preview is that of the page, also when its path has characters with a meaning', () => {
  const { container } = render(<PreviewFrame kind="article" id="a" path="/article/#kino?" body={{}} />)
  const address = '/redaksjon/framsyn/article/%23kino%3F?utkast=article:a'
  expect(container.querySelector('iframe')?.getAttribute('src')).toBe(address)
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/redaksjon/nettsida?side=/article/%23kino%3F&utkast=article:a', address])
})
